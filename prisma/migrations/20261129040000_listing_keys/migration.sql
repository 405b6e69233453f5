-- A search for common words among what is new used to read all that has the words, only to drop what is used. Such a state is a
-- key of the same index now, which then meets what has both. Most things are used: to look that up in each row is sooner.

-- Names that begin with a figure (`2 kambarių butas`) were all in one bucket, one of eighteen of a million. It was met wholly for
-- the first page of an order by names.
CREATE OR REPLACE FUNCTION listing_buckets(name text, price_cents bigint, created_at timestamptz) RETURNS int[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  -- Of letters that differ in the alphabet, and of figures before them. In its order, as the search among them goes by it.
  beginnings constant text[] := '{
    0, 1, 10, 12, 15, 2, 20, 25, 3, 30, 4, 40, 5, 6, 7, 8, 9,
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
