-- A try is counted before the comparison, so that parallel guesses cannot have more of them.
ALTER TABLE "verification_codes" RENAME COLUMN "wrong_tries" TO "tries";

-- CreateTable
CREATE TABLE "security_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "security_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "outbox_messages" (
    "id" SERIAL NOT NULL,
    "channel" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT,
    "text" TEXT NOT NULL,
    "html" TEXT,
    "code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_messages_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "outbox_messages_channel_known" CHECK (channel IN ('email', 'sms'))
);

-- CreateIndex
CREATE INDEX "security_limits_expire_idx" ON "security_limits"("expire");

-- CreateIndex
CREATE INDEX "outbox_messages_to_id_idx" ON "outbox_messages"("to", "id");
