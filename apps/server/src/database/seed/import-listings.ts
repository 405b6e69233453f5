import type { Factories } from '../factories/index.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { listings } from './content/index.ts';
import { momentIn } from './content/moments.ts';
import type { StoredPicture, WantedPicture } from './import-pictures.ts';

interface Lookups {
  readonly userId: (person: string) => number;
  readonly picture: (picture: WantedPicture) => StoredPicture;
}

async function subcategoriesBySlug(client: Prisma.TransactionClient) {
  const rows = await client.subcategory.findMany({ include: { category: true } });
  return new Map(rows.map((row) => [`${row.category.slug}/${row.slug}`, row]));
}

/** Adds every listing with its pictures and prices, the oldest first. Answers the product ids by listing. */
export async function importListings(
  client: Prisma.TransactionClient,
  factories: Factories,
  { userId, picture }: Lookups,
  now: Date,
): Promise<(listing: string) => number> {
  const subcategories = await subcategoriesBySlug(client);
  const pictureIds = new Map<string, number>();
  const ids = new Map<string, number>();

  async function pictureId(wanted: WantedPicture, created: Date): Promise<number> {
    const stored = picture(wanted);
    const known = pictureIds.get(stored.key);
    if (known !== undefined) return known;
    const row = await factories.picture({ ...stored, user_id: userId(wanted.owner), created_at: created });
    pictureIds.set(stored.key, row.id);
    return row.id;
  }

  const inOrder = listings
    .map((listing) => ({ listing, created: momentIn(listing.created, now) }))
    .sort((a, b) => a.created.getTime() - b.created.getTime());
  for (const { listing, created } of inOrder) {
    const subcategory = subcategories.get(`${listing.category}/${listing.subcategory}`);
    if (subcategory === undefined) throw new Error(`No subcategory ${listing.category}/${listing.subcategory}.`);
    // Half of its time at the former price, so that the change lies between its beginning and today.
    const repriced = new Date((created.getTime() + now.getTime()) / 2);
    const product = await factories.product({
      user_id: userId(listing.seller),
      name: listing.title,
      description: listing.description,
      language: listing.language,
      price_cents: listing.price,
      old_price_cents: listing.oldPrice ?? null,
      category_id: subcategory.category_id,
      subcategory_id: subcategory.id,
      status: listing.status,
      state: listing.state,
      options: listing.options,
      specifications: listing.specifications.map((pair) => [...pair]),
      address: listing.address,
      watch_count: listing.watchCount,
      written_count: listing.writtenCount,
      called_count: listing.calledCount,
      created_at: created,
      updated_at: listing.oldPrice === undefined ? created : repriced,
    });
    ids.set(listing.key, product.id);
    for (const [position, name] of listing.pictures.entries()) {
      const picture_id = await pictureId({ name, owner: listing.seller }, created);
      await client.productPicture.create({ data: { product_id: product.id, picture_id, position } });
    }
    if (listing.oldPrice !== undefined) {
      const change = { product_id: product.id, price_cents: listing.oldPrice, changed_at: repriced };
      await client.priceChange.create({ data: change });
    }
  }
  return (listing) => {
    const id = ids.get(listing);
    if (id === undefined) throw new Error(`The demo house has no listing ${listing}.`);
    return id;
  };
}
