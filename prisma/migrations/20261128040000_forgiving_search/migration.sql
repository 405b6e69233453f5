-- Search by words in any form. What a listing is found by, its lexemes, all stand in one tsvector without positions:
--
--   dviratis        a word as it is written, without diacritics; also what is often written apart (16gb, ebike, 205/55)
--   dvirat~i        the stem of a Lithuanian or Russian word; "~i" marks those that decline softly
--   bicycl=         the stem of an English word
--   ^…              the same, from the title
--   @…              the same, from the address
--   #c3  #s12       its category and subcategory
--
-- Functions name each other with their schema, as a backup is restored without a search path. Those of the former search
-- stay for servers that still run it; a later migration drops them.

-- Letters that look alike, in a word that mixes scripts or has figures: Cyrillic "Х5" is meant as "X5". The script of
-- fewer letters gives way where they can.
CREATE FUNCTION search_one_script(part text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN part !~ '[а-я]' OR part !~ '[a-z0-9]' THEN part
    WHEN translate(part, 'abekmhopctyx', '') !~ '[a-z]'
      AND char_length(regexp_replace(part, '[^а-я]', '', 'g')) > char_length(regexp_replace(part, '[^a-z0-9]', '', 'g'))
      THEN translate(part, 'abekmhopctyx', 'авекмнорстух')
    WHEN translate(part, 'авекмнорстухі', '') !~ '[а-я]' THEN translate(part, 'авекмнорстухі', 'abekmhopctyxi')
    ELSE part
  END;

-- The words of a text in their order: small letters without diacritics, and figures. A word that a hyphen or an
-- apostrophe ties to the one before begins with "-", a figure that a point, a comma or a slash ties begins with "/".
-- "160 × 200" is one word, and a tyre's "55R16" two.
CREATE FUNCTION search_parts(value text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    DECLARE
      words text := translate(
        lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC)) COLLATE "pg_c_utf8"),
        U&'\2019''\02BC`\00B4\2010\2011\0001\0002', '-------  ');
    BEGIN
      IF words ~ '\d' THEN
        words := regexp_replace(words, '(\d)\s*[x*х×]\s*(?=\d)', '\1x', 'g');
        words := regexp_replace(words, '(\d\d)\s*z?r\s*(?=\d\d)', '\1 r', 'g');
        words := regexp_replace(words, '(?<=\d)[.,/:](?=\d)', U&'\0002', 'g');
      END IF;
      IF strpos(words, '-') > 0 THEN
        words := regexp_replace(words, '(?<=[[:alnum:]])-(?=[[:alnum:]])', U&'\0001', 'g');
      END IF;
      words := replace(replace(
        regexp_replace(words, U&'[^[:alnum:]\0001\0002]+', ' ', 'g'), U&'\0001', ' -'), U&'\0002', ' /');
      RETURN ARRAY(
        SELECT public.search_one_script(left(part, 40))
        FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS split(part, n)
        WHERE part <> ''
        ORDER BY n
      );
    END
  $$;

