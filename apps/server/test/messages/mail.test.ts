import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { jobHandlers } from '../../src/jobs/handlers.ts';
import { createJobQueue } from '../../src/jobs/queue.ts';
import { createSmtpMailer } from '../../src/ports/mail.ts';
import { createTestApp } from '../support/app.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

const from = 'Mugė <no-reply@muge.example>';
const patience = { timeout: 30_000, interval: 25 };

/** A port where nothing listens. */
async function freePort(): Promise<number> {
  const server = await startSmtpServer();
  await server.close();
  return server.port;
}

/** Is told what is to be done in the end; the end of the test unless told. */
type AtEnd = (close: () => Promise<void>) => void;

async function smtp(
  options: Parameters<typeof startSmtpServer>[0] = {},
  atEnd: AtEnd = onTestFinished,
): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options);
  atEnd(() => server.close());
  return server;
}

/** The application with the durable queue and a mail server at a port. */
async function appWithMail(port: number, atEnd: AtEnd = onTestFinished) {
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
  const failedTries: string[] = [];
  const add: ReturnType<typeof createJobQueue>['queue']['add'] = (...job) => jobs.queue.add(...job);
  const server = await createTestApp({ channels: { mailer, queue: { add } } });
  const jobs = createJobQueue({
    url: server.databaseUrl,
    onError: () => undefined,
    onFailedTry: (name) => failedTries.push(name),
  });
  atEnd(async () => {
    await jobs.stop();
    mailer.close();
    await server.close();
  });
  await jobs.start();
  await jobs.work(jobHandlers(server.app.services));
  return {
    server,
    failedTries,
    register: (email: string, name = 'Jonas Petraitis', language = 'en') =>
      server.send(
        '/register/email',
        { name, email, password: 'ruduo-lapai-krinta', password_confirmation: 'ruduo-lapai-krinta' },
        { 'accept-language': language },
      ),
    /** Asks for the code again, as if thirty seconds had passed. */
    async resend(email: string) {
      await server.database.prisma.securityLimit.deleteMany();
      return server.send('/resend/verify/email', { email });
    },
    /** Lets the next try of each job that has failed begin, as if its time had come. */
    async nextTries() {
      await server.database.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
    },
    /** Waits until no job waits or runs. */
    async allJobsDone() {
      await vi.waitFor(async () => {
        const open = await server.database.pool.query(
          `SELECT 1 FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name <> 'cleanup' AND name NOT LIKE '\\_\\_%'`,
        );
        expect(open.rowCount).toBe(0);
      }, patience);
    },
  };
}

function codeIn(text: string | undefined): string {
  return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? 'none';
}

