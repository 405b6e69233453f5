-- When a form that is kept in a browser last said that it needs an upload: the sweep counts from then, not from the upload.
ALTER TABLE "pictures" ADD COLUMN "kept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "pictures" SET kept_at = created_at;

DROP INDEX "pictures_created_at_idx";
CREATE INDEX "pictures_kept_at_idx" ON "pictures" ("kept_at");
