import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const password = 'ruduo-lapai-krinta';

/** Registers and confirms; gives the account that this makes. */
async function join(email: string, kept: string) {
  const body = { name: 'Ona Kalnė', email, password, password_confirmation: password };
  const registered = await server.send('/register/email', body);
  expect(registered.statusCode).toBe(201);
  await server.runJobs();
  const { id } = registered.json<{ id: number }>();
  const verified = await server.send('/verify/email', { user_id: id, code: server.post.codeFor(kept) });
  expect(verified.statusCode).toBe(200);
  return server.database.prisma.user.findUniqueOrThrow({ where: { email: kept } });
}

const signIn = async (login: string) => (await server.send('/login', { login, password })).statusCode;

describe('an email address', () => {
  it('may be of a domain in Lithuanian letters, which is one address in every spelling', async () => {
    const kept = 'info@xn--altinis-pqb.lt';
    await join('Info@Šaltinis.lt', kept);
    expect(server.post.mails.at(-1)?.to).toBe(kept);
    for (const spelling of ['info@šaltinis.lt', 'INFO@ŠALTINIS.LT', 'info@s\u030caltinis.lt', kept]) {
      expect(await signIn(spelling)).toBe(200);
    }
    expect(await signIn('info@saltinis.lt')).toBe(401);
  });

  it.each([
    ['of a domain in Cyrillic', 'a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
    ['with signs that mailboxes may have', 'r&d/x!@imone.lt', 'r&d/x!@imone.lt'],
    ['with invisible marks that were copied along', '\u200evytas@kalnas.lt\u200b', 'vytas@kalnas.lt'],
  ])('may be one %s', async (_kind, typed, kept) => {
    await join(typed, kept);
    expect([await signIn(typed), await signIn(kept)]).toEqual([200, 200]);
  });

  it('of such a domain is found by who has forgotten the password', async () => {
    const { email } = await join('jonas@ąžuolas.lt', 'jonas@xn--uolas-2wa16f.lt');
    await server.database.prisma.securityLimit.deleteMany();
    const before = server.post.mails.length;
    expect((await server.send('/forgot/password', { login: 'Jonas@Ąžuolas.lt' })).statusCode).toBe(200);
    await server.runJobs();
    expect(server.post.mails.slice(before).map(({ to }) => to)).toEqual([email]);
  });

  it('of such a domain is no password of its own account', async () => {
    const email = 'petras@ąžuolas.lt';
    const body = { name: 'Petras', email, password: email, password_confirmation: email };
    const answer = await server.send('/register/email', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: 'The password must not be your name or address.' });
  });

  it.each([
    'ą@kalnas.lt',
    'a@ą/x.lt',
    'a@ą:25.lt',
    'a@ą%2elt',
    'a@ąx',
    'a@１.２.３.４',
    'a@1.2.3.4',
    'a..b@x.lt',
    'a@x..lt',
    'a b@x.lt',
    'a@b@x.lt',
    'a,b@x.lt',
    '<a@x.lt>',
    `a@${'ą'.repeat(63)}.lt`,
  ])('is none: %s', async (email) => {
    const answer = await server.send('/register/email', {
      name: 'Ona',
      email,
      password,
      password_confirmation: password,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { email: ['Please enter valid Email'] } });
  });
});
