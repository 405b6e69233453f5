/** Names stand for ids: `$ona` is a user's, `$product` a product's; the test puts them in place. */
const setUser = (assignment: string) => `UPDATE users SET ${assignment} WHERE id = $ona`;
const setProduct = (assignment: string) => `UPDATE products SET ${assignment} WHERE id = $product`;
const insertAd = (values: string) =>
  `INSERT INTO ads (user_id, name, category_id, image_urls, type, status, link, start_date, end_date, clicks_count)
   VALUES ($ona, 'Akcija', $category, ${values})`;
const insertChat = (values: string) => `INSERT INTO chats (product_id, user_low_id, user_high_id) VALUES (${values})`;
const insertMessage = (values: string) =>
  `INSERT INTO chat_messages (chat_id, seq, sender_id, message, client_id) VALUES (${values})`;
const insertReview = (values: string) =>
  `INSERT INTO reviews (sender_id, recipient_id, rating, text) VALUES (${values})`;
export const insertComplaint = (values: string) =>
  `INSERT INTO complaints (sender_id, complained_user_id, complaint_text, status, decided_at) VALUES (${values})`;
const insertConfirmation = (values: string) =>
  `INSERT INTO confirmations (user_id, kind, status, decided_at, details, document_key) VALUES (${values}, '', 'd')`;
const insertCode = (values: string) =>
  `INSERT INTO verification_codes (purpose, address, tries, user_id, code_hash, expires_at)
   VALUES (${values}, 'h', now())`;
const insertPending = (values: string) =>
  `INSERT INTO pending_registrations (id, name, password_hash, expires_at, channel, email, phone, language)
   VALUES (1, 'Ona', 'h', now(), ${values})`;
const insertField = (values: string) =>
  `INSERT INTO option_fields (subcategory_id, key, label_en, label_lt, label_ru, type, choices)
   VALUES ($subcategory, ${values})`;

