-- Whether an ad shows a picture is asked with every picture that is served, and by the sweep of what nothing shows.
-- CreateIndex
CREATE INDEX "ads_image_urls_idx" ON "ads" USING GIN ("image_urls");

-- An ad names its pictures by their paths, which no foreign key can follow. This does what one would: the picture must
-- be there, and stays locked against the sweep until the ad is written.
CREATE FUNCTION hold_ad_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  image_path text;
BEGIN
  FOREACH image_path IN ARRAY coalesce(NEW.image_urls, '{}') LOOP
    PERFORM FROM pictures WHERE key = substring(image_path FROM '^/storage/([a-z0-9-]+)\.webp$') FOR KEY SHARE;
    IF NOT FOUND THEN
      RAISE foreign_key_violation
        USING MESSAGE = format('there is no picture %s', image_path), TABLE = 'ads', CONSTRAINT = 'ads_image_urls_fkey';
    END IF;
  END LOOP;
  RETURN NEW;
END
$$;
CREATE TRIGGER "ads_hold_pictures" AFTER INSERT OR UPDATE OF "image_urls" ON "ads"
  FOR EACH ROW EXECUTE FUNCTION hold_ad_pictures();
