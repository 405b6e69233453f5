-- Corrections are looked for among words that share as many trigrams as a word with so many slips must: each slip takes
-- three of them away and brings three others at most. With one threshold for words of any length a long one was compared
-- with thousands, most of the time that a search with a slip took. Words of eight or nine letters in another order share
-- fewer, but begin with the same letter and are as long.
CREATE OR REPLACE FUNCTION search_corrections(mistyped text, mark text) RETURNS SETOF text
  LANGUAGE plpgsql STABLE STRICT PARALLEL RESTRICTED
  SET pg_trgm.similarity_threshold = 0.2
  AS $$
DECLARE
  trigrams integer := cardinality(show_trgm(mistyped));
  letters integer := char_length(rtrim(mistyped, '~=i'));
  lost integer := CASE WHEN letters < 10 THEN 3 ELSE 6 END;
  initial text := mark || left(mistyped, 1);
BEGIN
  -- The function's own setting is put back at its end. A little less, for the comparison is one of rounded figures.
  PERFORM set_config('pg_trgm.similarity_threshold',
    greatest(0.2, (trigrams - lost)::numeric / (trigrams + lost) - 0.01)::text, true);
  RETURN QUERY
    WITH near AS (
      SELECT word, ltrim(word, '@') AS meant, levenshtein(word, mark || mistyped) AS slips
      FROM search_words
      WHERE word % mistyped AND starts_with(word, '@') = (mark = '@')
        AND word <> mark || mistyped
        AND word ~ '[~=]' = (mistyped ~ '[~=]')
        AND char_length(word) BETWEEN char_length(mark || mistyped) - 2 AND char_length(mark || mistyped) + 2
        AND levenshtein_less_equal(word, mark || mistyped, 2) <= 2
      UNION
      SELECT word, ltrim(word, '@'), 2
      FROM search_words
      WHERE letters BETWEEN 8 AND 9 AND word >= initial AND word < initial || U&'\+10FFFF'
        AND char_length(word) = char_length(mark || mistyped)
        AND word ~ '[~=]' = (mistyped ~ '[~=]')
        AND levenshtein_less_equal(word, mark || mistyped, 2) = 2
    ), candidates AS (
      SELECT meant, slips + CASE WHEN left(meant, 1) = left(mistyped, 1) THEN 0 ELSE 0.5 END AS distance
      FROM near, LATERAL (SELECT left(meant, 1) = left(mistyped, 1) AS alike) AS compared
      WHERE slips = 1 AND (alike OR letters > 5)
        OR slips = 2 AND alike AND (letters >= 10 OR letters >= 8
          AND ARRAY(SELECT * FROM string_to_table(meant, NULL) AS letter ORDER BY letter)
            = ARRAY(SELECT * FROM string_to_table(mistyped, NULL) AS letter ORDER BY letter))
      UNION ALL
      SELECT ltrim(swapped.word, '@'), 1
      FROM generate_series(1, char_length(mistyped) - 1) AS place
      JOIN search_words AS swapped ON swapped.word = mark || overlay(mistyped PLACING
        reverse(substr(mistyped, place, 2)) FROM place FOR 2)
      WHERE swapped.word <> mark || mistyped
    )
    SELECT meant
    FROM candidates
    WHERE distance = (SELECT min(distance) FROM candidates)
    ORDER BY meant
    LIMIT 8;
END
$$;

-- What calls it can't be run by helpers of a query either.
ALTER FUNCTION search_terms(text, text, boolean) PARALLEL RESTRICTED;
