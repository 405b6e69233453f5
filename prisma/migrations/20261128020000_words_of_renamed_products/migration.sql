-- Views and calls are counted in the products' own rows, many at once and often. Only what was renamed or moved has new
-- words; analysing all the others again would cost more than the counting.
CREATE FUNCTION remember_changed_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT word
  FROM written
       JOIN former ON former.id = written.id AND (former.name, former.address) IS DISTINCT FROM (written.name, written.address),
       unnest(tsvector_to_array(text_search_vector(written.name || ' ' || coalesce(written.address, '')))) AS word
  WHERE char_length(word) BETWEEN 3 AND 40
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
DROP TRIGGER "products_words_updated" ON "products";
CREATE TRIGGER "products_words_updated" AFTER UPDATE ON "products"
  REFERENCING OLD TABLE AS former NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION remember_changed_search_words();