/** What must not be stored, by the constraint or unique index that refuses it. */
export const refusedRows: Readonly<Record<string, readonly string[]>> = {
  // Checks.
  users_username_ascii: [
    setUser(`username = 'Ona'`),
    setUser(`username = 'šarūnas'`),
    setUser(`username = ''`),
    setUser(`username = '.ona'`),
  ],
  users_email_lower_case: [setUser(`email = 'Ona@example.lt'`)],
  users_phone_e164: [
    setUser(`phone = '861234567'`),
    setUser(`phone = '+0123456789'`),
    setUser(`phone = '+370 612 34567'`),
    setUser(`phone = '+1234567890123456'`),
  ],
  users_pending_phone_e164: [setUser(`pending_phone = '861234567'`)],
  users_language_known: [setUser(`language = 'de'`)],
  users_role_known: [setUser(`role = 'root'`)],
  users_suspension_has_reason: [setUser('suspended_at = now()'), setUser(`suspended_reason = 'Fraud'`)],
  users_counts_not_negative: [setUser('subscribers_count = -1'), setUser('subscriptions_count = -1')],
  users_ratings_add_up: [
    setUser('rating_sum = 6, reviews_count = 1'),
    setUser('rating_sum = 1, reviews_count = 2'),
    setUser('rating_sum = 1'),
  ],
  pending_registrations_channel_has_address: [
    insertPending(`'email', NULL, '+37061234567', 'lt'`),
    insertPending(`'phone', 'ona@example.lt', NULL, 'lt'`),
    insertPending(`'post', 'a', 'b', 'lt'`),
  ],
  pending_registrations_language_known: [insertPending(`'email', 'ona@example.lt', NULL, 'de'`)],
  verification_codes_purpose_known: [insertCode(`'anything', 'a', 0, NULL`)],
  verification_codes_tries: [insertCode(`'verify_email', 'a', 6, NULL`), insertCode(`'verify_email', 'a', -1, NULL`)],
  sessions_life: [`INSERT INTO sessions (user_id, expires_at) VALUES ($ona, now() + interval '181 days')`],
  social_accounts_provider_known: [
    `INSERT INTO social_accounts (user_id, provider, provider_id) VALUES ($ona, 'github', '2')`,
  ],
  option_fields_type_known: [insertField(`'a', 'A', 'A', 'A', 'date', NULL`)],
  option_fields_choices_for_select: [
    insertField(`'a', 'A', 'A', 'A', 'select', NULL`),
    insertField(`'a', 'A', 'A', 'A', 'text', '[]'`),
    insertField(`'a', 'A', 'A', 'A', 'select', '{}'`),
  ],
  pictures_size: [
    `UPDATE pictures SET width = 0 WHERE id = $picture`,
    `UPDATE pictures SET height = -1 WHERE id = $picture`,
  ],
  products_status_known: [
    setProduct(`status = 'published'`),
    setProduct(`status = 'Active'`),
    setProduct(`status = ''`),
  ],
  products_state_known: [setProduct(`state = 'n'`), setProduct(`state = 'New'`)],
  products_language_known: [setProduct(`language = 'de'`)],
  products_name_length: [setProduct(`name = ''`), setProduct(`name = repeat('ž', 201)`)],
  products_price: [setProduct('price_cents = -1'), setProduct('price_cents = 10000000001')],
  products_old_price: [setProduct('old_price_cents = -1'), setProduct('old_price_cents = 10000000001')],
  products_counts_not_negative: [
    setProduct('watch_count = -1'),
    setProduct('written_count = -1'),
    setProduct('called_count = -1'),
  ],
  title_words_listings_not_negative: [
    `INSERT INTO title_words (plain, written, listings) VALUES ('dviratis', 'dviratis', -1)`,
  ],
  title_words_pkey: [`INSERT INTO title_words (plain, written) VALUES ('stalas', 'stalas'), ('stalas', 'stalas')`],
  products_options_object: [setProduct(`options = '[]'`), setProduct(`options = '"text"'`)],
  products_specifications: [
    setProduct(`specifications = '{}'`),
    setProduct(`specifications = '[[],[],[],[],[],[],[]]'`),
  ],
  products_published_not_withdrawn: [setProduct(`status = 'Published', withdrawn_at = now()`)],
  products_hidden_has_reason: [setProduct('hidden_at = now()'), setProduct(`hidden_reason = 'A fake'`)],
  product_pictures_nine: [
    `UPDATE product_pictures SET position = 9 WHERE product_id = $product`,
    `UPDATE product_pictures SET position = -1 WHERE product_id = $product`,
  ],
  price_changes_price: [`INSERT INTO price_changes (product_id, price_cents) VALUES ($product, -1)`],
  ads_type_image: [insertAd(`'{}', 'video', 'available', 'https://example.lt', '2026-01-01', '2026-01-02', 0`)],
  ads_status_known: [insertAd(`'{}', 'image', 'avilable', 'https://example.lt', '2026-01-01', '2026-01-02', 0`)],
  ads_one_picture: [insertAd(`'{a,b}', 'image', 'available', 'https://example.lt', '2026-01-01', '2026-01-02', 0`)],
  ads_link_http: [
    insertAd(`'{}', 'image', 'available', 'javascript:alert(1)', '2026-01-01', '2026-01-02', 0`),
    insertAd(`'{}', 'image', 'available', '//example.lt', '2026-01-01', '2026-01-02', 0`),
    insertAd(`'{}', 'image', 'available', E'javascript:\\nhttps://example.lt', '2026-01-01', '2026-01-02', 0`),
  ],
  ads_dates_in_order: [insertAd(`'{}', 'image', 'available', 'https://example.lt', '2026-01-02', '2026-01-01', 0`)],
  ads_hidden_has_reason: [
    'UPDATE ads SET hidden_at = now() WHERE id = $ad',
    `UPDATE ads SET hidden_reason = 'A fake' WHERE id = $ad`,
  ],
  ads_revision_counts_from_one: ['UPDATE ads SET revision = 0 WHERE id = $ad'],
  ads_clicks_not_negative: [
    insertAd(`'{}', 'image', 'available', 'https://example.lt', '2026-01-01', '2026-01-02', -1`),
  ],
  chats_users_in_order: [insertChat('$product, $petras, $ona'), insertChat('$product, $ona, $ona')],
  chats_seq_not_negative: ['UPDATE chats SET last_seq = -1 WHERE id = $chat'],
  chat_messages_length: [
    insertMessage(`$chat, 2, $ona, '', NULL`),
    insertMessage(`$chat, 2, $ona, repeat('ž', 2001), NULL`),
  ],
  chat_messages_seq: [insertMessage(`$chat, 0, $ona, 'Labas', NULL`)],
  chat_reads_seq: ['UPDATE chat_reads SET read_seq = -1 WHERE chat_id = $chat'],
  blocks_not_oneself: ['INSERT INTO blocks (blocker_id, blocked_id) VALUES ($ona, $ona)'],
  subscriptions_not_oneself: ['INSERT INTO subscriptions (subscriber_id, subscribed_to_id) VALUES ($ona, $ona)'],
  reviews_rating: [insertReview(`$ona, $petras, 0, ''`), insertReview(`$ona, $petras, 6, ''`)],
  reviews_text_length: [insertReview(`$ona, $petras, 5, repeat('ž', 1001)`)],
  reviews_not_oneself: [insertReview(`$ona, $ona, 5, ''`)],
  complaints_status_known: [insertComplaint(`$ona, $petras, 'Apgavo', 'closed', now()`)],
  complaints_text_length: [
    insertComplaint(`$ona, $petras, '', 'open', NULL`),
    insertComplaint(`$ona, $petras, repeat('ž', 301), 'open', NULL`),
  ],
  complaints_not_oneself: [insertComplaint(`$ona, $ona, 'Apgavo', 'open', NULL`)],
  outbox_messages_channel_known: [
    `INSERT INTO outbox_messages (channel, "to", text) VALUES ('pigeon', 'ona', 'Labas')`,
  ],
  complaints_decided: [
    insertComplaint(`$ona, $petras, 'Apgavo', 'open', now()`),
    insertComplaint(`$ona, $petras, 'Apgavo', 'upheld', NULL`),
  ],
  confirmations_kind_known: [insertConfirmation(`$petras, 'phone', 'waiting', NULL`)],
  confirmations_status_known: [insertConfirmation(`$petras, 'company', 'lost', now()`)],
  confirmations_decided: [
    insertConfirmation(`$petras, 'company', 'waiting', now()`),
    insertConfirmation(`$petras, 'company', 'confirmed', NULL`),
  ],

  // Unique.
  users_username_key: [`UPDATE users SET username = 'ona' WHERE id = $petras`],
  users_email_key: [`UPDATE users SET email = 'ona@example.lt' WHERE id = $petras`],
  users_phone_key: [`UPDATE users SET phone = '+37061234567' WHERE id = $petras`],
  social_accounts_provider_provider_id_key: [
    `INSERT INTO social_accounts (user_id, provider, provider_id) VALUES ($petras, 'google', '1')`,
  ],
  categories_slug_key: [`INSERT INTO categories (slug, name_en, name_lt, name_ru) VALUES ('namai', 'a', 'a', 'a')`],
  subcategories_category_id_slug_key: [
    `INSERT INTO subcategories (category_id, slug, name_en, name_lt, name_ru) VALUES ($category, 'kedes', 'a', 'a', 'a')`,
  ],
  option_fields_subcategory_id_key_key: [insertField(`'size', 'A', 'A', 'A', 'text', NULL`)],
  pictures_key_key: [`INSERT INTO pictures (key, width, height, thumbhash) VALUES ('taken', 1, 1, '')`],
  product_pictures_product_id_picture_id_key: [
    `INSERT INTO product_pictures (product_id, picture_id, position) VALUES ($product, $picture, 1)`,
  ],
  product_pictures_pkey: [
    `INSERT INTO product_pictures (product_id, picture_id, position) VALUES ($product, $picture, 0)`,
  ],
  hidden_product_pictures_pkey: [
    'INSERT INTO hidden_product_pictures (product_id, picture_id) VALUES ($product, $picture), ($product, $picture)',
  ],
  hidden_ad_pictures_pkey: [
    'INSERT INTO hidden_ad_pictures (ad_id, picture_id) VALUES ($ad, $picture), ($ad, $picture)',
  ],
  ad_subcategories_pkey: ['INSERT INTO ad_subcategories (ad_id, subcategory_id) VALUES ($ad, $subcategory)'],
  favorites_pkey: ['INSERT INTO favorites (user_id, product_id) VALUES ($petras, $product)'],
  product_views_pkey: [`INSERT INTO product_views (product_id, viewer, day) VALUES ($product, 'v', '2026-01-01')`],
  phone_reveals_pkey: [`INSERT INTO phone_reveals (product_id, user_id, day) VALUES ($product, $petras, '2026-01-01')`],
  chats_product_id_user_low_id_user_high_id_key: [insertChat('$product, $ona, $petras')],
  chat_messages_chat_id_seq_key: [insertMessage(`$chat, 1, $ona, 'Labas', NULL`)],
  chat_messages_chat_id_sender_id_client_id_key: [insertMessage(`$chat, 2, $petras, 'Labas', 'a'`)],
  chat_reads_pkey: ['INSERT INTO chat_reads (chat_id, user_id) VALUES ($chat, $ona)'],
  blocks_pkey: ['INSERT INTO blocks (blocker_id, blocked_id) VALUES ($petras, $ona)'],
  subscriptions_pkey: ['INSERT INTO subscriptions (subscriber_id, subscribed_to_id) VALUES ($petras, $ona)'],
  reviews_sender_id_recipient_id_key: [insertReview(`$petras, $ona, 1, ''`)],
  complaints_one_open: [insertComplaint(`$petras, $ona, 'Vėl', 'open', NULL`)],
  confirmations_one_live: [
    insertConfirmation(`$ona, 'company', 'waiting', NULL`),
    insertConfirmation(`$ona, 'company', 'confirmed', now()`),
  ],
  idempotency_keys_pkey: [`INSERT INTO idempotency_keys (user_id, key, endpoint) VALUES ($ona, 'k', 'POST /products')`],

  // Across tables.
  products_subcategory_id_category_id_fkey: [setProduct('subcategory_id = $subcategory, category_id = $otherCategory')],
};
