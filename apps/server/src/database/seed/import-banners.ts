import type { Prisma } from '../generated/prisma/client.ts';
import { banners } from './content/index.ts';
import type { StoredPicture, WantedPicture } from './import-pictures.ts';

const DAY_MS = 86_400_000;

function day(now: Date, inDays: number): Date {
  const moment = new Date(now.getTime() + inDays * DAY_MS);
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
}

/** Adds the running banners of the demo house's companies. */
export async function importBanners(
  client: Prisma.TransactionClient,
  lookups: { userId: (person: string) => number; picture: (picture: WantedPicture) => StoredPicture },
  now: Date,
): Promise<void> {
  for (const [place, banner] of banners.entries()) {
    const category = await client.category.findUniqueOrThrow({
      where: { slug: banner.category },
      include: { subcategories: { where: { slug: { in: [...banner.subcategories] } } } },
    });
    const stored = lookups.picture({ name: banner.picture, owner: banner.advertiser });
    const user_id = lookups.userId(banner.advertiser);
    // An advertiser may show one picture in two banners.
    await client.picture.createMany({ data: [{ ...stored, user_id, created_at: now }], skipDuplicates: true });
    await client.ad.create({
      data: {
        user_id,
        name: banner.title,
        description: banner.text,
        category_id: category.id,
        image_urls: [`/storage/${stored.key}.webp`],
        link: banner.link,
        priority: 'best',
        start_date: day(now, banner.startsInDays),
        end_date: day(now, banner.endsInDays),
        approved_at: now,
        // The newest comes first: the order of the content is the order on the page.
        created_at: new Date(now.getTime() - place * 60_000),
        subcategories: { create: category.subcategories.map(({ id }) => ({ subcategory_id: id })) },
      },
    });
  }
}
