import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { moderate as carryOut } from '../../scripts/lib/moderate.ts';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories, database } = server;
afterAll(() => server.close());

const script = path.resolve(import.meta.dirname, '../../scripts/moderate.ts');

/** Runs the command as an operator does, in a process of its own. */
async function run(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: server.databaseUrl };
  try {
    const { stderr } = await promisify(execFile)(process.execPath, [script, ...words], { env });
    return { code: 0, said: stderr };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stderr' in error)) throw error;
    return { code: Number(error.code), said: String(error.stderr) };
  }
}

/** The same without the process, which takes long to load. */
const moderate = (...words: string[]) => carryOut(words, { DATABASE_URL: server.databaseUrl });

it('hides a product like a moderator, once', async () => {
  const { id, user_id } = await factories.product();
  expect(await run('hide-product', String(id), 'A fake')).toEqual({ code: 0, said: 'Done.\n' });
  expect((await server.get(`/products/${id}`)).statusCode).toBe(404);
  expect(await run('hide-product', String(id), 'A fake')).toEqual({
    code: 1,
    said: 'This product is hidden already.\n',
  });
  const entries = await database.prisma.auditEntry.findMany({ where: { subject: 'products', subject_id: id } });
  expect(entries).toMatchObject([{ actor_id: null, action: 'hide_product', reason: 'A fake' }]);
  expect(await database.prisma.notification.count({ where: { user_id } })).toBe(1);
});

it('shows a hidden product again', async () => {
  const { id } = await factories.product({ hidden_at: new Date(), hidden_reason: 'A fake' });
  expect(await moderate('restore-product', String(id), 'It is real')).toEqual({ code: 0, said: 'Done.' });
  expect((await server.get(`/products/${id}`)).statusCode).toBe(200);
});

it('suspends an account with its products, and restores both', async () => {
  const { id, user_id } = await factories.product();
  const status = async () => (await server.get(`/products/${id}`)).statusCode;
  expect((await moderate('suspend-user', String(user_id), 'Cheats')).code).toBe(0);
  expect(await status()).toBe(404);
  expect((await moderate('restore-user', String(user_id), 'A mistake')).code).toBe(0);
  expect(await status()).toBe(200);
});

it('lists the ads that wait, and approves the revision that was looked at, which then runs', async () => {
  expect((await moderate('waiting-ads')).said).toBe('No ads wait.');
  const { id } = await factories.ad({ approved_at: null, revision: 2, name: 'Žieminės padangos' });
  const listed = JSON.parse((await moderate('waiting-ads')).said);
  expect(listed).toMatchObject({ id, revision: 2, name: 'Žieminės padangos', link: 'https://padangos.example/' });
  expect(await moderate('approve-ad', String(id), '1', 'Fine')).toEqual({
    code: 1,
    said: 'This ad was changed after you looked at it. Look at it again before you approve it.',
  });
  const running = async () => (await server.get('/getads')).json<{ ads: { id: number }[] }>().ads.map((ad) => ad.id);
  expect(await running()).not.toContain(id);
  expect((await moderate('approve-ad', String(id), '2', 'Fine')).code).toBe(0);
  expect(await running()).toContain(id);
});

it('takes an ad down, and lets it run again', async () => {
  const { id } = await factories.ad();
  const running = async () => (await server.get('/getads')).json<{ ads: { id: number }[] }>().ads.map((ad) => ad.id);
  expect((await moderate('hidden-ads')).said).toBe('No ads are hidden.');
  expect((await moderate('hide-ad', String(id), 'A cheat')).code).toBe(0);
  expect(await running()).not.toContain(id);
  expect(JSON.parse((await moderate('hidden-ads')).said)).toMatchObject({ id, hidden_reason: 'A cheat' });
  expect((await moderate('restore-ad', String(id), 'A mistake')).code).toBe(0);
  expect(await running()).toContain(id);
});

it('names the first admin', async () => {
  const { id } = await factories.user();
  expect((await moderate('grant-role', String(id), 'admin', 'Runs the house')).code).toBe(0);
  expect((await database.prisma.user.findUniqueOrThrow({ where: { id } })).role).toBe('admin');
});

it.each([
  ['email', 'Ona@Pastas.lt', { email: 'ona@pastas.lt' }],
  ['phone', '+370 612 34 567', { phone: '+37061234567' }],
  ['username', 'Birute', { username: 'birute' }],
])('finds a person by %s', async (_name, told, row) => {
  const { id } = await factories.user(row);
  const bystander = await factories.user();
  expect(await moderate('grant-role', told, 'moderator', 'Helps')).toEqual({ code: 0, said: 'Done.' });
  expect((await moderate('suspend-user', told, 'Cheats')).code).toBe(0);
  const state = { select: { role: true, suspended_at: true } };
  expect(await database.prisma.user.findUniqueOrThrow({ where: { id }, ...state })).toEqual({
    role: 'moderator',
    suspended_at: expect.any(Date),
  });
  expect(await database.prisma.user.findUniqueOrThrow({ where: { id: bystander.id }, ...state })).toEqual({
    role: 'user',
    suspended_at: null,
  });
  expect((await moderate('restore-user', told, 'A mistake')).code).toBe(0);
});

it.each(['nobody@pastas.lt', '+37061111111', 'nobody', '2147483647'])('says of %s that there is none', async (told) => {
  const { code, said } = await moderate('grant-role', told, 'admin', 'Runs the house');
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/not found/i) });
});

it.each([
  ['nothing', []],
  ['no reason', ['suspend-user', '1']],
  ['a blank reason', ['suspend-user', '1', ' ']],
  ['an unknown role', ['grant-role', '1', 'king', 'Because']],
  ['an id that is none', ['approve-ad', '1x', '1', 'Fine']],
  ['no revision', ['approve-ad', '1', 'Fine']],
])('says how it is used where it is given %s', async (_name, words) => {
  const { code, said } = await moderate(...words);
  expect(code).toBe(1);
  expect(said).toContain('Usage: npm run moderate -- ');
});
