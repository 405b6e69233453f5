-- A moderator takes an ad down as they hide a listing: a mark with its reason, which the advertiser's changes leave alone.
ALTER TABLE "ads" ADD COLUMN "hidden_at" TIMESTAMPTZ(3),
                  ADD COLUMN "hidden_reason" TEXT;
ALTER TABLE "ads" ADD CONSTRAINT "ads_hidden_has_reason" CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL));
