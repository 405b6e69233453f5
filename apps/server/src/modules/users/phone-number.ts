import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Numbers without a country code are Lithuanian. */
const DEFAULT_COUNTRY = 'LT';

/** A phone number as E.164, from any spelling; null when it cannot be one. */
export function normalisePhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, DEFAULT_COUNTRY);
  return number?.isValid() ? number.number : null;
}
