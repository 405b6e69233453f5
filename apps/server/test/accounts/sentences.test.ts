import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { rateLimitScale: 1_000_000 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.prisma.securityLimit.deleteMany();
});

const password = 'ruduo-lapai-krinta';
const newcomer = { name: 'Jonas Petraitis', password, password_confirmation: password };

/** Each call of identity with a body that it takes, as far as that can be told from the body alone. */
const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/register/email': { ...newcomer, email: 'jonas@example.lt' },
  '/register/phone': { ...newcomer, phone: '+37061234567' },
  '/verify/email': { user_id: 1, code: '123456' },
  '/verify/phone': { user_id: 1, code: '123456' },
  '/resend/verify/email': { email: 'jonas@example.lt' },
  '/resend/verify/phone': { phone: '+37061234567' },
  '/login': { login: 'jonas', password },
  '/forgot/password': { login: 'jonas' },
  '/resend/forgot/password': { login: 'jonas' },
  '/reset/password': { login: 'jonas', code: '123456', password },
};

/** A call with one field changed, or left out where it becomes undefined. */
async function refusal(url: string, field: string, value: unknown) {
  const answer = await server.send(url, { ...calls[url], [field]: value });
  return { statusCode: answer.statusCode, ...answer.json<{ code?: string; errors?: Record<string, string[]> }>() };
}

const missing = [undefined, null, '', '   '];
const email = 'Please enter valid Email';
const contact = 'Please Enter Phone number, or Email';
const short = 'Password Length Must be at least 8 characters long';
const long = 'The password is too long: at most 72 bytes are kept.';

describe('the sentence about a field that is wrong', () => {
  it.each<[string, string, readonly unknown[], string]>([
    ['/register/email', 'name', ['', '   ', '\u200b'], 'Must have at least 1 character.'],
    ['/register/email', 'name', ['x'.repeat(101), 'x'.repeat(5000)], 'Must have at most 100 characters.'],
    ['/register/email', 'email', missing, 'invalid inputs'],
    [
      '/register/email',
      'email',
      ['be-etos', 'be@tasko', '@pastas.lt', 'du@a.lt, trys@b.lt', 'tarpas @pastas.lt', `${'x'.repeat(250)}@a.lt`],
      email,
    ],
    // No mail server would take them.
    ['/register/email', 'email', [`${'x'.repeat(65)}@a.lt`, `a@${'x'.repeat(64)}.lt`, `a@b.${'x'.repeat(64)}`], email],
    ['/register/email', 'email', ['a@-b.lt', 'a@b-.lt', 'a@b.-c.lt', 'a@b.c-.lt'], email],
    ['/register/email', 'password', [undefined, null, ''], 'invalid inputs'],
    ['/register/email', 'password', ['trumpas', '       ', '😀😀😀😀'], short],
    ['/register/email', 'password', ['x'.repeat(73), 'ž'.repeat(37), 'x'.repeat(5000)], long],
    [
      '/register/email',
      'password_confirmation',
      [...missing, 'kas-nors-kita', 'x'.repeat(5000)],
      'Password must be match',
    ],
    ['/register/phone', 'phone', [...missing, '12', 'abc', 'mano 861234567', '1'.repeat(41)], contact],
    ['/register/phone', 'password', [undefined, null, ''], 'invalid inputs'],
    ['/register/phone', 'password', ['trumpas'], short],
    ['/register/phone', 'password_confirmation', ['', 'kas-nors-kita'], 'Password must be match'],
    ['/verify/email', 'code', missing, 'please, enter the code'],
    ['/verify/phone', 'code', missing, 'please, enter the code'],
    ['/verify/email', 'code', ['654321', 'abc', '1'.repeat(21)], 'invalid verification code'],
    ['/resend/verify/email', 'email', missing, contact],
    ['/resend/verify/phone', 'phone', missing, contact],
    ['/login', 'login', missing, 'invalid inputs'],
    ['/login', 'password', [undefined, null, ''], 'invalid inputs'],
    ['/forgot/password', 'login', missing, 'Please enter username'],
    ['/resend/forgot/password', 'login', missing, 'Please enter username'],
    ['/reset/password', 'login', missing, 'Please enter username'],
    ['/reset/password', 'code', missing, 'please, enter the code'],
    ['/reset/password', 'code', ['654321', '1'.repeat(21)], 'invalid verification code'],
    ['/reset/password', 'password', [undefined, null, ''], 'Please, enter new password'],
    ['/reset/password', 'password', ['trumpas'], short],
    ['/reset/password', 'password', ['x'.repeat(73), 'ž'.repeat(37)], long],
  ])('%s, %s', async (url, field, values, sentence) => {
    for (const value of values) {
      // Both passwords, so that it isn't the confirmation that is refused.
      const both = url.startsWith('/register') && field === 'password' ? { password_confirmation: value } : {};
      const answer = await server.send(url, { ...calls[url], ...both, [field]: value });
      expect([value, answer.statusCode]).toEqual([value, 422]);
      expect(answer.json<{ errors: unknown }>().errors).toEqual(expect.objectContaining({ [field]: [sentence] }));
    }
  });

  it('is none where mail servers take the address, however long', async () => {
    const domains = ['a-b.lt', 'x--y.lt', `${'x'.repeat(63)}.lt`, `a.${'y'.repeat(63)}.lt`];
    for (const address of domains.map((domain) => `${'x'.repeat(64)}@${domain}`)) {
      const { statusCode, errors } = await refusal('/register/email', 'email', address);
      expect([address, statusCode, errors]).toEqual([address, 201, undefined]);
    }
  });

  const bodies = Object.entries(calls).flatMap(([url, body]) =>
    Object.keys(body).map((field) => [url, field] as const),
  );
  const strange = [undefined, null, '', ' ', 5, -1, 1.5, true, [], ['a', 'b'], {}, { not: '' }, '\0', 'x'.repeat(5000)];
  it.each(bodies)('is one that somebody can act on, whatever is sent: %s, %s', async (url, field) => {
    for (const value of strange) {
      const { statusCode, code, errors } = await refusal(url, field, value);
      // A wrong password; all else that is strange is refused by its form, or is nobody's.
      if (code === 'invalid_credentials' || statusCode < 400) continue;
      expect([value, statusCode]).toEqual([value, 422]);
      const sentences = Object.values(errors ?? {}).flat();
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(
          /^(Invalid|Too (small|big)|Unrecognized|Expected)|expected|received|undefined|This value/,
        );
        expect(sentence).toMatch(/^\S.{5,}$/);
      }
    }
  });
});
