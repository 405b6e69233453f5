-- Since when a product that was in the lists is out of them. It tells a first publication from a repeated one, and a short
-- absence, after which a product keeps its date, from a long one.
ALTER TABLE "products" ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3);

-- Of those that are out now only drafts that nobody ever saw may be new; the others left at their last change at the latest.
UPDATE "products" SET withdrawn_at = updated_at
WHERE status IN ('archived', 'completed') OR (status = 'Saved' AND watch_count > 0);

ALTER TABLE "products"
  ADD CONSTRAINT "products_published_not_withdrawn" CHECK (status <> 'Published' OR withdrawn_at IS NULL);
