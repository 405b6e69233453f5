-- A key is its user's and its call's: the same one may be used with another call. The status is the call's own.
ALTER TABLE "idempotency_keys"
  DROP CONSTRAINT "idempotency_keys_pkey",
  ADD CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id", "endpoint", "key"),
  DROP COLUMN "status";
