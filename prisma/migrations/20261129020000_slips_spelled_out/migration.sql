-- What a mistyped word may have been meant to be. All that is one slip away is spelled out and looked up in the vocabulary by
-- its key: some hundreds of words, a millisecond. To compare the word with all that share trigrams with it took ten times as
-- long. Only where none of those is a word two slips may have been made, and what begins with the same letter is compared.
CREATE OR REPLACE FUNCTION search_corrections(mistyped text, mark text) RETURNS SETOF text
  LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  size integer := char_length(mistyped);
  -- An ending is no letter more that could tell what was meant.
  letters integer := char_length(rtrim(mistyped, '~=i'));
  initial text := left(mistyped, 1);
  is_stem boolean := mistyped ~ '[~=]';
  -- Nobody mistypes into another script. The marks of stems tell how a word is declined, which may be mistaken as well.
  alphabet text[] := string_to_array(
    CASE WHEN mistyped ~ '[а-я]' THEN 'абвгдежзийклмнопрстуфхцчшщъыьэюя' ELSE 'abcdefghijklmnopqrstuvwxyz' END
      || '0123456789' || CASE WHEN is_stem THEN '~=' ELSE '' END, NULL);
  slips text[] := ARRAY(
    -- A letter more, or another one.
    SELECT mark || left(mistyped, place - 1) || letter || substr(mistyped, place + width)
    FROM generate_series(1, size + 1) AS place, unnest(alphabet) AS letter, generate_series(0, 1) AS width
    UNION ALL
    -- One letter less.
    SELECT mark || left(mistyped, place - 1) || substr(mistyped, place + 1) FROM generate_series(1, size) AS place
    UNION ALL
    -- Two that changed places.
    SELECT mark || left(mistyped, place - 1) || reverse(substr(mistyped, place, 2)) || substr(mistyped, place + 2)
    FROM generate_series(1, size - 1) AS place
  );
  nearest text[];
BEGIN
  WITH found AS (
    SELECT ltrim(word, '@') AS meant FROM search_words WHERE word = ANY (slips)
  ), compared AS (
    SELECT meant, levenshtein(meant, mistyped) = 2 AS is_swapped, left(meant, 1) = initial AS is_alike FROM found
  ), candidates AS (
    SELECT meant, CASE WHEN is_swapped OR is_alike THEN 1 ELSE 1.5 END AS distance
    FROM compared
    WHERE meant <> mistyped AND (is_swapped OR (is_alike OR letters > 5) AND meant ~ '[~=]' = is_stem)
  )
  SELECT array_agg(meant ORDER BY meant) INTO nearest
  FROM candidates
  WHERE distance = (SELECT min(distance) FROM candidates);

  -- Two slips in a word of ten letters, or letters in another order in one of eight.
  IF nearest IS NULL AND letters >= 8 THEN
    nearest := ARRAY(
      SELECT ltrim(word, '@') AS meant
      FROM search_words
      WHERE word >= mark || initial AND word < mark || initial || U&'\+10FFFF'
        AND char_length(word) - char_length(mark) - size BETWEEN -2 AND 2
        AND levenshtein_less_equal(word, mark || mistyped, 2) = 2
        AND word ~ '[~=]' = is_stem
        AND (letters >= 10
          OR ARRAY(SELECT * FROM string_to_table(ltrim(word, '@'), NULL) AS letter ORDER BY letter)
            = ARRAY(SELECT * FROM string_to_table(mistyped, NULL) AS letter ORDER BY letter))
      ORDER BY meant
      LIMIT 8
    );
  END IF;
  RETURN QUERY SELECT * FROM unnest(nearest[1:8]);
END
$$;

-- Nothing is looked for by trigrams any more. The extension stays: whoever set up the database may own it.
DROP INDEX search_words_trigram;

-- What categories are called. Their names are no words of listings, but people look for things by them.
CREATE FUNCTION category_stems() RETURNS SETOF text
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$
    SELECT unnest(tsvector_to_array(search_vector)) FROM public.subcategories
    UNION
    SELECT unnest(tsvector_to_array(search_vector)) FROM public.categories
  $$;

-- What a word and its stems may have been meant to be; none of fewer than four letters. What is near no word of listings may be
-- a slip in what a category is called.
CREATE OR REPLACE FUNCTION search_meant(word text, stems text[], mark text) RETURNS text[]
  LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  meant text[] := ARRAY(
    SELECT DISTINCT correction
    FROM unnest(word || stems) AS form, public.search_corrections(form, mark) AS correction
    WHERE char_length(rtrim(form, '~=i')) >= 4
      AND char_length(rtrim(correction, '~=i')) >= CASE WHEN correction ~ '[~=]' THEN 5 ELSE 4 END
  );
BEGIN
  IF meant = '{}' AND mark = '' THEN
    meant := ARRAY(
      SELECT DISTINCT category
      FROM public.category_stems() AS category, unnest(stems) AS form
      WHERE left(category, 1) = left(form, 1) AND char_length(rtrim(category, '~=i')) >= 5
        AND levenshtein_less_equal(category, form, 1) = 1
    );
  END IF;
  RETURN meant;
END
$$;

-- The words of a query with what is known of each: whether the vocabulary has it or a form of it; whether it has those or
-- longer words that begin so ("familiar"); what it may have been meant to be, where it has neither those nor words that begin
-- with its stem. "mark" chooses between listings ('') and addresses ('@').
CREATE OR REPLACE FUNCTION search_terms(query text, mark text) RETURNS TABLE (
  part text, stems text[], known boolean, declined boolean, familiar boolean, beginnings text[], corrections text[], halves text[], categories text[]
)
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  -- One plan serves all: small tables are asked by their keys alone, and planning took longer than carrying it out.
  SET plan_cache_mode = 'force_generic_plan'
  AS $$
    SELECT part, stems, known, declined, familiar, begun, meant,
      coalesce(CASE WHEN mark = '' AND word !~ '\d' THEN (
        SELECT ARRAY[left(word, place), substr(word, place + 1)]
        FROM generate_series(3, char_length(word) - 3) AS place
        WHERE EXISTS (SELECT FROM search_words AS w WHERE w.word = left(bare.word, place))
          AND EXISTS (SELECT FROM search_words AS w WHERE w.word = substr(bare.word, place + 1))
        ORDER BY abs(2 * place - char_length(word)), place
        LIMIT 1
      ) END, '{}'),
      CASE WHEN mark = '' AND char_length(word) >= 3 AND naming || meant <> '{}' THEN ARRAY(
        SELECT '#s' || id FROM subcategories WHERE tsvector_to_array(search_vector) && (naming || meant)
        UNION ALL
        SELECT '#c' || id FROM categories WHERE tsvector_to_array(search_vector) && (naming || meant)
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
      ) END AS begun) AS of_stem,
      -- Each takes some milliseconds to compare with the vocabulary: nobody mistypes more. Without the offset it would be
      -- asked for wherever it is named.
      LATERAL (SELECT CASE WHEN n <= 6 AND word !~ '\d' AND char_length(word) >= 6 AND NOT familiar AND begun = '{}'
        THEN public.search_meant(word, stems, mark) ELSE '{}' END AS meant OFFSET 0) AS slips
    ORDER BY n
    LIMIT 12
  $$;