-- The stem of a Lithuanian noun or adjective without diacritics. Whoever leaves them out writes "dviraciai" for
-- "dviratis", so the consonant that softens is put back. Hard and soft declensions are kept apart, as "medus" and
-- "medis" or "vilna" and "Vilnius" are different things; an ending that both have gives both. None without an ending.
-- In PL/pgSQL, as are all functions that run for every word: a call costs a tenth of one in SQL.
CREATE FUNCTION search_lithuanian_stems(word text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    DECLARE
      ending text := substring(substr(word, 3) FROM
        'iuose$|iomis$|iaus$|iams$|iais$|iems$|iame$|iumi$|ioje$|iose$|ioms$|iuje$|uose$|omis$|emis$|imis$|umis$|'
        'iai$|iui$|iau$|ius$|ies$|ios$|iam$|yje$|yse$|oje$|ose$|eje$|ese$|uje$|ais$|ams$|ame$|oms$|ems$|ims$|ums$|umi$|aus$|'
        'as$|is$|ys$|us$|os$|es$|ai$|ei$|ui$|au$|am$|io$|ia$|iu$|uo$|a$|e$|i$|y$|o$|u$');
      stem text := left(word, -length(ending));
    BEGIN
      CASE
        WHEN word = 'suo' OR word = 'suns' THEN RETURN ARRAY['sun~i'];
        WHEN word ~ '.[dm](uo|ens)$' THEN RETURN ARRAY[regexp_replace(word, '(uo|ens)$', 'en~i')];
        WHEN ending IS NULL THEN RETURN '{}';
        WHEN ending !~ '^[iye]' THEN RETURN ARRAY[stem || '~'];
        ELSE RETURN ARRAY[regexp_replace(regexp_replace(stem, 'dz$', 'd'), 'c$', 't') || '~i']
          || CASE WHEN ending IN ('e', 'i', 'iems') THEN ARRAY[stem || '~'] END;
      END CASE;
    END
  $$;

-- Stems of a word, by the language that it is written in; null where nobody knows.
CREATE FUNCTION search_stems(word text, language text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
    BEGIN
      CASE
        WHEN word ~ '\d' THEN RETURN '{}';
        WHEN word ~ '[а-я]' THEN RETURN array_remove(ARRAY[(ts_lexize('pg_catalog.russian_stem', word))[1] || '~'], NULL);
        WHEN language = 'lt' THEN RETURN public.search_lithuanian_stems(word);
        WHEN language = 'ru' THEN RETURN '{}';
        ELSE RETURN array_remove(
          CASE WHEN language IS NULL THEN public.search_lithuanian_stems(word) END
            || ARRAY[(ts_lexize('pg_catalog.english_stem', word))[1] || '='], NULL);
      END CASE;
    END
  $$;

-- How two neighbouring words would be written as one, or null: figures with letters always (16 GB, iPhone 13), two
-- figures as a pair (205/55, 1.6), letters where a hyphen ties them (e-bike).
CREATE FUNCTION search_pair(part text, next text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN next IS NULL THEN NULL
    WHEN part ~ '^\d+$' AND ltrim(next, '-/') ~ '^\d+$' THEN part || '/' || ltrim(next, '-/')
    WHEN left(next, 1) = '-' OR (part ~ '^\d+$') <> (next ~ '^\d+$') AND (part !~ '\d' OR next !~ '\d')
      THEN part || ltrim(next, '-/')
  END;

-- What a text is found by.
CREATE FUNCTION search_lexemes(value text, language text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
    DECLARE
      parts text[] := public.search_parts(coalesce(value, ''));
      lexemes text[] := '{}';
    BEGIN
      FOR n IN 1..cardinality(parts) LOOP
        lexemes := lexemes || ltrim(parts[n], '-/') || public.search_pair(ltrim(parts[n], '-/'), parts[n + 1])
          || public.search_stems(ltrim(parts[n], '-/'), language);
      END LOOP;
      RETURN array_remove(lexemes, NULL);
    END
  $$;

-- The same with a mark before each.
CREATE FUNCTION search_marked(mark text, lexemes text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT ARRAY(SELECT mark || lexeme FROM unnest(lexemes) AS lexeme) $$;

CREATE FUNCTION listing_search_vector(
  name text, description text, address text, language text, category_id integer, subcategory_id integer
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT array_to_tsvector(
      title || public.search_marked('^', title) || public.search_lexemes(description, language)
        || public.search_marked('@', public.search_lexemes(address, 'lt'))
        || ('#c' || category_id) || coalesce('#s' || subcategory_id, '#s'))
    FROM (SELECT public.search_lexemes(name, language) AS title) AS of_title
  $$;

CREATE FUNCTION listing_address_vector(address text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_to_tsvector(public.search_lexemes(address, 'lt')) $$;

-- The same table is rewritten once for both.
ALTER TABLE "products"
  ALTER COLUMN "search_vector" SET EXPRESSION AS
    (listing_search_vector("name", "description", "address", "language", "category_id", "subcategory_id")),
  ALTER COLUMN "address_vector" SET EXPRESSION AS (listing_address_vector("address"));

-- Whether a word is found by its index or met on the way through a list depends on how common it is: PostgreSQL must know
-- that of thousands of words.
ALTER TABLE "products"
  ALTER COLUMN "search_vector" SET STATISTICS 500,
  ALTER COLUMN "address_vector" SET STATISTICS 500;

-- What categories are looked for by: of "Stalo žaidimai" the games, not the table. A list ("Books and antiques") is
-- every one of its parts where it names a subcategory, and nothing where it names a whole category.
CREATE FUNCTION category_search_vector(name_en text, name_lt text, name_ru text, is_subcategory boolean) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT array_to_tsvector(coalesce(array_agg(DISTINCT lexeme), '{}'))
    FROM (VALUES ('en', lower(name_en), ' and |, *'), ('lt', lower(name_lt), ' ir |, *'), ('ru', lower(name_ru), ' и |, *'))
           AS names(language, name, separator),
         regexp_split_to_table(name, separator) AS item,
         LATERAL (SELECT CASE
           WHEN item !~ ' ' THEN item
           WHEN language = 'en' THEN regexp_replace(regexp_replace(item, ' for .*$', ''), '^.* ', '')
           -- The last word, unless it tells what for or of what.
           WHEN language = 'lt' THEN (regexp_match(item, '[^ ]+$'))[1]
           -- What comes before a Russian noun is an adjective; what comes after it tells of what.
           WHEN item ~ '^[^ ]+(ая|ое|ые|ие|ый|ий) ' THEN (regexp_match(item, '[^ ]+$'))[1]
           ELSE (regexp_match(item, '^[^ ]+'))[1]
         END AS head) AS named,
         unnest(public.search_lexemes(head, language)) AS lexeme
    WHERE (is_subcategory OR name !~ separator AND name !~ ' ')
      AND NOT (language = 'lt' AND item ~ ' ' AND head ~ '(o|ų|ui|ms)$')
      AND lexeme ~ '^..+[~=]'
  $$;
ALTER TABLE "categories" ADD COLUMN "search_vector" tsvector
  GENERATED ALWAYS AS (category_search_vector("name_en", "name_lt", "name_ru", false)) STORED;
ALTER TABLE "subcategories" ADD COLUMN "search_vector" tsvector
  GENERATED ALWAYS AS (category_search_vector("name_en", "name_lt", "name_ru", true)) STORED;

-- The vocabulary: words and stems of titles, and those of addresses with their "@". Figures are never corrected.
TRUNCATE "search_words";
INSERT INTO "search_words" ("word")
SELECT DISTINCT ltrim(lexeme, '^')
FROM "products", unnest(tsvector_to_array("search_vector")) AS lexeme
WHERE lexeme ~ '^[@^]\D+$' AND char_length(lexeme) BETWEEN 4 AND 41;

CREATE OR REPLACE FUNCTION remember_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT ltrim(lexeme, '^') AS word
  FROM written, unnest(tsvector_to_array(search_vector)) AS lexeme
  WHERE lexeme ~ '^[@^]\D+$' AND char_length(lexeme) BETWEEN 4 AND 41
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION remember_changed_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT ltrim(lexeme, '^') AS word
  FROM written
       JOIN former ON former.id = written.id AND (former.name, former.address) IS DISTINCT FROM (written.name, written.address),
       unnest(tsvector_to_array(written.search_vector)) AS lexeme
  WHERE lexeme ~ '^[@^]\D+$' AND char_length(lexeme) BETWEEN 4 AND 41
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- Words of the vocabulary that a mistyped one may have meant: those that are nearest, within one slip, or two in a long
-- word. Neighbours that changed places are one slip. "mark" chooses between titles ('') and addresses ('@').
CREATE FUNCTION search_corrections(mistyped text, mark text) RETURNS SETOF text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  SET pg_trgm.similarity_threshold = 0.2
  AS $$
    WITH candidates AS (
      SELECT near.word, levenshtein(near.word, mark || mistyped) AS slips
      FROM search_words AS near
      WHERE near.word % mistyped AND starts_with(near.word, '@') = (mark = '@')
        AND near.word ~ '[~=]' = (mistyped ~ '[~=]')
        AND char_length(near.word) BETWEEN char_length(mark || mistyped) - 2 AND char_length(mark || mistyped) + 2
        AND levenshtein_less_equal(near.word, mark || mistyped, 2)
          <= CASE WHEN char_length(rtrim(mistyped, '~=i')) >= 8 THEN 2 ELSE 1 END
      UNION ALL
      SELECT near.word, 1
      FROM generate_series(1, char_length(mistyped) - 1) AS place
      JOIN search_words AS near ON near.word = mark || overlay(mistyped PLACING
        reverse(substr(mistyped, place, 2)) FROM place FOR 2)
    )
    SELECT ltrim(word, '@')
    FROM candidates
    WHERE slips = (SELECT min(slips) FROM candidates)
    ORDER BY word
    LIMIT 8
  $$;

-- What there is to say of each word of a query, in their order. "known" tells whether the vocabulary has it as it is,
-- "declined" whether it has a form of it. Corrections come for a longer word of which it has neither, nor anything that
-- begins with it; for all where "doubted". "categories" are lexemes of the categories that are called so.
CREATE FUNCTION search_terms(query text, mark text, doubted boolean) RETURNS TABLE (
  part text, stems text[], known boolean, declined boolean, corrections text[], categories text[]
)
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  AS $$
    SELECT part, stems, known, declined,
      CASE WHEN word !~ '\d' AND (doubted AND char_length(word) >= 4 OR NOT familiar AND char_length(word) >= 6) THEN ARRAY(
        SELECT DISTINCT correction
        FROM unnest(word || stems) AS form, search_corrections(form, mark) AS correction
        WHERE char_length(rtrim(form, '~=i')) >= 4 AND char_length(rtrim(correction, '~=i')) >= 4 AND correction <> form
      ) ELSE '{}' END,
      CASE WHEN mark = '' AND char_length(word) >= 4 AND stems <> '{}' THEN ARRAY(
        SELECT '#s' || id FROM subcategories WHERE tsvector_to_array(search_vector) && stems
        UNION ALL
        SELECT '#c' || id FROM categories WHERE tsvector_to_array(search_vector) && stems
      ) ELSE '{}' END
    FROM unnest(public.search_parts(query)) WITH ORDINALITY AS parts(part, n),
      LATERAL (SELECT ltrim(part, '-/') AS word) AS bare,
      LATERAL (SELECT public.search_stems(word, CASE WHEN mark = '@' THEN 'lt' END) AS stems) AS stemmed,
      LATERAL (SELECT EXISTS (SELECT FROM search_words AS w WHERE w.word = mark || bare.word) AS known) AS whole,
      LATERAL (SELECT EXISTS (
        SELECT FROM search_words AS w WHERE w.word = ANY (public.search_marked(mark, stems))) AS declined) AS forms,
      LATERAL (SELECT known OR declined OR EXISTS (
        SELECT FROM search_words AS w
        WHERE w.word >= mark || bare.word AND w.word < mark || bare.word || U&'\+10FFFF') AS familiar) AS beginnings
    ORDER BY n
    LIMIT 12
  $$;