describe('a mail', () => {
  const ends: (() => Promise<void>)[] = [];
  const atEnd: AtEnd = (close) => void ends.unshift(close);
  let post: TestSmtpServer;
  let app: Awaited<ReturnType<typeof appWithMail>>;
  beforeAll(async () => {
    post = await smtp({}, atEnd);
    app = await appWithMail(post.port, atEnd);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  /** The only mail that an address has been sent. */
  async function mailTo(address: string) {
    const received = () => post.mails.filter(({ recipients }) => recipients.includes(address));
    await vi.waitFor(() => expect(received()).toHaveLength(1), patience);
    const [{ recipients, mail } = { recipients: [], mail: undefined }] = received();
    expect(recipients).toEqual([address]);
    return mail;
  }

  it('reaches the mail server as text and HTML, in the language of the person', async () => {
    await app.register('rasa@example.lt', 'Rasa Kazlauskienė', 'lt');

    const mail = await mailTo('rasa@example.lt');
    expect(mail?.from).toMatchObject({ name: 'Mugė', address: 'no-reply@muge.example' });
    expect(mail?.to).toMatchObject([{ address: 'rasa@example.lt' }]);
    expect(mail?.subject).toMatch(/kodas/i);
    expect(codeIn(mail?.text)).toMatch(/^\d{6}$/);
    expect(mail?.html).toContain(codeIn(mail?.text));
    expect(mail?.html).toContain('lang="lt"');
  });

  it.each([
    ['en', 'Hello!'],
    ['lt', 'Sveiki!'],
    ['ru', 'Здравствуйте!'],
  ])('greets nobody by name at an address that nobody has confirmed, in %s', async (language, greeting) => {
    const address = `svetimas-${language}@example.lt`;
    await app.register(address, 'Kazino bonusas laukia jusu skubekite', language);

    const { html, text } = (await mailTo(address)) ?? {};
    expect(text?.split('\n')[0]).toBe(greeting);
    for (const body of [html, text]) expect(body).not.toContain('bonusas');
  });

  it('greets by name who has confirmed the address', async () => {
    await app.server.factories.user({ email: 'ona@example.lt', name: 'Ona Kazlauskienė', language: 'lt' });

    await app.server.send('/forgot/password', { login: 'ona@example.lt' });

    const { html, text } = (await mailTo('ona@example.lt')) ?? {};
    expect(text).toMatch(/^Sveiki, Ona Kazlauskienė!/);
    expect(html).toContain('Sveiki, Ona Kazlauskienė!');
  });

  it.each([
    ['HTML', 'html', '"><img src=x onerror=alert(1)>'],
    ['an address', 'address', 'You won: evil.example/prize'],
    ['a domain', 'domain', 'Pay at evil.example now'],
    ['a telephone number', 'number', 'evil prizes 8 600 00000'],
    [
      'lines of its own',
      'lines',
      'Jonas\r\n\r\nYour account is locked, call +370 600 00000 or write to https://evil.example',
    ],
  ])('greets without a name that is %s', async (_what, box, name) => {
    const address = `blogas-${box}@example.lt`;
    await app.server.factories.user({ email: address, name, language: 'en' });

    await app.server.send('/forgot/password', { login: address });

    const { html, text } = (await mailTo(address)) ?? {};
    expect(text).toMatch(/^Hello!/);
    for (const body of [html, text]) {
      expect(body).not.toContain('evil');
      expect(body).not.toContain('<img');
    }
  });

  it('goes to one address and has the headers that we wrote, whatever an address or subject holds', async () => {
    const mailer = createSmtpMailer({ url: post.url, from });
    onTestFinished(() => mailer.close());

    await mailer
      .send({
        to: 'a@example.lt, spy@evil.example',
        subject: 'Hello\r\nBcc: spy@evil.example',
        text: 'Hi',
        html: '<p>Hi</p>',
        code: null,
      })
      .catch(() => undefined);

    for (const { recipients, mail } of post.mails) {
      expect(recipients).not.toContain('spy@evil.example');
      expect(mail.bcc).toBeUndefined();
    }
  });
});

describe('registering while the mail server', () => {
  it('is down answers as ever; the mail leaves once when it is back, whatever was resent meanwhile', async () => {
    const port = await freePort();
    const { server, register, resend, failedTries, nextTries, allJobsDone } = await appWithMail(port);

    const response = await register('vilte@example.lt');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ message: 'A verification code was sent to your email.' });
    await vi.waitFor(() => expect(failedTries).not.toEqual([]), patience);
    expect((await resend('vilte@example.lt')).statusCode).toBe(200);
    await vi.waitFor(() => expect(failedTries.length).toBeGreaterThan(1), patience);
    expect((await resend('vilte@example.lt')).statusCode).toBe(200);

    const post = await smtp({ port });
    await vi.waitFor(async () => {
      await nextTries();
      expect(post.mails).not.toEqual([]);
    }, patience);
    await allJobsDone();
    expect(post.mails).toHaveLength(1);
    const verified = await server.send('/verify/email', {
      user_id: response.json<{ id: number }>().id,
      code: codeIn(post.mails[0]?.mail.text),
    });
    expect(verified.statusCode).toBe(200);
  });

  it('refuses for a time leaves the mail once when it takes it', async () => {
    let refusals = 0;
    const post = await smtp({
      onRecipient: () => {
        refusals += 1;
        if (refusals === 1) throw Object.assign(new Error('Try again later'), { responseCode: 451 });
      },
    });
    const { register, failedTries, nextTries, allJobsDone } = await appWithMail(post.port);

    expect((await register('tomas@example.lt')).statusCode).toBe(201);

    await vi.waitFor(async () => {
      await nextTries();
      expect(post.mails).not.toEqual([]);
    }, patience);
    await allJobsDone();
    expect(failedTries).toEqual(['registration-message']);
    expect(post.mails).toHaveLength(1);
  });

  it('knows of no such address asks it once, and not each minute for a day', async () => {
    let refusals = 0;
    const post = await smtp({
      onRecipient: () => {
        refusals += 1;
        throw Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 });
      },
    });
    const { register, failedTries, allJobsDone } = await appWithMail(post.port);

    expect((await register('nera.tokio@example.lt')).statusCode).toBe(201);

    await vi.waitFor(() => expect(refusals).toBe(1), patience);
    await allJobsDone();
    expect(failedTries).toEqual([]);
    expect(refusals).toBe(1);
  });

  it('blames the sender, which the operator can mend, is asked again', async () => {
    let isMended = false;
    const post = await smtp({
      onRecipient: () => {
        if (isMended) return;
        throw Object.assign(new Error('5.1.8 Sender address rejected: Domain not found'), { responseCode: 550 });
      },
    });
    const { register, failedTries, nextTries } = await appWithMail(post.port);

    expect((await register('siuntejas@example.lt')).statusCode).toBe(201);
    await vi.waitFor(() => expect(failedTries).toEqual(['registration-message']), patience);
    isMended = true;

    await vi.waitFor(async () => {
      await nextTries();
      expect(post.mails).toHaveLength(1);
    }, patience);
  });

  it('is slow answers before the mail has left', async () => {
    const greeting = Promise.withResolvers<void>();
    const post = await smtp({ beforeGreeting: greeting.promise });
    const { register } = await appWithMail(post.port);

    expect((await register('lina@example.lt')).statusCode).toBe(201);
    expect(post.mails).toEqual([]);

    greeting.resolve();
    await vi.waitFor(() => expect(post.mails).toHaveLength(1), patience);
  });
});

