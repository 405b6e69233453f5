import { describe, expect, test } from 'vitest';
import { places } from '../../src/database/places/index.ts';
import {
  banners,
  chats,
  complaints,
  demoAccounts,
  favourites,
  listings,
  people,
  reviews,
  subscriptions,
} from '../../src/database/seed/content/index.ts';
import { momentIn } from '../../src/database/seed/content/moments.ts';
import type { CategorisedListing, Moment, OptionValue } from '../../src/database/seed/content/types.ts';
import { bannerNames } from '../../src/database/seed/pictures/banners.ts';
import { pictureNames } from '../../src/database/seed/pictures/shots.ts';
import { type OptionField, taxonomy } from '../../src/database/taxonomy/index.ts';

const now = new Date('2025-11-27T07:15:00.000Z');
const personKeys = new Set(people.map(({ key }) => key));
const listingByKey = new Map(listings.map((listing) => [listing.key, listing]));
const towns = new Set(places.map(({ name }) => name));
const published = listings.filter(({ status }) => status === 'Published');

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function listingOf(key: string): CategorisedListing {
  const listing = listingByKey.get(key);
  if (listing === undefined) throw new Error(`No listing ${key}`);
  return listing;
}

function fieldsOf({ category, subcategory }: CategorisedListing): readonly OptionField[] {
  const own = taxonomy.find(({ slug }) => slug === category)?.subcategories.find(({ slug }) => slug === subcategory);
  if (own === undefined) throw new Error(`No subcategory ${category}/${subcategory}`);
  return own.fields;
}

function fits(field: OptionField | undefined, value: OptionValue): boolean {
  switch (field?.type) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'number':
      return typeof value === 'number' && value >= 0;
    case 'boolean':
      return typeof value === 'boolean';
    case 'select':
      return field.choices.some(({ key }) => key === value);
    default:
      return false;
  }
}

function wordsOf(listing: CategorisedListing): string {
  return [listing.title, listing.description, ...listing.specifications.flat()].join(' ');
}

/** Milliseconds by which `later` follows `earlier`. */
function gap(earlier: Moment, later: Moment): number {
  return momentIn(later, now).getTime() - momentIn(earlier, now).getTime();
}

describe('moments', () => {
  test('keep the clock time of earlier days in Vilnius', () => {
    expect(momentIn([1, '22:31:45'], now).toISOString()).toBe('2025-11-26T20:31:45.000Z');
  });

  test('keep it across the end of summer time', () => {
    expect(momentIn([35, '00:31:45'], now).toISOString()).toBe('2025-10-22T21:31:45.000Z');
  });

  test('fit the times of today into the part of it that has passed', () => {
    // It is 09:15 in Vilnius: noon becomes half of that.
    expect(momentIn([0, '12:00:00'], now).toISOString()).toBe('2025-11-27T02:37:30.000Z');
  });

  test('never lie in the future, even right after midnight', () => {
    const justAfterMidnight = new Date('2025-11-26T22:00:01.000Z');
    expect(momentIn([0, '23:59:59'], justAfterMidnight).getTime()).toBeLessThanOrEqual(justAfterMidnight.getTime());
  });
});

describe('the people', () => {
  test('are 34 persons and 6 companies with keys, addresses and numbers of their own', () => {
    expect(people.filter(({ surname }) => surname !== null)).toHaveLength(34);
    expect(people.filter(({ companyConfirmed }) => companyConfirmed)).toHaveLength(6);
    expect(repeated(people.map(({ key }) => key))).toEqual([]);
    expect(repeated(people.map(({ email }) => email))).toEqual([]);
    expect(repeated(people.map(({ phone }) => phone))).toEqual([]);
  });

  test('live in places that are known', () => {
    expect(people.filter(({ town }) => !towns.has(town))).toEqual([]);
  });

  test('can be reached nowhere outside of the demo house', () => {
    for (const { email } of people) expect(email).toMatch(/\.example$/);
  });

  test('include the three demo accounts', () => {
    const byKey = new Map(people.map((person) => [person.key, person]));
    expect(byKey.get(demoAccounts.buyer)).toMatchObject({ name: 'Rasa', surname: 'Petrauskaitė', role: 'user' });
    expect(byKey.get(demoAccounts.seller)).toMatchObject({ name: 'Mantas', surname: 'Kazlauskas', role: 'user' });
    expect(byKey.get(demoAccounts.moderator)?.role).toBe('moderator');
  });
});

