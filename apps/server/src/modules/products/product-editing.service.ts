import { isDeepStrictEqual } from 'node:util';
import {
  createProduct,
  type Language,
  type ProductChange,
  type ProductDetail,
  type ProductInput,
} from '@muge/contract';
import { changedMeanwhile, changesNothing } from '../../changes/outdated.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { SecurityLimits } from '../limits/index.ts';
import type {
  EditingTransaction,
  ProductColumns,
  ProductEditingRepository,
  StoredProduct,
} from './product-editing.repository.ts';
import { centsOf, createProductInput, type Written } from './product-input.ts';
import { toProductDetail } from './products.mapper.ts';
import { isOwner, maySeeProduct } from './products.policy.ts';
import type { ProductsRepository } from './products.repository.ts';

interface Caller {
  readonly principal: Principal;
  readonly language: Language;
}

interface Answer {
  readonly message: string;
  readonly data: ProductDetail;
}

/** Nobody acts in another's name. Specification: decisions, bodies. */
function mustBeCaller(userId: number | undefined, principal: Principal): void {
  if (userId !== undefined && userId !== principal.userId) throw new AppError('forbidden');
}

/** What is out of the lists for at least this long comes back as new, in milliseconds. */
const AWAY = 24 * 60 * 60 * 1000;

/**
 * The dates that a change of status changes. Lists begin with the newest, so the date must not be had for the asking: it
 * is that of the first publication, however long a draft lay before, and stays when a product is taken back and published
 * again. Only what was out of the lists for a day or more is new once more, as a listing put up afresh would be.
 */
function datesAfter(
  stored: StoredProduct,
  status: string | undefined,
  now: Date,
): Pick<ProductColumns, 'created_at' | 'withdrawn_at'> {
  if (status === undefined || status === stored.status) return {};
  if (stored.status === 'Published') return { withdrawn_at: now };
  if (status !== 'Published') return {};
  const since = stored.withdrawn_at;
  const isNew = since === null || now.getTime() - since.getTime() >= AWAY;
  return isNew ? { created_at: now, withdrawn_at: null } : { withdrawn_at: null };
}

/** Putting products up, changing and deleting them. Specification: signed-in, sections 4, 5 and 7. */
export function createProductEditingService(dependencies: {
  editing: ProductEditingRepository;
  products: ProductsRepository;
  idempotency: Idempotency;
  limits: Pick<SecurityLimits, 'takeProduct' | 'takePublication'>;
  clock: Clock;
}) {
  const { editing, products, idempotency, limits, clock } = dependencies;
  const inputs = createProductInput(editing);

  async function detail(transaction: EditingTransaction, id: number, { principal, language }: Caller) {
    const row = await products.findDetail(id, { language, viewerId: principal.userId }, transaction);
    if (row === undefined) throw new AppError('not_found');
    return toProductDetail(row, true);
  }

  /** The caller's own product, kept from other writers; forbidden on what others see, not_found otherwise. */
  async function lockOwn(transaction: EditingTransaction, id: number, principal: Principal): Promise<StoredProduct> {
    const stored = await editing.lock(transaction, id);
    if (stored === undefined || !maySeeProduct(principal, stored)) throw new AppError('not_found');
    if (!isOwner(principal, stored)) throw new AppError('forbidden');
    return stored;
  }

  /** Whether the product is so already, pictures and their order too. */
  async function isAlready(transaction: EditingTransaction, stored: StoredProduct, { columns, pictureIds }: Written) {
    if (!changesNothing(columns, stored)) return false;
    return pictureIds === null || isDeepStrictEqual(pictureIds, await editing.pictureIds(transaction, stored.id));
  }

  return {
    /**
     * Adds a product, once for each key however often it is sent. Published unless told otherwise.
     * product_quota_exceeded when the person has put up, or published, very many today.
     */
    async create(input: ProductInput, caller: Caller & { readonly idempotencyKey: string | null }): Promise<Answer> {
      const { principal, language, idempotencyKey } = caller;
      const { userId } = principal;
      mustBeCaller(input.user_id, principal);
      const use = { userId, endpoint: 'POST /products', key: idempotencyKey, answer: createProduct.answers[201] };
      return idempotency.once(use, async (transaction) => {
        // The session was live when the call came; the account may have been suspended since.
        if (!(await editing.holdActive(transaction, userId))) throw new AppError('unauthenticated');
        await limits.takeProduct(transaction, userId, clock.now());
        const status = input.status ?? 'Published';
        if (status === 'Published') await limits.takePublication(transaction, userId, clock.now());
        const { columns, pictureIds } = await inputs.read(transaction, input, { userId, language, stored: null });
        const required = {
          name: input.name,
          price_cents: centsOf(input.price),
          category_id: input.category_id,
          status,
        };
        const id = await editing.insert(transaction, userId, { ...columns, ...required }, clock.now());
        if (pictureIds !== null) await editing.setPictures(transaction, id, pictureIds);
        const message = status === 'Saved' ? 'Product was saved' : 'product uploaded successfully';
        return { message, data: await detail(transaction, id, caller) };
      });
    },

    /**
     * Changes what is given of the caller's own product; a changed price keeps the one before. conflict when it is not
     * what the caller looked at any more, unless it is already what they make of it. product_quota_exceeded when it would
     * be new in the lists and the person has published very many today.
     */
    async update(id: number, change: ProductChange, caller: Caller): Promise<Answer> {
      const { principal, language } = caller;
      return editing.transaction(async (transaction) => {
        const stored = await lockOwn(transaction, id, principal);
        mustBeCaller(change.user_id, principal);
        const context = { userId: principal.userId, language, stored };
        const written = await inputs.read(transaction, change, context);
        const { columns, pictureIds } = written;
        const message =
          (columns.status ?? stored.status) === 'Saved'
            ? 'Product saved successfully!'
            : 'Product updated successfully!';
        const seen = change.seen_updated_at;
        if (seen !== undefined && Date.parse(seen) !== stored.updated_at.getTime()) {
          if (!(await isAlready(transaction, stored, written))) throw changedMeanwhile();
          return { message, data: await detail(transaction, id, caller) };
        }
        const now = clock.now();
        const priceChanged = columns.price_cents !== undefined && columns.price_cents !== stored.price_cents;
        if (priceChanged) await editing.addPriceChange(transaction, id, stored.price_cents, now);
        const oldPrice = priceChanged ? { old_price_cents: stored.price_cents } : {};
        const dates = datesAfter(stored, columns.status, now);
        // Or what was put by as drafts day by day would come into the lists at once.
        if (dates.created_at !== undefined) await limits.takePublication(transaction, stored.user_id, now);
        await editing.update(transaction, id, { ...columns, ...oldPrice, ...dates }, now);
        if (pictureIds !== null) await editing.setPictures(transaction, id, pictureIds);
        return { message, data: await detail(transaction, id, caller) };
      });
    },

    /** Takes the caller's own product out of public view; what was written about it stays with its parties. */
    async remove(id: number, principal: Principal): Promise<void> {
      await editing.transaction(async (transaction) => {
        await lockOwn(transaction, id, principal);
        await editing.markDeleted(transaction, id, clock.now());
      });
    },
  };
}

export type ProductEditingService = ReturnType<typeof createProductEditingService>;
