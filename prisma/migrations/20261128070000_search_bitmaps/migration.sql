-- PostgreSQL never intersects two partial indexes that have the same condition: it takes the second for redundant. A search
-- in the order of a price is the intersection of its words and a stretch of prices, so the words' indexes hold all
-- products, and whether one is listed is looked up with the row.
DROP INDEX "products_listed_search";
DROP INDEX "products_listed_address";
CREATE INDEX "products_search" ON "products" USING GIN ("search_vector");
CREATE INDEX "products_address" ON "products" USING GIN ("address_vector");
