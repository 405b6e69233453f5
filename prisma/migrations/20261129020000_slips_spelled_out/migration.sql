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
