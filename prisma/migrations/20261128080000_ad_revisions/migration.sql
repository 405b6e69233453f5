-- How many times an ad was written. Who approves one says which revision they looked at: an ad that was changed since then
-- would otherwise run unseen.
ALTER TABLE "ads" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "ads" ADD CONSTRAINT "ads_revision_counts_from_one" CHECK (revision >= 1);
