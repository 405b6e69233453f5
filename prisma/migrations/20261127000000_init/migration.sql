-- The whole domain. The first part and the last are written by hand: what they hold Prisma's schema cannot say.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Words of a text: composed, lower-case, everything that is neither letter nor digit becomes a space.
-- The index and the query go through the same function, so "205/55" and "f/1,8" meet on both sides.
-- The collation is pinned: what a letter is must not depend on how somebody's database was created.
CREATE FUNCTION search_words_of(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(lower(normalize(value, NFC) COLLATE "pg_c_utf8"), '[^[:alnum:]]+', ' ', 'g');

-- The same without diacritics. unaccent() is only STABLE because its rules file could change; ours doesn't.
CREATE FUNCTION plain_words_of(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT search_words_of(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC))) $$;

-- Lithuanian, Russian and English stems beside the plain forms: a query asks for either.
CREATE FUNCTION text_search_vector(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT to_tsvector('pg_catalog.lithuanian', search_words_of(value))
        || to_tsvector('pg_catalog.russian', search_words_of(value))
        || to_tsvector('pg_catalog.english', search_words_of(value))
        || to_tsvector('pg_catalog.simple', plain_words_of(value))
  $$;

CREATE FUNCTION product_search_vector(name text, description text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT setweight(text_search_vector(coalesce(name, '')), 'A')
        || setweight(text_search_vector(coalesce(description, '')), 'D')
  $$;

CREATE FUNCTION address_search_vector(address text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT text_search_vector(coalesce(address, '')) $$;

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "surname" TEXT,
    "username" TEXT NOT NULL,
    "email" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "phone" TEXT,
    "phone_verified_at" TIMESTAMPTZ(3),
    "pending_phone" TEXT,
    "address" TEXT,
    "avatar" TEXT,
    "language" TEXT NOT NULL DEFAULT 'lt',
    "role" TEXT NOT NULL DEFAULT 'user',
    "password_hash" TEXT,
    "suspended_at" TIMESTAMPTZ(3),
    "suspended_reason" TEXT,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "reviews_count" INTEGER NOT NULL DEFAULT 0,
    "subscribers_count" INTEGER NOT NULL DEFAULT 0,
    "subscriptions_count" INTEGER NOT NULL DEFAULT 0,
    "company_confirmed_at" TIMESTAMPTZ(3),
    "identity_confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_registrations" (
    "id" INTEGER NOT NULL,
    "channel" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "password_hash" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'lt',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification_codes" (
    "id" SERIAL NOT NULL,
    "purpose" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "user_id" INTEGER,
    "pending_id" INTEGER,
    "code_hash" TEXT NOT NULL,
    "wrong_tries" INTEGER NOT NULL DEFAULT 0,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verification_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "social_accounts" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "social_accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "categories" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_lt" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL,
    "thumbnail" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subcategories" (
    "id" SERIAL NOT NULL,
    "category_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_lt" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL,
    "subthumbnail" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "subcategories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "option_fields" (
    "id" SERIAL NOT NULL,
    "subcategory_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "label_en" TEXT NOT NULL,
    "label_lt" TEXT NOT NULL,
    "label_ru" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "choices" JSONB,
    "unit" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "option_fields_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pictures" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "user_id" INTEGER,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "thumbhash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pictures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "price_cents" BIGINT NOT NULL,
    "old_price_cents" BIGINT,
    "category_id" INTEGER NOT NULL,
    "subcategory_id" INTEGER,
    "status" TEXT NOT NULL,
    "state" TEXT,
    "options" JSONB NOT NULL DEFAULT '{}',
    "specifications" JSONB NOT NULL DEFAULT '[]',
    "address" TEXT,
    "language" TEXT,
    "contact_phone" TEXT,
    "contact_email" TEXT,
    "watch_count" INTEGER NOT NULL DEFAULT 0,
    "written_count" INTEGER NOT NULL DEFAULT 0,
    "called_count" INTEGER NOT NULL DEFAULT 0,
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_reason" TEXT,
    "owner_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "search_vector" tsvector GENERATED ALWAYS AS (product_search_vector("name", "description")) STORED,
    "address_vector" tsvector GENERATED ALWAYS AS (address_search_vector("address")) STORED,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_pictures" (
    "product_id" INTEGER NOT NULL,
    "picture_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "product_pictures_pkey" PRIMARY KEY ("product_id","position")
);

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "price_changes" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "price_cents" BIGINT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "favorites" (
    "user_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favorites_pkey" PRIMARY KEY ("user_id","product_id")
);

-- CreateTable
CREATE TABLE "product_views" (
    "product_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "viewer" TEXT NOT NULL,

    CONSTRAINT "product_views_pkey" PRIMARY KEY ("product_id","day","viewer")
);

-- CreateTable
CREATE TABLE "phone_reveals" (
    "product_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "phone_reveals_pkey" PRIMARY KEY ("product_id","user_id","day")
);

-- CreateTable
CREATE TABLE "ads" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "category_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'image',
    "status" TEXT NOT NULL DEFAULT 'available',
    "image_urls" TEXT[],
    "link" TEXT NOT NULL,
    "priority" TEXT,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "approved_at" TIMESTAMPTZ(3),
    "clicks_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "ads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ad_subcategories" (
    "ad_id" INTEGER NOT NULL,
    "subcategory_id" INTEGER NOT NULL,

    CONSTRAINT "ad_subcategories_pkey" PRIMARY KEY ("ad_id","subcategory_id")
);

-- CreateTable
CREATE TABLE "chats" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "user_low_id" INTEGER NOT NULL,
    "user_high_id" INTEGER NOT NULL,
    "last_seq" INTEGER NOT NULL DEFAULT 0,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" SERIAL NOT NULL,
    "chat_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "client_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_reads" (
    "chat_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "read_seq" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "chat_reads_pkey" PRIMARY KEY ("chat_id","user_id")
);

-- CreateTable
CREATE TABLE "blocks" (
    "blocker_id" INTEGER NOT NULL,
    "blocked_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "complaints" (
    "id" SERIAL NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "complained_user_id" INTEGER NOT NULL,
    "product_id" INTEGER,
    "message_id" INTEGER,
    "complaint_text" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "decision_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "complaints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" SERIAL NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "recipient_id" INTEGER NOT NULL,
    "rating" INTEGER NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "verified_contact" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "subscriber_id" INTEGER NOT NULL,
    "subscribed_to_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("subscriber_id","subscribed_to_id")
);

-- CreateTable
CREATE TABLE "confirmations" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "details" BYTEA NOT NULL,
    "document_key" TEXT NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "confirmations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" SERIAL NOT NULL,
    "actor_id" INTEGER,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "status" INTEGER,
    "response" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_phone_key" ON "users"("phone");

-- CreateIndex
CREATE INDEX "users_created_at_idx" ON "users"("created_at");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "pending_registrations_email_idx" ON "pending_registrations"("email");

-- CreateIndex
CREATE INDEX "pending_registrations_phone_idx" ON "pending_registrations"("phone");

-- CreateIndex
CREATE INDEX "pending_registrations_expires_at_idx" ON "pending_registrations"("expires_at");

-- CreateIndex
CREATE INDEX "verification_codes_purpose_address_created_at_idx" ON "verification_codes"("purpose", "address", "created_at");

-- CreateIndex
CREATE INDEX "verification_codes_user_id_idx" ON "verification_codes"("user_id");

-- CreateIndex
CREATE INDEX "verification_codes_pending_id_idx" ON "verification_codes"("pending_id");

-- CreateIndex
CREATE INDEX "social_accounts_user_id_idx" ON "social_accounts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "social_accounts_provider_provider_id_key" ON "social_accounts"("provider", "provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "categories_slug_key" ON "categories"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "subcategories_category_id_slug_key" ON "subcategories"("category_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "subcategories_id_category_id_key" ON "subcategories"("id", "category_id");

-- CreateIndex
CREATE UNIQUE INDEX "option_fields_subcategory_id_key_key" ON "option_fields"("subcategory_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "pictures_key_key" ON "pictures"("key");

-- CreateIndex
CREATE INDEX "pictures_user_id_created_at_idx" ON "pictures"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "pictures_created_at_idx" ON "pictures"("created_at");

-- CreateIndex
CREATE INDEX "products_user_id_created_at_idx" ON "products"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "products_category_id_idx" ON "products"("category_id");

-- CreateIndex
CREATE INDEX "products_subcategory_id_category_id_idx" ON "products"("subcategory_id", "category_id");

-- CreateIndex
CREATE INDEX "product_pictures_picture_id_idx" ON "product_pictures"("picture_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_pictures_product_id_picture_id_key" ON "product_pictures"("product_id", "picture_id");

-- CreateIndex
CREATE INDEX "search_words_trigram" ON "search_words" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "price_changes_product_id_changed_at_idx" ON "price_changes"("product_id", "changed_at");

-- CreateIndex
CREATE INDEX "favorites_product_id_idx" ON "favorites"("product_id");

-- CreateIndex
CREATE INDEX "favorites_user_id_created_at_idx" ON "favorites"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "phone_reveals_user_id_day_idx" ON "phone_reveals"("user_id", "day");

-- CreateIndex
CREATE INDEX "ads_user_id_created_at_idx" ON "ads"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "ads_category_id_idx" ON "ads"("category_id");

-- CreateIndex
CREATE INDEX "ads_start_date_end_date_idx" ON "ads"("start_date", "end_date");

-- CreateIndex
CREATE INDEX "ad_subcategories_subcategory_id_idx" ON "ad_subcategories"("subcategory_id");

-- CreateIndex
CREATE INDEX "chats_user_low_id_last_message_at_idx" ON "chats"("user_low_id", "last_message_at");

-- CreateIndex
CREATE INDEX "chats_user_high_id_last_message_at_idx" ON "chats"("user_high_id", "last_message_at");

-- CreateIndex
CREATE UNIQUE INDEX "chats_product_id_user_low_id_user_high_id_key" ON "chats"("product_id", "user_low_id", "user_high_id");

-- CreateIndex
CREATE INDEX "chat_messages_sender_id_idx" ON "chat_messages"("sender_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_chat_id_seq_key" ON "chat_messages"("chat_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_chat_id_sender_id_client_id_key" ON "chat_messages"("chat_id", "sender_id", "client_id");

-- CreateIndex
CREATE INDEX "chat_reads_user_id_idx" ON "chat_reads"("user_id");

-- CreateIndex
CREATE INDEX "blocks_blocked_id_idx" ON "blocks"("blocked_id");

-- CreateIndex
CREATE INDEX "complaints_sender_id_created_at_idx" ON "complaints"("sender_id", "created_at");

-- CreateIndex
CREATE INDEX "complaints_complained_user_id_created_at_idx" ON "complaints"("complained_user_id", "created_at");

-- CreateIndex
CREATE INDEX "complaints_product_id_idx" ON "complaints"("product_id");

-- CreateIndex
CREATE INDEX "complaints_message_id_idx" ON "complaints"("message_id");

-- CreateIndex
CREATE INDEX "complaints_decided_by_id_idx" ON "complaints"("decided_by_id");

-- CreateIndex
CREATE INDEX "complaints_status_created_at_idx" ON "complaints"("status", "created_at");

-- CreateIndex
CREATE INDEX "reviews_recipient_id_created_at_idx" ON "reviews"("recipient_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_sender_id_recipient_id_key" ON "reviews"("sender_id", "recipient_id");

-- CreateIndex
CREATE INDEX "subscriptions_subscribed_to_id_created_at_idx" ON "subscriptions"("subscribed_to_id", "created_at");

-- CreateIndex
CREATE INDEX "confirmations_user_id_kind_idx" ON "confirmations"("user_id", "kind");

-- CreateIndex
CREATE INDEX "confirmations_decided_by_id_idx" ON "confirmations"("decided_by_id");

-- CreateIndex
CREATE INDEX "confirmations_status_submitted_at_idx" ON "confirmations"("status", "submitted_at");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_created_at_idx" ON "audit_entries"("actor_id", "created_at");

-- CreateIndex
CREATE INDEX "audit_entries_subject_subject_id_idx" ON "audit_entries"("subject", "subject_id");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_pending_id_fkey" FOREIGN KEY ("pending_id") REFERENCES "pending_registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "option_fields" ADD CONSTRAINT "option_fields_subcategory_id_fkey" FOREIGN KEY ("subcategory_id") REFERENCES "subcategories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_subcategory_id_category_id_fkey" FOREIGN KEY ("subcategory_id", "category_id") REFERENCES "subcategories"("id", "category_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ads" ADD CONSTRAINT "ads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ads" ADD CONSTRAINT "ads_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ad_subcategories" ADD CONSTRAINT "ad_subcategories_ad_id_fkey" FOREIGN KEY ("ad_id") REFERENCES "ads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ad_subcategories" ADD CONSTRAINT "ad_subcategories_subcategory_id_fkey" FOREIGN KEY ("subcategory_id") REFERENCES "subcategories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chats" ADD CONSTRAINT "chats_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_low_id_fkey" FOREIGN KEY ("user_low_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_high_id_fkey" FOREIGN KEY ("user_high_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chats"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chats"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_complained_user_id_fkey" FOREIGN KEY ("complained_user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_recipient_id_fkey" FOREIGN KEY ("recipient_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscribed_to_id_fkey" FOREIGN KEY ("subscribed_to_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Wrong states cannot be stored.
ALTER TABLE "users"
  ADD CONSTRAINT "users_username_ascii" CHECK (username ~ '^[a-z0-9][a-z0-9._-]*$'),
  ADD CONSTRAINT "users_email_lower_case" CHECK (email = lower(email)),
  ADD CONSTRAINT "users_phone_e164" CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  ADD CONSTRAINT "users_pending_phone_e164" CHECK (pending_phone ~ '^\+[1-9][0-9]{6,14}$'),
  ADD CONSTRAINT "users_language_known" CHECK (language IN ('en', 'lt', 'ru')),
  ADD CONSTRAINT "users_role_known" CHECK (role IN ('user', 'moderator', 'admin')),
  ADD CONSTRAINT "users_suspension_has_reason" CHECK ((suspended_at IS NULL) = (suspended_reason IS NULL)),
  ADD CONSTRAINT "users_counts_not_negative"
    CHECK (rating_sum >= 0 AND reviews_count >= 0 AND subscribers_count >= 0 AND subscriptions_count >= 0),
  ADD CONSTRAINT "users_ratings_add_up" CHECK (rating_sum BETWEEN reviews_count AND 5 * reviews_count);

ALTER TABLE "pending_registrations"
  ADD CONSTRAINT "pending_registrations_channel_has_address"
    CHECK ((channel = 'email' AND email IS NOT NULL) OR (channel = 'phone' AND phone IS NOT NULL)),
  ADD CONSTRAINT "pending_registrations_language_known" CHECK (language IN ('en', 'lt', 'ru'));

ALTER TABLE "verification_codes"
  ADD CONSTRAINT "verification_codes_purpose_known"
    CHECK (purpose IN ('verify_email', 'verify_phone', 'reset_password', 'confirm_phone')),
  ADD CONSTRAINT "verification_codes_tries" CHECK (wrong_tries BETWEEN 0 AND 5),
  ADD CONSTRAINT "verification_codes_one_owner" CHECK (num_nonnulls(user_id, pending_id) <= 1);

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_life" CHECK (expires_at <= created_at + interval '180 days');
ALTER TABLE "social_accounts"
  ADD CONSTRAINT "social_accounts_provider_known" CHECK (provider IN ('google', 'facebook', 'telegram'));

ALTER TABLE "option_fields"
  ADD CONSTRAINT "option_fields_type_known" CHECK (type IN ('text', 'number', 'select', 'boolean')),
  ADD CONSTRAINT "option_fields_choices_for_select"
    CHECK ((type = 'select') = (choices IS NOT NULL) AND (choices IS NULL OR jsonb_typeof(choices) = 'array'));

ALTER TABLE "pictures" ADD CONSTRAINT "pictures_size" CHECK (width > 0 AND height > 0);

ALTER TABLE "products"
  ADD CONSTRAINT "products_status_known" CHECK (status IN ('Published', 'Saved', 'archived', 'completed')),
  ADD CONSTRAINT "products_state_known" CHECK (state IN ('new', 'used', 'new-like')),
  ADD CONSTRAINT "products_language_known" CHECK (language IN ('en', 'lt', 'ru')),
  ADD CONSTRAINT "products_name_length" CHECK (char_length(name) BETWEEN 1 AND 200),
  ADD CONSTRAINT "products_price" CHECK (price_cents BETWEEN 0 AND 10000000000),
  ADD CONSTRAINT "products_old_price" CHECK (old_price_cents BETWEEN 0 AND 10000000000),
  ADD CONSTRAINT "products_counts_not_negative" CHECK (watch_count >= 0 AND written_count >= 0 AND called_count >= 0),
  ADD CONSTRAINT "products_options_object" CHECK (jsonb_typeof(options) = 'object'),
  ADD CONSTRAINT "products_specifications"
    CHECK (jsonb_typeof(specifications) = 'array' AND jsonb_array_length(specifications) <= 6),
  ADD CONSTRAINT "products_hidden_has_reason" CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL));

ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_nine" CHECK (position BETWEEN 0 AND 8);
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_price" CHECK (price_cents BETWEEN 0 AND 10000000000);

ALTER TABLE "ads"
  ADD CONSTRAINT "ads_type_image" CHECK (type = 'image'),
  ADD CONSTRAINT "ads_status_known" CHECK (status = 'available'),
  ADD CONSTRAINT "ads_one_picture" CHECK (cardinality(image_urls) <= 1),
  ADD CONSTRAINT "ads_link_http" CHECK (link ~* '^https?://'),
  ADD CONSTRAINT "ads_dates_in_order" CHECK (start_date <= end_date),
  ADD CONSTRAINT "ads_clicks_not_negative" CHECK (clicks_count >= 0);

ALTER TABLE "chats"
  ADD CONSTRAINT "chats_users_in_order" CHECK (user_low_id < user_high_id),
  ADD CONSTRAINT "chats_seq_not_negative" CHECK (last_seq >= 0);
ALTER TABLE "chat_messages"
  ADD CONSTRAINT "chat_messages_length" CHECK (char_length(message) BETWEEN 1 AND 2000),
  ADD CONSTRAINT "chat_messages_seq" CHECK (seq > 0);
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_seq" CHECK (read_seq >= 0);
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_not_oneself" CHECK (blocker_id <> blocked_id);
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_not_oneself" CHECK (subscriber_id <> subscribed_to_id);
ALTER TABLE "reviews"
  ADD CONSTRAINT "reviews_rating" CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT "reviews_text_length" CHECK (char_length(text) <= 1000),
  ADD CONSTRAINT "reviews_not_oneself" CHECK (sender_id <> recipient_id);
ALTER TABLE "complaints"
  ADD CONSTRAINT "complaints_status_known" CHECK (status IN ('open', 'upheld', 'dismissed')),
  ADD CONSTRAINT "complaints_text_length" CHECK (char_length(complaint_text) BETWEEN 1 AND 300),
  ADD CONSTRAINT "complaints_not_oneself" CHECK (sender_id <> complained_user_id),
  ADD CONSTRAINT "complaints_decided" CHECK ((status = 'open') = (decided_at IS NULL));
ALTER TABLE "confirmations"
  ADD CONSTRAINT "confirmations_kind_known" CHECK (kind IN ('company', 'identity')),
  ADD CONSTRAINT "confirmations_status_known" CHECK (status IN ('waiting', 'confirmed', 'refused')),
  ADD CONSTRAINT "confirmations_decided" CHECK ((status = 'waiting') = (decided_at IS NULL));

-- One open complaint per reporter and target; one waiting or granted confirmation per user and kind.
CREATE UNIQUE INDEX "complaints_one_open" ON "complaints" (sender_id, complained_user_id) WHERE status = 'open';
CREATE UNIQUE INDEX "confirmations_one_live" ON "confirmations" (user_id, kind) WHERE status IN ('waiting', 'confirmed');

-- Lists and search read listed products alone: every hot index is partial on that, and holds one order.
-- Names sort by the Lithuanian alphabet.
CREATE INDEX "products_listed_created" ON "products" (created_at DESC, id DESC)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;
CREATE INDEX "products_listed_category_created" ON "products" (category_id, created_at DESC, id DESC)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;
CREATE INDEX "products_listed_subcategory_created" ON "products" (subcategory_id, created_at DESC, id DESC)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;
CREATE INDEX "products_listed_price" ON "products" (price_cents, id)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;
CREATE INDEX "products_listed_category_price" ON "products" (category_id, price_cents, id)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;
CREATE INDEX "products_listed_subcategory_price" ON "products" (subcategory_id, price_cents, id)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;
CREATE INDEX "products_listed_name" ON "products" (name COLLATE "lt-x-icu", id)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;
CREATE INDEX "products_listed_category_name" ON "products" (category_id, name COLLATE "lt-x-icu", id)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;
CREATE INDEX "products_listed_subcategory_name" ON "products" (subcategory_id, name COLLATE "lt-x-icu", id)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;
CREATE INDEX "products_listed_search" ON "products" USING gin (search_vector)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;
CREATE INDEX "products_listed_address" ON "products" USING gin (address_vector)
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active;

-- The vocabulary: plain words and stems of titles and addresses. It only grows; a word nobody uses any more
-- costs nothing but a correction towards it. Sorted inserts keep parallel writers from deadlocking.
CREATE FUNCTION remember_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT word
  FROM written,
       unnest(tsvector_to_array(text_search_vector(written.name || ' ' || coalesce(written.address, '')))) AS word
  WHERE char_length(word) BETWEEN 3 AND 40
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER "products_words_inserted" AFTER INSERT ON "products"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_search_words();
CREATE TRIGGER "products_words_updated" AFTER UPDATE ON "products"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_search_words();

-- One word of a query: its stems, its plain form, and what begins with it when it is long enough to mean something.
CREATE FUNCTION search_query_of_word(query_word text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT plainto_tsquery('pg_catalog.lithuanian', search_words_of(query_word))
        || plainto_tsquery('pg_catalog.russian', search_words_of(query_word))
        || plainto_tsquery('pg_catalog.english', search_words_of(query_word))
        || to_tsquery('pg_catalog.simple', replace(plain.word, ' ', ' & ')
             || CASE WHEN char_length(plain.word) >= 3 AND plain.word !~ '^[0-9]+$' THEN ':*' ELSE '' END)
    FROM (SELECT btrim(plain_words_of(query_word)) AS word) AS plain
  $$;

-- Words of the vocabulary that a mistyped word may have meant: one slip, or two in a long word.
CREATE FUNCTION search_corrections_of(query_word text) RETURNS SETOF text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  AS $$
    SELECT near.word
    FROM (SELECT btrim(plain_words_of(query_word)) AS word) AS plain
    JOIN search_words AS near ON near.word % plain.word
    WHERE levenshtein_less_equal(near.word, plain.word, 2) <= CASE WHEN char_length(plain.word) >= 8 THEN 2 ELSE 1 END
    ORDER BY levenshtein(near.word, plain.word), similarity(near.word, plain.word) DESC, near.word
    LIMIT 5
  $$;

-- All words of a query must be found. One that the vocabulary does not know, in any form, may also be found as one
-- of its corrections; numbers and short words are taken at their word. Null when no word is left.
CREATE FUNCTION search_query(query_words text[]) RETURNS tsquery
  LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
  AS $$
    DECLARE
      query_word text;
      plain text;
      wanted tsquery;
      correction text;
      result tsquery;
    BEGIN
      FOREACH query_word IN ARRAY query_words LOOP
        plain := btrim(plain_words_of(query_word));
        CONTINUE WHEN plain = '';
        wanted := search_query_of_word(query_word);
        IF char_length(plain) BETWEEN 4 AND 40 AND plain !~ '[0-9 ]'
          AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word >= plain AND known.word < plain || U&'\+10FFFF')
          AND NOT EXISTS (
            SELECT FROM search_words AS known WHERE known.word = ANY (tsvector_to_array(text_search_vector(query_word)))
          )
        THEN
          FOR correction IN SELECT search_corrections_of(query_word) LOOP
            wanted := wanted || to_tsquery('pg_catalog.simple', quote_literal(correction));
          END LOOP;
        END IF;
        result := CASE WHEN result IS NULL THEN wanted ELSE result && wanted END;
      END LOOP;
      RETURN result;
    END
  $$;
