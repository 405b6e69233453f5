import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Ad, type AdChange, type AdInput, type Language, type PageMeta } from '@muge/contract';
import { AD_LIMITS } from '@muge/contract/limits';
import { changedMeanwhile, changesNothing } from '../../changes/outdated.ts';
import { AppError } from '../../http/app-error.ts';
import { clientKey } from '../../http/client-key.ts';
import type { Principal } from '../../http/principal.ts';
import { COUNTED, pageOf, requestOf } from '../../paging/by-moment.ts';
import type { Clock } from '../../ports/clock.ts';
import { dayOf } from '../../time/vilnius.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { SecurityLimits } from '../limits/index.ts';
import { checkDates, checkReferences } from './ad-content.ts';
import { toAd } from './ads.mapper.ts';
import { mustBe, mustBeOwnerOrModerator } from './ads.policy.ts';
import type { AdRow, AdsRepository } from './ads.repository.ts';

/** A client's clicks on an ad count once in so many milliseconds. Specification: decisions, ads. */
const CLICK_INTERVAL = 60_000;

/** Who calls, and in which language. */
interface Caller {
  readonly principal: Principal;
  readonly language: Language;
}

/** Banners. Specification: signed-in, sections 3 to 7; decisions, ads. */
export function createAdsService(dependencies: {
  ads: AdsRepository;
  idempotency: Idempotency;
  limits: SecurityLimits;
  clock: Clock;
  /** Keys the hashes that tell who clicked. */
  secret: string;
  /** New and changed ads wait for a moderator. */
  approval: boolean;
}) {
  const { ads, idempotency, limits, clock, secret, approval } = dependencies;
  const today = () => dayOf(clock.now());
  const approvedAt = (before: Date | null) => (approval ? null : (before ?? clock.now()));

  function present(row: AdRow | undefined): AdRow {
    if (row === undefined) throw new AppError('not_found');
    return row;
  }

  return {
    /**
     * Creates an ad of the caller's; a repeat with the same key answers as the first time. ad_quota_exceeded when the
     * person has put up very many today: each waits for a moderator, and those of others behind it.
     */
    create(userId: number, input: AdInput, key: string | null, { principal, language }: Caller): Promise<Ad> {
      mustBe(principal, userId);
      mustBe(principal, input.user_id ?? userId);
      const subcategoryIds = [...new Set(input.subcategory_id ?? [])];
      const pictures = input.content.image_url;
      return idempotency.once({ userId, endpoint: 'POST /{id}/createad', key, answer: Ad }, async (client) => {
        await limits.takeAd(client, userId, clock.now());
        await checkReferences(ads, client, {
          userId,
          categoryId: input.category_id,
          subcategoryIds,
          newPictures: pictures,
        });
        const columns = {
          name: input.name,
          description: input.description ?? '',
          category_id: input.category_id,
          image_urls: pictures,
          link: input.content.link,
          priority: input.priority || null,
          start_date: input.start_date,
          end_date: input.end_date,
          approved_at: approvedAt(null),
        };
        const id = await ads.insert(client, userId, columns, clock.now());
        await ads.setSubcategories(client, id, subcategoryIds);
        return toAd(present(await ads.find(id, language, client)), today());
      });
    },

    /**
     * Changes an ad of the caller's; what is absent stays as it is. conflict when it is not what the caller looked at any
     * more, unless it is already what they make of it.
     */
    update(id: number, change: AdChange, { principal, language }: Caller): Promise<Ad> {
      return ads.transaction(async (client) => {
        const before = present(await ads.lock(client, id));
        mustBe(principal, before.user_id);
        mustBe(principal, change.user_id ?? before.user_id);
        const subcategoryIds =
          change.subcategory_id === undefined
            ? before.subcategories.map((subcategory) => subcategory.id)
            : [...new Set(change.subcategory_id ?? [])];
        const content = {
          name: change.name ?? before.name,
          description: change.description === undefined ? before.description : (change.description ?? ''),
          category_id: change.category_id ?? before.category_id,
          image_urls: change.content?.image_url ?? before.image_urls,
          link: change.content?.link ?? before.link,
          priority: change.priority === undefined ? before.priority : change.priority || null,
          start_date: change.start_date ?? before.start_date,
          end_date: change.end_date ?? before.end_date,
        };
        if (change.seen_revision !== undefined && change.seen_revision !== before.revision) {
          const places = before.subcategories.map((subcategory) => subcategory.id);
          const isAlready =
            changesNothing(content, before) && isDeepStrictEqual([...subcategoryIds].sort(), places.sort());
          if (!isAlready) throw changedMeanwhile();
          return toAd(present(await ads.find(id, language, client)), today());
        }
        const columns = { ...content, approved_at: approvedAt(before.approved_at) };
        checkDates(columns.start_date, columns.end_date);
        await checkReferences(ads, client, {
          userId: principal.userId,
          categoryId: columns.category_id,
          subcategoryIds,
          newPictures: columns.image_urls.filter((path) => !before.image_urls.includes(path)),
        });
        await ads.update(client, id, columns, clock.now());
        await ads.setSubcategories(client, id, subcategoryIds);
        return toAd(present(await ads.find(id, language, client)), today());
      });
    },

    /** Takes an ad of the caller's away. */
    async remove(id: number, principal: Principal): Promise<void> {
      await ads.transaction(async (client) => {
        mustBe(principal, present(await ads.lock(client, id)).user_id);
        await ads.remove(client, id, clock.now());
      });
    },

    /** One of the caller's own, any for moderators. */
    async get(id: number, { principal, language }: Caller): Promise<Ad> {
      const row = present(await ads.find(id, language));
      mustBeOwnerOrModerator(principal, row.user_id);
      return toAd(row, today());
    },

    /** The caller's own ads, newest first. */
    async list(
      userId: number,
      paging: Parameters<typeof requestOf>[0],
      { principal, language }: Caller,
    ): Promise<{ ads: Ad[]; meta: PageMeta }> {
      mustBe(principal, userId);
      const request = requestOf(paging);
      const [found, total] = await Promise.all([
        ads.list(userId, language, request.window),
        ads.count(userId, COUNTED),
      ]);
      const { rows, meta } = pageOf(request, found, total, ({ created_at, id }) => ({ at: created_at, id }));
      return { ads: rows.map((row) => toAd(row, today())), meta };
    },

    /** Ads that wait for a moderator, the one that waits longest first. */
    async waiting(paging: Parameters<typeof requestOf>[0], language: Language): Promise<{ ads: Ad[]; meta: PageMeta }> {
      const request = requestOf(paging);
      const date = today();
      const [found, total] = await Promise.all([
        ads.listWaiting(language, date, request.window),
        ads.countWaiting(date, COUNTED),
      ]);
      const { rows, meta } = pageOf(request, found, total, ({ updated_at, id }) => ({ at: updated_at, id }));
      return { ads: rows.map((row) => toAd(row, date)), meta };
    },

    /** Ads that moderators took down, the last one first. */
    async hidden(paging: Parameters<typeof requestOf>[0], language: Language): Promise<{ ads: Ad[]; meta: PageMeta }> {
      const request = requestOf(paging);
      const [found, total] = await Promise.all([ads.listHidden(language, request.window), ads.countHidden(COUNTED)]);
      const { rows, meta } = pageOf(request, found, total, ({ hidden_at, id }) => ({ at: hidden_at, id }));
      return { ads: rows.map((row) => toAd(row, today())), meta };
    },

    /** Ads that run now. */
    async running(language: Language): Promise<Ad[]> {
      const date = today();
      return (await ads.listRunning(language, date, AD_LIMITS.running)).map((row) => toAd(row, date));
    },

    /** Counts a click on a running ad, once per person (or address, for guests) and minute; not_found otherwise. */
    async click(id: number, client: { principal: Principal | null; ip: string }): Promise<void> {
      if (!(await ads.isRunning(id, today()))) throw new AppError('not_found');
      const who = client.principal === null ? `address ${clientKey(client.ip)}` : `user ${client.principal.userId}`;
      const hash = createHmac('sha256', secret).update(`ad ${id} ${who}`).digest('base64url');
      if (await limits.takeOnce(`ad-click:${hash}`, clock.now(), CLICK_INTERVAL)) await ads.countClick(id);
    },
  };
}

export type AdsService = ReturnType<typeof createAdsService>;
