-- A search for common words in the order of a name, a price or a moment used to gather all that has the words, again and
-- again, just to show the first page of it. Each listing now stands in a bucket by the beginning of its name, in one by its
-- price and in one by its day; eight neighbouring buckets are one of the next level, and so on. All of them are keys of the same
-- index as the words, which then finds what has the words in a stretch of an order without reading all that has them.

-- The keys of the buckets of a name, of a price and of a moment: the number of the bucket within its level, plus 1,000,000 for
-- each level, plus nothing for names, 10,000 for prices, 100,000 for moments. Numbers grow as names in the Lithuanian alphabet
-- do, as prices by about a tenth from one to the next, as days since 1970. The server covers stretches by them.
CREATE FUNCTION listing_buckets(name text, price_cents bigint, created_at timestamptz) RETURNS int[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  -- Of letters that differ in the alphabet. In its order, as the search among them goes by it.
  beginnings constant text[] := '{
    a, aa, ac, ae, ai, al, ao, ar, au, b, ba, bc, be, bi, bl, bo, br, bu, c, ca, cc, ce, ci, cl, co, cr, cu, č, ča,
    čc, če, či, čl, čo, čr, ču, d, da, dc, de, di, dl, do, dr, du, e, ea, ec, ee, ei, el, eo, er, eu, f, fa, fc, fe,
    fi, fl, fo, fr, fu, g, ga, gc, ge, gi, gl, go, gr, gu, h, ha, hc, he, hi, hl, ho, hr, hu, i, y, ia, ya, ic, yc,
    ie, ye, ii, yi, il, yl, io, yo, ir, yr, iu, yu, j, ja, jc, je, ji, jl, jo, jr, ju, k, ka, kc, ke, ki, kl, ko, kr,
    ku, l, la, lc, le, li, ll, lo, lr, lu, m, ma, mc, me, mi, ml, mo, mr, mu, n, na, nc, ne, ni, nl, no, nr, nu, o,
    oa, oc, oe, oi, ol, oo, or, ou, p, pa, pc, pe, pi, pl, po, pr, pu, q, qa, qc, qe, qi, ql, qo, qr, qu, r, ra, rc,
    re, ri, rl, ro, rr, ru, s, sa, sc, se, si, sl, so, sr, su, š, ša, šc, še, ši, šl, šo, šr, šu, t, ta, tc, te, ti,
    tl, to, tr, tu, u, ua, uc, ue, ui, ul, uo, ur, uu, v, va, vc, ve, vi, vl, vo, vr, vu, w, wa, wc, we, wi, wl, wo,
    wr, wu, x, xa, xc, xe, xi, xl, xo, xr, xu, z, za, zc, ze, zi, zl, zo, zr, zu, ž, ža, žc, že, ži, žl, žo, žr, žu,
    а, аа, ав, ае, аи, ал, ао, ар, ау, б, ба, бв, бе, би, бл, бо, бр, бу, в, ва, вв, ве, ви, вл, во, вр, ву, г, га,
    гв, ге, ги, гл, го, гр, гу, д, да, дв, де, ди, дл, до, др, ду, е, еа, ев, ее, еи, ел, ео, ер, еу, ж, жа, жв, же,
    жи, жл, жо, жр, жу, з, за, зв, зе, зи, зл, зо, зр, зу, и, иа, ив, ие, ии, ил, ио, ир, иу, й, йа, йв, йе, йи, йл,
    йо, йр, йу, к, ка, кв, ке, ки, кл, ко, кр, ку, л, ла, лв, ле, ли, лл, ло, лр, лу, м, ма, мв, ме, ми, мл, мо, мр,
    му, н, на, нв, не, ни, нл, но, нр, ну, о, оа, ов, ое, ои, ол, оо, ор, оу, п, па, пв, пе, пи, пл, по, пр, пу, р,
    ра, рв, ре, ри, рл, ро, рр, ру, с, са, св, се, си, сл, со, ср, су, т, та, тв, те, ти, тл, то, тр, ту, у, уа, ув,
    уе, уи, ул, уо, ур, уу, ф, фа, фв, фе, фи, фл, фо, фр, фу, х, ха, хв, хе, хи, хл, хо, хр, ху, ц, ца, цв, це, ци,
    цл, цо, цр, цу, ч, ча, чв, че, чи, чл, чо, чр, чу, ш, ша, шв, ше, ши, шл, шо, шр, шу, щ, ща, щв, ще, щи, щл, що,
    щр, щу, ъ, ъа, ъв, ъе, ъи, ъл, ъо, ър, ъу, ы, ыа, ыв, ые, ыи, ыл, ыо, ыр, ыу, ь, ьа, ьв, ье, ьи, ьл, ьо, ьр, ьу,
    э, эа, эв, эе, эи, эл, эо, эр, эу, ю, юа, юв, юе, юи, юл, юо, юр, юу, я, яа, яв, яе, яи, ял, яо, яр, яу
  }';
  of_name constant int := width_bucket(name COLLATE "lt-x-icu", beginnings);
  of_price constant int := width_bucket(ln(price_cents + 1.0::float8), 0, 24, 240);
  of_day constant int := greatest(0, floor(extract(epoch FROM created_at) / 86400));
BEGIN
  RETURN ARRAY[
    of_name, 10000 + of_price, 100000 + of_day,
    1000000 + of_name / 8, 1010000 + of_price / 8, 1100000 + of_day / 8,
    2000000 + of_name / 64, 2010000 + of_price / 64, 2100000 + of_day / 64
  ];
END
$$;

-- The index of a million listings takes minutes; with less memory, many more of them.
SET LOCAL maintenance_work_mem = '256MB';
DROP INDEX "products_search";
CREATE INDEX "products_search" ON "products" USING GIN ("search_vector", listing_buckets("name", "price_cents", "created_at"));

-- The words of an address stand among a listing's words with a mark, and are found there by the same index: a common word and a
-- town together are met without reading all that has either. What held addresses alone is not needed any more.
CREATE OR REPLACE FUNCTION note_changed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.raise_listing_versions(ARRAY(
    SELECT DISTINCT place.category_id
    FROM former
         JOIN written USING (id),
         LATERAL (SELECT
           former.status = 'Published' AND former.hidden_at IS NULL AND former.deleted_at IS NULL AND former.owner_active
             AS was_listed,
           written.status = 'Published' AND written.hidden_at IS NULL AND written.deleted_at IS NULL AND written.owner_active
             AS is_listed
         ) AS listing,
         LATERAL (VALUES (former.category_id, was_listed), (written.category_id, is_listed)) AS place(category_id, listed)
    WHERE place.listed AND (
      was_listed <> is_listed
      OR (former.category_id, former.subcategory_id, former.price_cents, former.state, former.search_vector)
        IS DISTINCT FROM
         (written.category_id, written.subcategory_id, written.price_cents, written.state, written.search_vector)
    )
  ));
  RETURN NULL;
END
$$;
ALTER TABLE "products" DROP COLUMN "address_vector";
DROP FUNCTION listing_address_vector(text);
