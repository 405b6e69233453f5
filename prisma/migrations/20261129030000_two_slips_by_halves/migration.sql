-- Where two slips may have been made, a word was compared with every one of the vocabulary that begins with its letter, in a
-- large one tens of thousands: a third of a second for each form of it, and more than a second for a few words that nobody knows.
-- Of two slips no more than one is in the first half of a word, or else the second half is as it was: what begins as the first
-- half with one slip, which is spelled out, and what ends as the word does are looked up, some hundreds or a thousand words.
CREATE INDEX search_words_reversed ON search_words (reverse(word));

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
  half integer;
  beginnings text[];
  ending text;
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

  -- Two slips in a word of ten letters, or letters in another order in one of eight: no more than one of them in its first
  -- half, or both there and what follows as it is.
  IF nearest IS NULL AND letters >= 8 THEN
    half := least(6, size / 2);
    beginnings := ARRAY(
      SELECT left(mistyped, half)
      UNION
      SELECT left(mistyped, place - 1) || letter || substr(mistyped, place + width, half + 1 - place - width)
      FROM generate_series(2, half) AS place, unnest(alphabet) AS letter, generate_series(0, 1) AS width
      UNION
      SELECT left(mistyped, place - 1) || substr(mistyped, place + 1, half - place) FROM generate_series(2, half) AS place
    );
    ending := reverse(substr(mistyped, half + 1));
    nearest := ARRAY(
      SELECT ltrim(word, '@') AS meant
      FROM (
        SELECT likely.word
        FROM unnest(beginnings) AS beginning,
          -- The offset keeps the planner from comparing all words with all beginnings.
          LATERAL (
            SELECT word FROM search_words
            WHERE word >= mark || beginning AND word < mark || beginning || U&'\+10FFFF'
            OFFSET 0
          ) AS likely
        UNION
        SELECT likely.word
        FROM search_words AS likely
        WHERE reverse(likely.word) >= ending AND reverse(likely.word) < ending || U&'\+10FFFF'
      ) AS near
      WHERE left(word, char_length(mark) + 1) = mark || initial
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