describe('the listings', () => {
  test('are 412 published ones, 38 of them from today, and 40 others', () => {
    expect(published).toHaveLength(412);
    expect(published.filter(({ created }) => created[0] === 0)).toHaveLength(38);
    expect(listings).toHaveLength(452);
    expect(new Set(listings.map(({ status }) => status))).toEqual(
      new Set(['Published', 'Saved', 'archived', 'completed']),
    );
  });

  test('published ones are at most five weeks old', () => {
    expect(Math.max(...published.map(({ created }) => created[0]))).toBeLessThanOrEqual(35);
  });

  test('begin with the four newest of the home page', () => {
    const newest = [...published].sort((a, b) => gap(a.created, b.created));
    expect(newest.slice(0, 4).map(({ key }) => key)).toEqual([
      'gazelle-orange',
      'praktica-mtl-5',
      'sony-wh-1000xm4',
      'triviete-sofa',
    ]);
  });

  test('stand in every subcategory at least twice', () => {
    const few = taxonomy.flatMap((category) =>
      category.subcategories
        .filter(
          (subcategory) =>
            published.filter(
              (listing) => listing.category === category.slug && listing.subcategory === subcategory.slug,
            ).length < 2,
        )
        .map(({ slug }) => `${category.slug}/${slug}`),
    );
    expect(few).toEqual([]);
  });

  test('have keys and titles of their own', () => {
    expect(repeated(listings.map(({ key }) => key))).toEqual([]);
    expect(repeated(listings.map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(repeated(listings.map(({ description }) => description))).toEqual([]);
  });

  test('are about four fifths Lithuanian, an eighth Russian, the rest English', () => {
    const share = (language: string) =>
      published.filter((listing) => listing.language === language).length / published.length;
    expect(share('lt')).toBeCloseTo(0.8, 1);
    expect(share('ru')).toBeCloseTo(0.12, 1);
    expect(share('en')).toBeCloseTo(0.08, 1);
  });

  test.each(['lt', 'en'])('in %s contain no Cyrillic letters', (language) => {
    const wrong = listings.filter(
      (listing) => listing.language === language && /\p{Script=Cyrillic}/u.test(wordsOf(listing)),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('in Russian are written in Cyrillic and contain no Lithuanian letters', () => {
    const russian = listings.filter(({ language }) => language === 'ru');
    expect(russian.filter(({ title }) => !/\p{Script=Cyrillic}/u.test(title))).toEqual([]);
    expect(russian.filter((listing) => /[ąčęėįšųūž]/i.test(wordsOf(listing)))).toEqual([]);
  });

  test('say two to eight sentences', () => {
    const sentences = (text: string) => text.split(/[.!?…)]+(?:\s|$)/u).filter(Boolean).length;
    const wrong = listings.filter(({ description }) => sentences(description) < 2 || sentences(description) > 8);
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('have values that fit the fields of their subcategory', () => {
    const wrong = listings.flatMap((listing) =>
      Object.entries(listing.options)
        .filter(([key, value]) => {
          const field = fieldsOf(listing).find((candidate) => candidate.key === key);
          return !fits(field, value);
        })
        .map(([key, value]) => `${listing.key}: ${key} = ${value}`),
    );
    expect(wrong).toEqual([]);
  });

  test('have at most six specifications, each name once', () => {
    for (const { key, specifications } of listings) {
      expect(specifications.length, key).toBeLessThanOrEqual(6);
      expect(repeated(specifications.map(([name]) => name)), key).toEqual([]);
    }
  });

  test('cost whole cents, and something else than before', () => {
    for (const { key, price, oldPrice } of listings) {
      expect(Number.isSafeInteger(price) && price >= 0, key).toBe(true);
      expect(oldPrice, key).not.toBe(price);
    }
    expect(published.some(({ price }) => price === 0)).toBe(true);
    expect(published.some(({ price, oldPrice }) => oldPrice !== undefined && oldPrice < price)).toBe(true);
  });

  test('are sold by people of the house, in places that are known', () => {
    expect(listings.filter(({ seller }) => !personKeys.has(seller))).toEqual([]);
    expect(listings.filter(({ town }) => !towns.has(town))).toEqual([]);
    expect(listings.filter(({ address }) => address.trim() === '')).toEqual([]);
  });

  test('show up to five pictures that exist, none of them twice', () => {
    const known = new Set(pictureNames());
    for (const { key, pictures } of listings) {
      expect(
        pictures.filter((picture) => !known.has(picture)),
        key,
      ).toEqual([]);
      expect(repeated(pictures), key).toEqual([]);
      expect(pictures.length, key).toBeLessThanOrEqual(5);
    }
  });

  test('nearly all have a picture', () => {
    const without = published.filter(({ pictures }) => pictures.length === 0);
    expect(without.length).toBeGreaterThan(0);
    expect(without.length).toBeLessThanOrEqual(20);
  });

  test('do not show the same cover on neighbouring cards', () => {
    const feed = [...published].sort((a, b) => gap(a.created, b.created));
    const close = feed.filter((listing, index) =>
      feed
        .slice(Math.max(0, index - 8), index)
        .some(({ pictures }) => pictures[0] !== undefined && pictures[0] === listing.pictures[0]),
    );
    expect(close.map(({ key }) => key)).toEqual([]);
  });

  test('are seen more often than written about, and drafts never', () => {
    for (const { key, status, watchCount, writtenCount, calledCount } of listings) {
      expect(watchCount, key).toBeGreaterThanOrEqual(Math.max(writtenCount, calledCount));
      if (status === 'Saved') expect(watchCount, key).toBe(0);
    }
  });

  test.each([
    ['šaldytuvas', 4],
    ['televizor', 1],
    ['bmw x5', 1],
    ['tekken 3', 1],
    ['велосипед', 2],
    ['dvirat', 6],
    ['dviviet', 3],
    ['16 gb', 3],
    ['205/55 r16', 2],
  ])('answer a search for "%s" at least %i times', (text, times) => {
    const found = published.filter((listing) => wordsOf(listing).toLowerCase().includes(text));
    expect(found.length).toBeGreaterThanOrEqual(times);
  });
});

describe('what people write', () => {
  test('are 25 chats about listings that can be seen, never with oneself', () => {
    expect(chats).toHaveLength(25);
    for (const { listing, buyer } of chats) {
      expect(personKeys.has(buyer)).toBe(true);
      expect(listingOf(listing).seller).not.toBe(buyer);
      expect(listingOf(listing).status).not.toBe('Saved');
    }
    expect(repeated(chats.map(({ listing, buyer }) => `${listing}/${buyer}`))).toEqual([]);
  });

  test('begins with the buyer, after the listing, and goes on in order', () => {
    for (const { listing, messages } of chats) {
      expect(messages.length, listing).toBeGreaterThanOrEqual(2);
      expect(messages.length, listing).toBeLessThanOrEqual(10);
      expect(messages[0]?.from, listing).toBe('buyer');
      let previous = listingOf(listing).created;
      for (const { sent } of messages) {
        expect(gap(previous, sent), listing).toBeGreaterThan(0);
        previous = sent;
      }
    }
  });

  test('leaves unread only what the other one wrote last', () => {
    for (const { listing, messages, unread } of chats) {
      const newest = messages.at(-1)?.from;
      const tail = messages.slice(messages.findLastIndex(({ from }) => from !== newest) + 1);
      expect(unread, listing).toBeLessThanOrEqual(tail.length);
    }
  });

  test('is counted by its listing', () => {
    for (const listing of listings) {
      const begun = chats.filter((chat) => chat.listing === listing.key).length;
      expect(listing.writtenCount, listing.key).toBeGreaterThanOrEqual(begun);
    }
  });

  test('gives the demo buyer conversations with unread messages', () => {
    const own = chats.filter(({ buyer }) => buyer === demoAccounts.buyer);
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.some(({ unread }) => unread > 0)).toBe(true);
  });
});

describe('what people think of each other', () => {
  test('are 60 reviews, one for each pair, never of oneself', () => {
    expect(reviews).toHaveLength(60);
    expect(repeated(reviews.map(({ from, to }) => `${from}/${to}`))).toEqual([]);
    for (const { from, to, rating } of reviews) {
      expect(personKeys.has(from) && personKeys.has(to) && from !== to).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(rating);
    }
  });

  test('gives the demo seller 23 reviews and 4.8 stars', () => {
    const own = reviews.filter(({ to }) => to === demoAccounts.seller);
    const average = own.reduce((sum, { rating }) => sum + rating, 0) / own.length;
    expect(own).toHaveLength(23);
    expect(average.toFixed(1)).toBe('4.8');
  });

  test('are 12 complaints of 1 to 300 characters, one open for each pair', () => {
    expect(complaints).toHaveLength(12);
    const open = complaints.filter(({ status }) => status === 'open');
    expect(repeated(open.map(({ from, about }) => `${from}/${about}`))).toEqual([]);
    for (const { from, about, listing, text, created } of complaints) {
      expect(personKeys.has(from) && personKeys.has(about) && from !== about).toBe(true);
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(300);
      if (listing === undefined) continue;
      expect(listingOf(listing).seller).toBe(about);
      expect(gap(listingOf(listing).created, created), listing).toBeGreaterThan(0);
    }
  });

  test('are favourites of what others published', () => {
    expect(repeated(favourites.map(({ person, listing }) => `${person}/${listing}`))).toEqual([]);
    for (const { person, listing, created } of favourites) {
      expect(personKeys.has(person)).toBe(true);
      expect(listingOf(listing)).toMatchObject({
        status: 'Published',
        seller: expect.not.stringMatching(`^${person}$`),
      });
      expect(gap(listingOf(listing).created, created), listing).toBeGreaterThan(0);
    }
    expect(favourites.filter(({ person }) => person === demoAccounts.buyer).length).toBeGreaterThanOrEqual(10);
  });

  test('are subscriptions to others', () => {
    expect(repeated(subscriptions.map(({ subscriber, subscribedTo }) => `${subscriber}/${subscribedTo}`))).toEqual([]);
    for (const { subscriber, subscribedTo } of subscriptions) {
      expect(personKeys.has(subscriber) && personKeys.has(subscribedTo) && subscriber !== subscribedTo).toBe(true);
    }
  });
});

describe('the banners', () => {
  test('are six running ones of companies, with pictures and links that exist', () => {
    expect(banners).toHaveLength(6);
    const companies = new Set(people.filter(({ companyConfirmed }) => companyConfirmed).map(({ key }) => key));
    const pictures = new Set<string>(bannerNames);
    for (const { advertiser, picture, link, startsInDays, endsInDays } of banners) {
      expect(companies.has(advertiser)).toBe(true);
      expect(pictures.has(picture)).toBe(true);
      expect(new URL(link).protocol).toBe('https:');
      expect(startsInDays).toBeLessThanOrEqual(0);
      expect(endsInDays).toBeGreaterThan(0);
    }
  });

  test('stand in subcategories that exist', () => {
    for (const { category, subcategories } of banners) {
      const known = taxonomy.find(({ slug }) => slug === category)?.subcategories.map(({ slug }) => slug) ?? [];
      expect(subcategories.length).toBeGreaterThan(0);
      expect(subcategories.filter((slug) => !known.includes(slug))).toEqual([]);
    }
  });
});

describe('the places', () => {
  test('are sorted by population, Vilnius first', () => {
    expect(places[0]).toMatchObject({ name: 'Vilnius', municipality: 'Vilniaus m. sav.', is_district: false });
    const populations = places.map(({ population }) => population);
    expect(populations).toEqual([...populations].sort((a, b) => b - a));
  });

  test('lie in Lithuania, each once by name and municipality', () => {
    expect(repeated(places.map(({ name, municipality }) => `${name}, ${municipality}`))).toEqual([]);
    for (const { name, latitude, longitude } of places) {
      expect(latitude > 53.8 && latitude < 56.5 && longitude > 20.9 && longitude < 26.9, name).toBe(true);
    }
  });

  test('carry Lithuanian letters', () => {
    const names = places.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Šiauliai', 'Telšiai', 'Mažeikiai', 'Ukmergė', 'Tytuvėnai']));
  });
});
