import { randomBytes } from 'node:crypto';
import { usernameOf } from '../../modules/users/index.ts';
import type { Prisma } from '../generated/prisma/client.ts';

let sequence = 0;

/** A number that no other row made by this process has. */
function next(): number {
  sequence += 1;
  return sequence;
}

/** Rows with sensible values where none are given: the demo house and the tests are built from the same. */
export function createFactories(prisma: Prisma.TransactionClient) {
  async function user(data: Partial<Prisma.UserUncheckedCreateInput> = {}) {
    const name = data.name ?? 'Jonas Jonaitis';
    return prisma.user.create({ data: { name, username: `${usernameOf(name)}${next()}`, ...data } });
  }

  async function category(data: Partial<Prisma.CategoryUncheckedCreateInput> = {}) {
    const n = next();
    return prisma.category.create({
      data: {
        slug: `category-${n}`,
        name_en: `Category ${n}`,
        name_lt: `Kategorija ${n}`,
        name_ru: `Категория ${n}`,
        ...data,
      },
    });
  }

  async function subcategory(data: Partial<Prisma.SubcategoryUncheckedCreateInput> = {}) {
    const n = next();
    const category_id = data.category_id ?? (await category()).id;
    return prisma.subcategory.create({
      data: {
        slug: `subcategory-${n}`,
        name_en: `Subcategory ${n}`,
        name_lt: `Pakategorė ${n}`,
        name_ru: `Подкатегория ${n}`,
        ...data,
        category_id,
      },
    });
  }

  async function picture(data: Partial<Prisma.PictureUncheckedCreateInput> = {}) {
    return prisma.picture.create({
      data: {
        key: randomBytes(12).toString('hex'),
        width: 1280,
        height: 960,
        thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
        ...data,
      },
    });
  }

  async function product(data: Partial<Prisma.ProductUncheckedCreateInput> = {}) {
    return prisma.product.create({
      data: {
        name: 'Medinė kėdė',
        price_cents: 2500,
        status: 'Published',
        ...data,
        user_id: data.user_id ?? (await user()).id,
        category_id: data.category_id ?? (await category()).id,
      },
    });
  }

  async function ad(data: Partial<Prisma.AdUncheckedCreateInput> = {}) {
    return prisma.ad.create({
      data: {
        name: 'Žieminės padangos',
        link: 'https://padangos.example/',
        image_urls: [],
        start_date: new Date('2000-01-01'),
        end_date: new Date('2100-12-31'),
        approved_at: new Date(),
        ...data,
        user_id: data.user_id ?? (await user()).id,
        category_id: data.category_id ?? (await category()).id,
      },
    });
  }

  return { user, category, subcategory, picture, product, ad };
}

export type Factories = ReturnType<typeof createFactories>;
