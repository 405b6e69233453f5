-- What a query's words may have been meant to be is asked for once: of words that nobody knows when the query is read, of the
-- others when nothing was found by it.

DROP FUNCTION search_terms(text, text, boolean);

-- What a word and its stems may have been meant to be; none of fewer than four letters.
CREATE FUNCTION search_meant(word text, stems text[], mark text) RETURNS text[]
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  AS $$
    SELECT ARRAY(
      SELECT DISTINCT correction
      FROM unnest(word || stems) AS form, public.search_corrections(form, mark) AS correction
      WHERE char_length(rtrim(form, '~=i')) >= 4
        AND char_length(rtrim(correction, '~=i')) >= CASE WHEN correction ~ '[~=]' THEN 5 ELSE 4 END
    )
  $$;

-- The words of a query with what is known of each: whether the vocabulary has it or a form of it; whether it has those or
-- longer words that begin so ("familiar"); what it may have been meant to be, where it has neither those nor words that begin
-- with its stem. "mark" chooses between listings ('') and addresses ('@').
CREATE FUNCTION search_terms(query text, mark text) RETURNS TABLE (
  part text, stems text[], known boolean, declined boolean, familiar boolean, beginnings text[], corrections text[], halves text[], categories text[]
)
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  -- One plan serves all: small tables are asked by their keys alone, and planning took longer than carrying it out.
  SET plan_cache_mode = 'force_generic_plan'
  AS $$
    SELECT part, stems, known, declined, familiar, begun,
      -- Each takes some milliseconds to compare with the vocabulary: nobody mistypes more.
      CASE WHEN n <= 6 AND word !~ '\d' AND char_length(word) >= 6 AND NOT familiar AND begun = '{}'
        THEN public.search_meant(word, stems, mark) ELSE '{}' END,
      coalesce(CASE WHEN mark = '' AND word !~ '\d' THEN (
        SELECT ARRAY[left(word, place), substr(word, place + 1)]
        FROM generate_series(3, char_length(word) - 3) AS place
        WHERE EXISTS (SELECT FROM search_words AS w WHERE w.word = left(bare.word, place))
          AND EXISTS (SELECT FROM search_words AS w WHERE w.word = substr(bare.word, place + 1))
        ORDER BY abs(2 * place - char_length(word)), place
        LIMIT 1
      ) END, '{}'),
      CASE WHEN mark = '' AND char_length(word) >= 3 AND naming <> '{}' THEN ARRAY(
        SELECT '#s' || id FROM subcategories WHERE tsvector_to_array(search_vector) && naming
        UNION ALL
        SELECT '#c' || id FROM categories WHERE tsvector_to_array(search_vector) && naming
      ) ELSE '{}' END
    FROM unnest(public.search_parts(query)) WITH ORDINALITY AS parts(part, n),
      LATERAL (SELECT ltrim(part, '-/') AS word) AS bare,
      LATERAL (SELECT public.search_stems(word, CASE WHEN mark = '@' THEN 'lt' END) AS stems) AS stemmed,
      -- A word of three letters names a category where it is its own stem ("dog", "сад").
      LATERAL (SELECT CASE WHEN char_length(word) > 3 THEN stems
        ELSE ARRAY(SELECT stem FROM unnest(stems) AS stem WHERE stem IN (word || '=', word || '~')) END AS naming) AS named,
      LATERAL (SELECT EXISTS (SELECT FROM search_words AS w WHERE w.word = mark || bare.word) AS known) AS whole,
      LATERAL (SELECT EXISTS (
        SELECT FROM search_words AS w WHERE w.word = ANY (public.search_marked(mark, stems))) AS declined) AS forms,
      LATERAL (SELECT known OR declined OR EXISTS (
        SELECT FROM search_words AS w
        WHERE w.word >= mark || bare.word AND w.word < mark || bare.word || U&'\+10FFFF') AS familiar) AS longer,
      LATERAL (SELECT CASE WHEN familiar THEN '{}' ELSE ARRAY(
        SELECT DISTINCT letters
        FROM unnest(stems) AS stem, LATERAL (SELECT substring(stem FROM '^[^~=]+') AS letters) AS its
        WHERE stem ~ '~' AND char_length(letters) >= greatest(5, char_length(word) - 2) AND EXISTS (
          SELECT FROM search_words AS w
          WHERE w.word >= mark || letters AND w.word < mark || letters || U&'\+10FFFF')
      ) END AS begun) AS of_stem
    ORDER BY n
    LIMIT 12
  $$;
