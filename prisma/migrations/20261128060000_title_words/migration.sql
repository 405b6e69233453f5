-- Words that the search box offers while somebody types: those of listed products' titles, as they are searched for
-- (plain) and as they are written. What is offered is looked up among the listings themselves; this table only tells
-- which words begin with what was typed, and which of them are common.
CREATE TABLE "title_words" (
    -- By code points, so that the primary key finds what begins with a text, whatever the database's own order is.
    "plain" TEXT COLLATE "C" NOT NULL,
    "written" TEXT COLLATE "C" NOT NULL,
    "listings" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "title_words_pkey" PRIMARY KEY ("plain", "written")
);
ALTER TABLE "title_words" ADD CONSTRAINT "title_words_listings_not_negative" CHECK (listings >= 0);

-- The words of a title, each once, in small letters: three letters and more, without figures, in one script.
CREATE FUNCTION title_spellings(title text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT DISTINCT word
    FROM regexp_split_to_table(lower(normalize(title, NFC) COLLATE "pg_c_utf8"), '[^[:alnum:]]+') AS word
    WHERE word ~ '^[[:alpha:]]{3,40}$' AND (word !~ '[а-яё]' OR word !~ '[a-z]')
  $$;

-- Adds words that are not there yet. Sorted, so that parallel writers don't wait for each other in a circle.
CREATE FUNCTION add_title_words(spellings text[]) RETURNS void
  LANGUAGE sql
  AS $$
    INSERT INTO public.title_words (plain, written)
    SELECT parts[1], written
    FROM (SELECT DISTINCT spelling FROM unnest(spellings) AS spelling) AS words(written),
         public.search_parts(written) AS parts
    WHERE cardinality(parts) = 1 AND parts[1] !~ '\d'
    ORDER BY parts[1] COLLATE "C", written COLLATE "C"
    ON CONFLICT DO NOTHING
  $$;

-- A product brings its words when it comes to be listed, and when it is renamed while it is.
CREATE FUNCTION remember_title_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.add_title_words(ARRAY(
    SELECT spelling
    FROM written, public.title_spellings(written.name) AS spelling
    WHERE written.status = 'Published' AND written.hidden_at IS NULL AND written.deleted_at IS NULL AND written.owner_active
  ));
  RETURN NULL;
END
$$;
-- Most changes only count views and calls: those bring nothing.
CREATE FUNCTION remember_changed_title_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  spellings text[] := ARRAY(
    SELECT spelling
    FROM written
         JOIN former ON former.id = written.id,
         public.title_spellings(written.name) AS spelling
    WHERE written.status = 'Published' AND written.hidden_at IS NULL AND written.deleted_at IS NULL AND written.owner_active
      AND (former.name <> written.name OR former.status <> 'Published' OR former.hidden_at IS NOT NULL
        OR former.deleted_at IS NOT NULL OR NOT former.owner_active)
  );
BEGIN
  IF spellings <> '{}' THEN
    PERFORM public.add_title_words(spellings);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "products_title_words_inserted" AFTER INSERT ON "products"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_title_words();
CREATE TRIGGER "products_title_words_updated" AFTER UPDATE ON "products"
  REFERENCING OLD TABLE AS former NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION remember_changed_title_words();

SELECT add_title_words(ARRAY(
  SELECT DISTINCT spelling
  FROM "products", title_spellings(name) AS spelling
  WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active
));
