-- Which pictures a moderator took down, and with what. What a hidden listing or ad shows today does not tell: its owner could
-- take a picture out of it, or put it elsewhere, and have it served again.
-- CreateTable
CREATE TABLE "hidden_product_pictures" (
    "product_id" INTEGER NOT NULL,
    "picture_id" INTEGER NOT NULL,

    CONSTRAINT "hidden_product_pictures_pkey" PRIMARY KEY ("product_id","picture_id")
);

-- CreateTable
CREATE TABLE "hidden_ad_pictures" (
    "ad_id" INTEGER NOT NULL,
    "picture_id" INTEGER NOT NULL,

    CONSTRAINT "hidden_ad_pictures_pkey" PRIMARY KEY ("ad_id","picture_id")
);

-- CreateIndex
CREATE INDEX "hidden_product_pictures_picture_id_idx" ON "hidden_product_pictures"("picture_id");

-- CreateIndex
CREATE INDEX "hidden_ad_pictures_picture_id_idx" ON "hidden_ad_pictures"("picture_id");

-- AddForeignKey
ALTER TABLE "hidden_product_pictures" ADD CONSTRAINT "hidden_product_pictures_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_product_pictures" ADD CONSTRAINT "hidden_product_pictures_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_ad_pictures" ADD CONSTRAINT "hidden_ad_pictures_ad_id_fkey" FOREIGN KEY ("ad_id") REFERENCES "ads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hidden_ad_pictures" ADD CONSTRAINT "hidden_ad_pictures_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is hidden already: what it shows now is the nearest to what it showed then.
INSERT INTO "hidden_product_pictures" (product_id, picture_id)
SELECT product_pictures.product_id, product_pictures.picture_id
FROM product_pictures
JOIN products ON products.id = product_pictures.product_id
WHERE products.hidden_at IS NOT NULL;

INSERT INTO "hidden_ad_pictures" (ad_id, picture_id)
SELECT DISTINCT ads.id, pictures.id
FROM ads
CROSS JOIN unnest(ads.image_urls) AS image_path
JOIN pictures ON image_path = '/storage/' || pictures.key || '.webp'
WHERE ads.hidden_at IS NOT NULL;

-- Moderators list the ads that they took down, the last one first.
CREATE INDEX "ads_hidden" ON "ads" (hidden_at, id) WHERE hidden_at IS NOT NULL AND deleted_at IS NULL;
