-- A search for common words among what is new used to read all that has the words, only to drop what is used. Such a state is a
-- key of the same index now, which then meets what has both. Most things are used: to look that up in each row is sooner.

-- The keys by which a listing is found beside its words: those of its buckets and that of its state.
CREATE FUNCTION listing_keys(name text, price_cents bigint, created_at timestamptz, state text) RETURNS int[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN public.listing_buckets(name, price_cents, created_at) || CASE state
    WHEN 'new' THEN ARRAY[9000001]
    WHEN 'new-like' THEN ARRAY[9000002]
    ELSE '{}'
  END;
END
$$;

-- The index of a million listings takes minutes; with less memory, many more of them.
SET LOCAL maintenance_work_mem = '256MB';
DROP INDEX "products_search";
CREATE INDEX "products_search" ON "products"
USING GIN ("search_vector", listing_keys("name", "price_cents", "created_at", "state"));
-- The planner knows nothing of the keys of an index that is new.
ANALYZE "products";
