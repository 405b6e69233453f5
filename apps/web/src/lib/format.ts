/** Prices, dates and numbers as listings print them, the same in all three languages. */

const noBreakSpace = '\u00a0';

/** Where the listings live; dates on cards are local there, whoever looks. */
const timeZone = 'Europe/Vilnius';

/**
 * A price in euros: thousands apart by no-break spaces, cents after a comma and only when there are any, so `1 250 €`,
 * `489,99 €`. Zero is `free`, the word for it in the reader's language.
 */
export function formatPrice(euros: number, free: string): string {
  return euros === 0 ? free : `${formatAmount(euros)}${noBreakSpace}€`;
}

/** The number of a price without its currency: `9 000`, `12,50`. */
export function formatAmount(euros: number): string {
  const cents = Math.round(Math.abs(euros) * 100);
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  const rest = cents % 100;
  return `${euros < 0 ? '−' : ''}${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`;
}

const dateParts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/**
 * A moment (ISO 8601) as cards print it: `dd.mm.yy hh:mm:ss` in Europe/Vilnius. What is no date gives an empty string.
 * Specification: public part, section 9.
 */
export function formatCardDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const part = Object.fromEntries(dateParts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.day}.${part.month}.${part.year} ${part.hour}:${part.minute}:${part.second}`;
}

/** A count grouped as `language` does: `1,250` in English, `1 250` in Lithuanian and Russian. */
export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A telephone number to be read: `+370 612 34567`. One of another country stays as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+370(\d{3})(\d{5})$/, '+370 $1 $2');
}

/** An average rating with its one decimal: `4.8` in English, `4,8` in Lithuanian and Russian. */
export function formatRating(rating: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
}

const dayParts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of a moment in Europe/Vilnius, `YYYY-MM-DD`. */
export function dayInVilnius(moment: Date): string {
  return dayParts.format(moment);
}

/** A day (`YYYY-MM-DD`) as `language` writes it: `28 Nov 2026`, `2026-11-28`, `28 нояб. 2026 г.`. */
export function formatDay(day: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
