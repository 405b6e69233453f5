-- The vocabulary holds words of what is listed, and of nothing else: a draft or a hidden product would tell its words, and
-- would turn slips into words that nobody finds anything by.

-- The vocabulary's words of a listing's lexemes: words and stems of its title, and those of its address with their "@".
CREATE FUNCTION vocabulary_of(vector tsvector) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT ltrim(lexeme, '^')
    FROM unnest(tsvector_to_array(vector)) AS lexeme
    WHERE lexeme ~ '^[@^]\D+$' AND char_length(lexeme) BETWEEN 4 AND 41
  $$;

CREATE OR REPLACE FUNCTION remember_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.search_words (word)
  SELECT DISTINCT word
  FROM written, public.vocabulary_of(written.search_vector) AS word
  WHERE written.status = 'Published' AND written.hidden_at IS NULL AND written.deleted_at IS NULL AND written.owner_active
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
-- A changed product brings its words when it comes to be listed, and when it is renamed or moved while it is. Most changes
-- only count views and calls: those bring nothing.
CREATE OR REPLACE FUNCTION remember_changed_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.search_words (word)
  SELECT DISTINCT word
  FROM written
       JOIN former ON former.id = written.id,
       public.vocabulary_of(written.search_vector) AS word
  WHERE written.status = 'Published' AND written.hidden_at IS NULL AND written.deleted_at IS NULL AND written.owner_active
    AND ((former.name, former.address) IS DISTINCT FROM (written.name, written.address) OR former.status <> 'Published'
      OR former.hidden_at IS NOT NULL OR former.deleted_at IS NOT NULL OR NOT former.owner_active)
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- Words of the vocabulary that a mistyped one may have meant: those that are nearest, within one slip, or two in a word
-- of ten letters, or of eight where only their order differs. Neighbours that changed places are one slip. Whoever mistypes
-- seldom mistypes the first letter: of equally near words those that share it are meant, of short words and with two slips
-- no others. The word itself is none, though some seller may have mistyped it alike. "mark" chooses between titles ('') and
-- addresses ('@').
CREATE OR REPLACE FUNCTION search_corrections(mistyped text, mark text) RETURNS SETOF text
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  SET pg_trgm.similarity_threshold = 0.2
  AS $$
    WITH near AS (
      SELECT word, ltrim(word, '@') AS meant, levenshtein(word, mark || mistyped) AS slips
      FROM search_words
      WHERE word % mistyped AND starts_with(word, '@') = (mark = '@')
        AND word <> mark || mistyped
        AND word ~ '[~=]' = (mistyped ~ '[~=]')
        AND char_length(word) BETWEEN char_length(mark || mistyped) - 2 AND char_length(mark || mistyped) + 2
        AND levenshtein_less_equal(word, mark || mistyped, 2) <= 2
    ), candidates AS (
      SELECT meant, slips + CASE WHEN left(meant, 1) = left(mistyped, 1) THEN 0 ELSE 0.5 END AS distance
      FROM near,
        LATERAL (SELECT char_length(rtrim(mistyped, '~=i')) AS letters, left(meant, 1) = left(mistyped, 1) AS alike) AS compared
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
    LIMIT 8
  $$;

-- What there is to say of each word of a query, in their order. "known" tells whether the vocabulary has it as it is,
-- "declined" whether it has a form of it. Corrections come for a longer word of which it has neither, nor anything that
-- begins with it or, without its last two letters, with its stem: those are its "beginnings"; where "doubted" for all, and of those that it has for long ones, as short words that are near each other
-- are mostly different things. "halves" are the two words that one may be made of. "categories" are lexemes of
-- the categories that are called so.
DROP FUNCTION search_terms;
CREATE FUNCTION search_terms(query text, mark text, doubted boolean) RETURNS TABLE (
  part text, stems text[], known boolean, declined boolean, beginnings text[], corrections text[], halves text[], categories text[]
)
  LANGUAGE sql STABLE STRICT PARALLEL SAFE
  AS $$
    SELECT part, stems, known, declined, begun,
      CASE
        WHEN word ~ '\d' THEN '{}'
        WHEN char_length(word) >= CASE WHEN doubted AND NOT (known OR declined) THEN 4 WHEN doubted THEN 8
          WHEN NOT familiar AND begun = '{}' THEN 6 END
        THEN ARRAY(
          SELECT DISTINCT correction
          FROM unnest(word || stems) AS form, search_corrections(form, mark) AS correction
          WHERE char_length(rtrim(form, '~=i')) >= 4
            AND char_length(rtrim(correction, '~=i')) >= CASE WHEN correction ~ '[~=]' THEN 5 ELSE 4 END
        )
        ELSE '{}'
      END,
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

-- The words of a text in their order: small letters without diacritics, and figures. A word that a hyphen or an
-- apostrophe ties to the one before begins with "-", a figure that a point, a comma or a slash ties begins with "/".
-- "160 × 200" is one word, of which "cm" is another, and a tyre's "55R16" two. Square and cubic metres are "m2" and "m3", however they are written
-- behind a figure.
CREATE OR REPLACE FUNCTION search_parts(value text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    DECLARE
      words text := translate(
        lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC)) COLLATE "pg_c_utf8"),
        U&'\2019''\02BC`\00B4\2010\2011\0001\0002', '-------  ');
    BEGIN
      IF words ~ '\d' THEN
        words := regexp_replace(words, '(\d)\s*[x*х×]\s*(?=\d)', '\1x', 'g');
        words := regexp_replace(words, '(\dx\d+)(?=[a-wyzа-я])', '\1 ', 'g');
        words := regexp_replace(words, '(\d\d)\s*z?r\s*(?=\d\d)', '\1 r', 'g');
        IF words ~ '[mм]' THEN
          words := regexp_replace(words,
            '(\d)\s*(?:[mм](?:²|\^?2)|(?:kv|sq|кв)(?:\.\s*|\s+|(?=[mм]))[mм](?:etr[a-z]*|етр[а-я]*)?\M)(?![[:alnum:]])', '\1 m2', 'g');
          words := regexp_replace(words,
            '(\d)\s*(?:[mм](?:³|\^?3)|(?:kub|cu|куб)(?:\.\s*|\s+|(?=[mм]))[mм](?:etr[a-z]*|етр[а-я]*)?\M)(?![[:alnum:]])', '\1 m3', 'g');
        END IF;
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