describe('a first code', () => {
  it('waits in the queue while its address was just sent another, and leaves then', async () => {
    const post = await smtp();
    const { server, register } = await appWithMail(post.port);
    await register('pirmas@example.lt');
    await vi.waitFor(() => expect(post.mails).toHaveLength(1), patience);
    const { prisma } = server.database;
    await prisma.securityLimit.deleteMany({ where: { key: { startsWith: 'send-gap' } } });
    await prisma.securityLimit.updateMany({
      where: { key: { startsWith: 'address-gap' } },
      data: { expire: Date.now() + 2000 },
    });

    const second = await register('pirmas@example.lt', 'Ona Kazlauskienė');

    await vi.waitFor(() => expect(post.mails).toHaveLength(2), patience);
    const user_id = second.json<{ id: number }>().id;
    const verified = await server.send('/verify/email', { user_id, code: codeIn(post.mails[1]?.mail.text) });
    expect(verified.statusCode).toBe(200);
  });
});

describe('a job', () => {
  it('does not exist when its transaction fails', async () => {
    const { server } = await appWithMail(await freePort());
    const jobs = createJobQueue({ url: server.databaseUrl, onError: () => undefined, onFailedTry: () => undefined });
    await jobs.start();
    onTestFinished(() => jobs.stop());

    await expect(
      server.database.prisma.$transaction(async (client) => {
        await jobs.queue.add(client, 'password-message', { userId: 2_000_000_001, channel: 'email' });
        throw new Error('The rest failed.');
      }),
    ).rejects.toThrow('The rest failed.');

    const { rowCount } = await server.database.pool.query(
      `SELECT 1 FROM pgboss.job WHERE data->>'userId' = '2000000001'`,
    );
    expect(rowCount).toBe(0);
  });
});
