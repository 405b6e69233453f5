-- How often what a search finds in a category has changed. What was counted in a category holds as long as its version is
-- the same, in every server process. A category in which nothing ever changed has no row: its version is 0.
CREATE TABLE "listing_versions" (
    "category_id" INTEGER NOT NULL,
    "version" BIGINT NOT NULL,

    CONSTRAINT "listing_versions_pkey" PRIMARY KEY ("category_id")
);
ALTER TABLE "listing_versions" ADD CONSTRAINT "listing_versions_category_id_fkey" FOREIGN KEY ("category_id")
  REFERENCES "categories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Raised together with the change, so that whoever sees the one sees the other. Always in the order of the categories, so
-- that two who change listings of the same ones never wait in a circle.
CREATE FUNCTION raise_listing_versions(changed integer[]) RETURNS void
  LANGUAGE sql
  AS $$
    INSERT INTO public.listing_versions AS current (category_id, version)
    SELECT DISTINCT category_id, 1 FROM unnest(changed) AS category_id ORDER BY category_id
    ON CONFLICT (category_id) DO UPDATE SET version = current.version + 1
  $$;

-- Added and removed listings count where they are listed.
CREATE FUNCTION note_added_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.raise_listing_versions(ARRAY(
    SELECT DISTINCT category_id FROM written
    WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active
  ));
  RETURN NULL;
END
$$;
CREATE FUNCTION note_removed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.raise_listing_versions(ARRAY(
    SELECT DISTINCT category_id FROM former
    WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active
  ));
  RETURN NULL;
END
$$;

-- A changed one counts where it is or was listed and something that decides a search is another: that it is listed, where,
-- its words, its address, its price or its state. Its views and calls are counted in the same rows, often, and decide none.
CREATE FUNCTION note_changed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.raise_listing_versions(ARRAY(
    SELECT DISTINCT place.category_id
    FROM former
         JOIN written USING (id),
         LATERAL (SELECT
           former.status = 'Published' AND former.hidden_at IS NULL AND former.deleted_at IS NULL AND former.owner_active
             AS was_listed,
           written.status = 'Published' AND written.hidden_at IS NULL AND written.deleted_at IS NULL AND written.owner_active
             AS is_listed
         ) AS listing,
         LATERAL (VALUES (former.category_id, was_listed), (written.category_id, is_listed)) AS place(category_id, listed)
    WHERE place.listed AND (
      was_listed <> is_listed
      OR (former.category_id, former.subcategory_id, former.price_cents, former.state,
          former.search_vector, former.address_vector)
        IS DISTINCT FROM
         (written.category_id, written.subcategory_id, written.price_cents, written.state,
          written.search_vector, written.address_vector)
    )
  ));
  RETURN NULL;
END
$$;

CREATE TRIGGER "products_listings_added" AFTER INSERT ON "products"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_added_listings();
CREATE TRIGGER "products_listings_changed" AFTER UPDATE ON "products"
  REFERENCING OLD TABLE AS former NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
CREATE TRIGGER "products_listings_removed" AFTER DELETE ON "products"
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_removed_listings();