-- How two neighbouring words would be written as one, or null: figures with letters always (16 GB, iPhone 13) and with
-- units that have a figure (64 m2), two figures as a pair (205/55, 1.6), letters where a hyphen ties them (e-bike).
CREATE OR REPLACE FUNCTION search_pair(part text, next text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN next IS NULL THEN NULL
    WHEN part ~ '^\d+$' AND ltrim(next, '-/') ~ '^\d+$' THEN part || '/' || ltrim(next, '-/')
    WHEN left(next, 1) = '-' OR part ~ '^\d+$' AND next IN ('m2', 'm3')
      OR (part ~ '^\d+$') <> (next ~ '^\d+$') AND (part !~ '\d' OR next !~ '\d')
      THEN public.search_one_script(part || ltrim(next, '-/'))
  END;

-- Parts of one word by which it is found too: the figures of a size, each alone and with the unit behind them (of
-- "70x120 cm" also "120cm"), of three the first two, and both halves of a model (of "cbr600f" also "cbr600").
CREATE FUNCTION search_pieces(word text, next text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
    DECLARE
      figures text[];
    BEGIN
      CASE
        WHEN word !~ '^.+[^\d].' OR word !~ '\d' THEN RETURN '{}';
        WHEN word ~ '^\d+(x\d+)+$' THEN
          figures := string_to_array(word, 'x');
          RETURN figures || (figures[1] || 'x' || figures[2])
            || CASE WHEN next ~ '^[a-zа-я]+$' THEN ARRAY(
              SELECT public.search_one_script(figure || next) FROM unnest(figures) AS figure
            ) END;
        WHEN word ~ '^[^\d]+\d+[^\d]+$' THEN RETURN ARRAY[substring(word FROM '^[^\d]+\d+'), substring(word FROM '\d+[^\d]+$')];
        ELSE RETURN '{}';
      END CASE;
    END
  $$;

-- What a text is found by.
CREATE OR REPLACE FUNCTION search_lexemes(value text, language text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
    DECLARE
      parts text[] := public.search_parts(coalesce(value, ''));
      word text;
      lexemes text[] := '{}';
    BEGIN
      FOR n IN 1..cardinality(parts) LOOP
        word := ltrim(parts[n], '-/');
        lexemes := lexemes || word || public.search_pair(word, parts[n + 1]) || public.search_stems(word, language);
        IF word ~ '\d' THEN
          lexemes := lexemes || public.search_pieces(word, parts[n + 1]);
        END IF;
      END LOOP;
      RETURN array_remove(lexemes, NULL);
    END
  $$;

-- The stem of a Lithuanian noun or adjective without diacritics. Whoever leaves them out writes "dviraciai" for
-- "dviratis", so the consonant that softens is put back. Hard and soft declensions are kept apart, as "medus" and
-- "medis" or "vilna" and "Vilnius" are different things; an ending that both have gives both. Some soft nouns have the
-- genitive plural of the hard ones ("durys", "durų"); they are few enough to be named. None without an ending.
CREATE OR REPLACE FUNCTION search_lithuanian_stems(word text) RETURNS text[]
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
        -- Both of dogs and of sons, and of names and of a domain.
        WHEN word = 'sunu' OR word ~ '.[dm]enu$' THEN RETURN ARRAY[stem || '~i', stem || '~'];
        WHEN word = 'sesuo' OR word = 'dukte' THEN RETURN ARRAY[CASE word WHEN 'sesuo' THEN 'seser~i' ELSE 'dukter~i' END];
        WHEN word ~ '^(seser|dukter|moter|obel|dur|zuv|dant|zas|aus|nakt|debes|smegen)(u|s)$'
          THEN RETURN ARRAY[regexp_replace(word, '.$', '~i')];
        WHEN word ~ '.[dm](uo|ens)$' THEN RETURN ARRAY[regexp_replace(word, '(uo|ens)$', 'en~i')];
        WHEN ending IS NULL THEN RETURN '{}';
        WHEN ending !~ '^[iye]' THEN RETURN ARRAY[stem || '~'];
        ELSE RETURN ARRAY[regexp_replace(regexp_replace(stem, 'dz$', 'd'), 'c$', 't') || '~i']
          || CASE WHEN ending IN ('e', 'i', 'iems') THEN ARRAY[stem || '~'] END;
      END CASE;
    END
  $$;

-- What is found by changes, so what was counted of it is forgotten. The same table is rewritten once for both columns.
ALTER TABLE "products"
  ALTER COLUMN "search_vector" SET EXPRESSION AS
    (listing_search_vector("name", "description", "address", "language", "category_id", "subcategory_id")),
  ALTER COLUMN "address_vector" SET EXPRESSION AS (listing_address_vector("address"));
SELECT raise_listing_versions(ARRAY(
  SELECT DISTINCT "category_id" FROM "products"
  WHERE "status" = 'Published' AND "hidden_at" IS NULL AND "deleted_at" IS NULL AND "owner_active"
));

TRUNCATE "search_words";
INSERT INTO "search_words" ("word")
SELECT DISTINCT word
FROM "products", vocabulary_of("search_vector") AS word
WHERE "status" = 'Published' AND "hidden_at" IS NULL AND "deleted_at" IS NULL AND "owner_active";
