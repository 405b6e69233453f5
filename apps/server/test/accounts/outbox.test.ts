import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { createWebDist, pageText } from '../support/web-dist.ts';

const web = await createWebDist();
const demo = await createTestApp({ config: { mode: 'demo', webDist: web.folder } });
const production = await createTestApp({ config: { webDist: web.folder } });
afterAll(async () => {
  await Promise.all([demo.close(), production.close()]);
  await web.remove();
});

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const script = '<script>parent.evil = true</script>';

/** Keeps a message as if it had been sent. */
function keep(server: typeof demo, message: { channel?: 'email' | 'sms'; html: string | null }) {
  return server.database.prisma.outboxMessage.create({
    data: { channel: 'email', to: 'ona@example.lt', text: 'Labas', created_at: server.clock.now(), ...message },
  });
}

describe('the HTML of a mail of the demo', () => {
  it.each(['/dev/outbox', '/api/dev/outbox'])('is a document of its own at %s/{id}/html', async (path) => {
    const { id } = await keep(demo, { html: '<p>Labas, Ona</p>' });
    const answer = await demo.get(`${path}/${id}/html`, { accept: browser });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toBe('<p>Labas, Ona</p>');
  });

  it('comes under a policy by which no script runs, wherever it is opened', async () => {
    const { id } = await keep(demo, { html: `<p>Labas</p>${script}` });
    const { headers } = await demo.get(`/api/dev/outbox/${id}/html`, { accept: browser });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "style-src 'unsafe-inline'", "img-src data: 'self'", 'sandbox']),
    );
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy.some((directive) => directive.startsWith('script-src'))).toBe(false);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('greets without a name that is HTML', async () => {
    const email = 'pikta@example.lt';
    const password = 'ruduo-lapai-krinta';
    await demo.send('/register/email', { name: script, email, password, password_confirmation: password });
    await demo.runJobs();
    const [mail] = (await demo.get(`/dev/outbox?to=${email}`)).json<{ data: { id: number }[] }>().data;
    const { body } = await demo.get(`/dev/outbox/${mail?.id}/html`);
    expect(body).not.toContain('<script');
    expect(body).toContain('Hello!');
  });

  it.each(['2147483647', '0', 'abc', '-1', '99999999999'])('is 404 for %s', async (id) => {
    const answer = await demo.get(`/api/dev/outbox/${id}/html`, { accept: browser });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('is 404 for an SMS, which has none', async () => {
    const { id } = await keep(demo, { channel: 'sms', html: null });
    expect((await demo.get(`/api/dev/outbox/${id}/html`)).statusCode).toBe(404);
  });
});

describe('the outbox', () => {
  it('shows the newest message first, whose code is the one that opens', async () => {
    const body = { name: 'Rasa', password: 'ruduo-lapai-krinta', password_confirmation: 'ruduo-lapai-krinta' };
    const register = async (email: string) => {
      const { id } = (await demo.send('/register/email', { ...body, email })).json<{ id: number }>();
      await demo.runJobs();
      return id;
    };
    const rasa = await register('rasa@example.lt');
    await register('kitas@example.lt');
    await demo.database.prisma.securityLimit.deleteMany();
    await demo.send('/resend/verify/email', { email: 'rasa@example.lt' });
    await demo.runJobs();

    const { data } = (await demo.get('/dev/outbox')).json<{
      data: { to: string; code: string; created_at: string }[];
    }>();

    const recipients = data.slice(0, 3).map(({ to }) => to);
    expect(recipients).toEqual(['rasa@example.lt', 'kitas@example.lt', 'rasa@example.lt']);
    const times = data.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await demo.send('/verify/email', { user_id: rasa, code: data[0]?.code })).statusCode).toBe(200);
  });
});

describe('in production', () => {
  it.each(['/dev/outbox', '/dev/accounts', '/dev/outbox/1/html'])('%s does not exist', async (path) => {
    const { id } = await keep(production, { html: '<p>Labas</p>' });
    const answer = await production.get(`/api${path.replace('1', String(id))}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Labas');
  });

  it('the page of the messages does not exist', async () => {
    expect((await production.get('/dev/outbox', { accept: browser })).statusCode).toBe(404);
    expect((await demo.get('/dev/outbox', { accept: browser })).statusCode).toBe(200);
  });

  it('a browser that asks for a mail gets the page, which shows its not-found', async () => {
    const answer = await production.get('/dev/outbox/1/html', { accept: browser });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(pageText);
  });
});

describe('the outbox of somebody', () => {
  it('is found by each spelling of the address and by the username, the newest message first', async () => {
    const { prisma } = demo.database;
    await prisma.user.create({
      data: { name: 'Ona', username: 'onute', email: 'ona.k@example.lt', phone: '+37061234599', password_hash: 'x' },
    });
    const message = { channel: 'email' as const, html: null, created_at: demo.clock.now() };
    await prisma.outboxMessage.create({ data: { ...message, to: 'ona.k@example.lt', text: 'Pirmas' } });
    await prisma.outboxMessage.create({ data: { ...message, to: 'kita@example.lt', text: 'Svetimas' } });
    await prisma.outboxMessage.create({ data: { ...message, channel: 'sms', to: '+37061234599', text: 'Antras' } });
    const textsTo = async (to: string) => {
      const answer = await demo.get(`/dev/outbox?to=${encodeURIComponent(to)}`);
      return answer.json<{ data: { text: string }[] }>().data.map(({ text }) => text);
    };
    expect(await textsTo(' Ona.K@Example.LT ')).toEqual(['Pirmas']);
    expect(await textsTo('8 612 34599')).toEqual(['Antras']);
    expect(await textsTo('Onute')).toEqual(['Antras', 'Pirmas']);
    expect(await textsTo('niekas')).toEqual([]);
  });
});
