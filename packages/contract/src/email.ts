import { z } from 'zod';
import { AUTH_LIMITS } from './limits.ts';

/** What is said of an address that is none. Specification: public, section 5. */
export const wrongEmail = 'Please enter valid Email';

/** Letters, digits, hyphens and what stands for a dot: nothing that ends a domain in an address of the web. */
const wordsOfDomain = /^[\p{L}\p{M}\p{N}\-.。．｡]+$/u;

/** Written as DNS writes it: `šaltinis.lt` is `xn--altinis-pqb.lt`. What is no domain stays as it is. */
function domainInAscii(domain: string): string {
  const url = `http://${domain}`;
  return wordsOfDomain.test(domain) && /\P{ASCII}/u.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

/**
 * An email address in the one spelling that it is kept, looked for and written to in: in small letters, without blanks
 * around it or the invisible marks that are copied along, and with a domain that every mail server can read.
 */
export function emailInOneSpelling(text: string): string {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  return plain.slice(0, at) + domainInAscii(plain.slice(at));
}

/** What RFC 5321 lets stand in front of the @ without quotes. */
const mailbox = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";

/** A domain of at least two words, the last of which is no number: that would be an IP address. */
const address = new RegExp(`^${mailbox}(?:\\.${mailbox})*@(?:[a-z0-9-]+\\.)+[a-z][a-z0-9-]*[a-z0-9]$`);

/** Whether mail servers may take an address: RFC 5321 bounds what stands before the @, DNS the words of a domain. */
function canBeSentTo(text: string): boolean {
  const at = text.lastIndexOf('@');
  const isLabel = (label: string) => label.length <= 63 && !label.startsWith('-') && !label.endsWith('-');
  return (
    at <= 64 &&
    text
      .slice(at + 1)
      .split('.')
      .every(isLabel)
  );
}

/** Address, in one spelling. Specification: public, section 5. */
export const Email = z
  .string()
  // Far from what any spelling comes to: domains of other letters are written longer, and not quickly.
  .max(4 * AUTH_LIMITS.email, { error: wrongEmail, abort: true })
  .overwrite(emailInOneSpelling)
  .max(AUTH_LIMITS.email, wrongEmail)
  .pipe(z.email({ pattern: address, error: wrongEmail, abort: true }).refine(canBeSentTo, wrongEmail))
  .meta({ description: 'An email address; its domain may have letters of any language.' });
