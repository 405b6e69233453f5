import { PgBoss } from 'pg-boss';
import { expect, it, onTestFinished, vi } from 'vitest';
import { jobHandlers } from '../../src/jobs/handlers.ts';
import { createJobQueue } from '../../src/jobs/queue.ts';
import { createSmtpMailer } from '../../src/ports/mail.ts';
import { createHttpSmsSender } from '../../src/ports/sms.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { startSmsGateway } from '../support/sms-gateway.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const patience = { timeout: 40_000, interval: 50 };
const password = 'ruduo-lapai-krinta';
const HOUR = 3_600_000;

/** A server with the durable queue, which works on it unless told otherwise, and with a mail server and a gateway at those ports. */
async function start(ports: { mail: number; sms: number }, options: { databaseUrl?: string; works?: boolean } = {}) {
  const { databaseUrl, works = true } = options;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${ports.mail}`, from: 'Mugė <no-reply@muge.example>' });
  const smsSender = createHttpSmsSender({ url: `http://127.0.0.1:${ports.sms}/messages`, token: null });
  const failedTries: string[] = [];
  const add: ReturnType<typeof createJobQueue>['queue']['add'] = (...job) => jobs.queue.add(...job);
  const server = await createTestApp({
    ...(databaseUrl === undefined ? {} : { databaseUrl: () => databaseUrl }),
    channels: { mailer, smsSender, queue: { add } },
  });
  const jobs = createJobQueue({
    url: databaseUrl ?? server.databaseUrl,
    onError: () => undefined,
    onFailedTry: (name) => failedTries.push(name),
  });
  await jobs.start();
  if (works) await jobs.work(jobHandlers(server.app.services));
  return {
    server,
    failedTries,
    queue: jobs.queue,
    /** Stops working on jobs as a server that is stopped does. */
    stopWork: () => jobs.stop(),
    /** Ends the server; its database stays. */
    async end() {
      await jobs.stop();
      mailer.close();
      await server.app.close();
    },
  };
}

/** Somebody for each way in which messages are asked for: what they send, and what they enter the code into. */
async function everybody({ factories, database }: TestApp) {
  const now = Date.now();
  const waiting = (id: number, address: { email: string } | { phone: string }) =>
    database.prisma.pendingRegistration.create({
      data: {
        id,
        channel: 'email' in address ? 'email' : 'phone',
        name: 'Laukianti',
        ...address,
        password_hash: 'none',
        language: 'en',
        created_at: new Date(now),
        expires_at: new Date(now + 48 * HOUR),
      },
    });
  await waiting(1001, { email: 'laukia@example.lt' });
  await waiting(1002, { phone: '+37061000002' });
  await factories.user({ email: 'pamirso@example.lt' });
  await factories.user({ email: 'vel.pamirso@example.lt' });
  await factories.user({ phone: '+37061000003' });
  const newcomer = { name: 'Jonas', password, password_confirmation: password };
  return [
    {
      address: 'naujas@example.lt',
      ask: '/register/email',
      body: { ...newcomer, email: 'naujas@example.lt' },
      use: '/verify/email',
    },
    {
      address: 'laukia@example.lt',
      ask: '/resend/verify/email',
      body: { email: 'laukia@example.lt' },
      use: '/verify/email',
      id: 1001,
    },
    {
      address: 'pamirso@example.lt',
      ask: '/forgot/password',
      body: { login: 'pamirso@example.lt' },
      use: '/reset/password',
    },
    {
      address: 'vel.pamirso@example.lt',
      ask: '/resend/forgot/password',
      body: { login: 'vel.pamirso@example.lt' },
      use: '/reset/password',
    },
    {
      address: '+37061000001',
      ask: '/register/phone',
      body: { ...newcomer, phone: '8 610 00001' },
      use: '/verify/phone',
    },
    {
      address: '+37061000002',
      ask: '/resend/verify/phone',
      body: { phone: '8 610 00002' },
      use: '/verify/phone',
      id: 1002,
    },
    { address: '+37061000003', ask: '/forgot/password', body: { login: '8 610 00003' }, use: '/reset/password' },
  ];
}

it('messages of every kind outlive their gateways and the servers, and leave once', async () => {
  const mailServer = await startSmtpServer();
  const gateway = await startSmsGateway();
  await Promise.all([mailServer.close(), gateway.close()]);
  const ports = { mail: mailServer.port, sms: gateway.port };

  // Asked for at a server that ends before any is tried. All is answered as ever.
  const first = await start(ports, { works: false });
  onTestFinished(() => first.server.close());
  const { databaseUrl, database } = first.server;
  const people = await everybody(first.server);
  const ids = new Map<string, number>();
  for (const { ask, address, body, id } of people) {
    const answer = await first.server.send(ask, body);
    expect(answer.statusCode).toBe(ask.startsWith('/register') ? 201 : 200);
    ids.set(address, id ?? answer.json<{ id?: number }>().id ?? 0);
  }
  await first.end();

  // Tried in vain by the next, and asked for again there.
  const second = await start(ports, { databaseUrl });
  onTestFinished(() => second.server.close());
  await vi.waitFor(() => expect(second.failedTries.length).toBeGreaterThanOrEqual(people.length), patience);
  await database.prisma.securityLimit.deleteMany();
  for (const { address, ask, body } of people) {
    const [again, repeated] = ask.startsWith('/register')
      ? [ask.replace('register', 'resend/verify'), { email: address, phone: address }]
      : [ask, body];
    expect((await second.server.send(again, repeated)).statusCode).toBe(200);
  }
  await second.end();

  // Sent by the third, which finds both gateways up.
  const post = await startSmtpServer({ port: ports.mail });
  onTestFinished(() => post.close());
  const sms = await startSmsGateway({ port: ports.sms });
  onTestFinished(() => sms.close());
  const third = await start(ports, { databaseUrl });
  onTestFinished(() => third.end().then(() => third.server.close()));
  const sent = () => [
    ...post.mails.map(({ recipients, mail }) => ({ to: recipients.join(), text: mail.text ?? '' })),
    ...sms.received.map(({ body }) => body as { to: string; text: string }),
  ];
  await vi.waitFor(async () => {
    // As if the time of the next try had come.
    await database.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
    const open = await database.pool.query(
      `SELECT 1 FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name LIKE '%-message'`,
    );
    expect(open.rowCount).toBe(0);
  }, patience);
  expect(
    sent()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(people.map(({ address }) => address).sort());

  for (const { address, use } of people) {
    const text = sent().find(({ to }) => to === address)?.text;
    const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
    const body =
      use === '/reset/password'
        ? { login: address, code, password: 'visai-naujas-zodis' }
        : { user_id: ids.get(address), code };
    expect([address, (await third.server.send(use, body)).statusCode]).toEqual([address, 200]);
  }
});

it('a message whose server was killed while it sent it is tried again when a minute has passed', async () => {
  const post = await startSmtpServer();
  onTestFinished(() => post.close());
  const ports = { mail: post.port, sms: 0 };
  const first = await start(ports, { works: false });
  onTestFinished(() => first.server.close());
  const { databaseUrl, database, factories } = first.server;
  await factories.user({ email: 'nutruko@example.lt' });
  expect((await first.server.send('/forgot/password', { login: 'nutruko@example.lt' })).statusCode).toBe(200);
  await database.pool.query(
    `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
     WHERE name = 'password-message'`,
  );
  await first.end();

  const second = await start(ports, { databaseUrl });
  onTestFinished(() => second.end().then(() => second.server.close()));
  // What every server does once a minute.
  const supervisor = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false });
  onTestFinished(() => supervisor.stop());
  await supervisor.start();
  await supervisor.supervise('password-message');

  await vi.waitFor(async () => {
    await database.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
    expect(post.mails.map(({ recipients }) => recipients)).toEqual([['nutruko@example.lt']]);
  }, patience);
});

it('a message whose server is stopped while a slow mail server takes it leaves from the next server', async () => {
  let greet = () => {};
  const greeting = new Promise<void>((resolve) => {
    greet = resolve;
  });
  const asked = Promise.withResolvers<void>();
  const slow = await startSmtpServer({ beforeGreeting: greeting, onConnection: asked.resolve });
  onTestFinished(() => slow.close());
  const first = await start({ mail: slow.port, sms: 0 });
  onTestFinished(() => first.server.close());
  const { databaseUrl, database } = first.server;
  const newcomer = { name: 'Jonas', email: 'letai@example.lt', password, password_confirmation: password };
  expect((await first.server.send('/register/email', newcomer)).statusCode).toBe(201);
  await asked.promise;
  await first.stopWork();

  const post = await startSmtpServer();
  onTestFinished(() => post.close());
  const second = await start({ mail: post.port, sms: 0 }, { databaseUrl });
  onTestFinished(() => second.end().then(() => second.server.close()));
  await vi.waitFor(async () => {
    // As if the time of the next try, and the thirty seconds between two messages, had passed.
    await database.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry')`);
    const waits = await database.pool.query(`SELECT 1 FROM pgboss.job WHERE data->>'turn' = '1'`);
    if (waits.rowCount === 1) await database.pool.query(`DELETE FROM security_limits WHERE key LIKE 'address-gap%'`);
    expect(post.mails.map(({ recipients }) => recipients)).toEqual([['letai@example.lt']]);
  }, patience);
  greet();
});

it('a gateway that never answers holds up no mail', async () => {
  const gateway = await startSmsGateway({ answer: () => undefined });
  onTestFinished(() => gateway.close());
  const post = await startSmtpServer();
  onTestFinished(() => post.close());
  const first = await start({ mail: post.port, sms: gateway.port });
  onTestFinished(() => first.end().then(() => first.server.close()));
  const { server } = first;
  const { factories } = server;
  const numbers = ['+37061000011', '+37061000012', '+37061000013'];
  await Promise.all(numbers.map((phone) => factories.user({ phone, email: null })));
  for (const login of numbers) expect((await server.send('/forgot/password', { login })).statusCode).toBe(200);
  await vi.waitFor(() => expect(gateway.received).toHaveLength(2), patience);

  await factories.user({ email: 'greitai@example.lt' });
  expect((await server.send('/forgot/password', { login: 'greitai@example.lt' })).statusCode).toBe(200);
  // Long before the gateway is given up.
  await vi.waitFor(() => expect(post.mails).toHaveLength(1), { timeout: 8000, interval: 50 });
});

it('hundreds of messages to nobody hold up nobody else’s for long', async () => {
  const post = await startSmtpServer();
  onTestFinished(() => post.close());
  const first = await start({ mail: post.port, sms: 0 }, { works: false });
  onTestFinished(() => first.server.close());
  const { databaseUrl, database, factories } = first.server;
  const { id } = await factories.user({ email: 'laukia.eileje@example.lt' });
  const nobody = Array.from({ length: 100 }, (_, index) => 2_000_000_001 + index);
  await database.prisma.$transaction(async (client) => {
    for (const userId of [...nobody, id])
      await first.queue.add(client, 'password-message', { userId, channel: 'email' });
  });
  await first.end();

  const second = await start({ mail: post.port, sms: 0 }, { databaseUrl });
  onTestFinished(() => second.end().then(() => second.server.close()));
  // One a second would take more than a minute and a half.
  await vi.waitFor(() => expect(post.mails).toHaveLength(1), { timeout: 20_000, interval: 50 });
});

it('messages to addresses that a mail server puts off hold up nobody’s first, and nothing of them stays in the job', async () => {
  const asked: string[] = [];
  const post = await startSmtpServer({
    onRecipient(address) {
      asked.push(address);
      if (address.endsWith('@nera.example')) {
        throw Object.assign(new Error(`4.1.2 ${address}: domain not found`), { responseCode: 450 });
      }
    },
  });
  onTestFinished(() => post.close());
  const first = await start({ mail: post.port, sms: 0 });
  onTestFinished(() => first.server.close());
  const { databaseUrl, database, factories } = first.server;
  const add = (userId: number) =>
    database.prisma.$transaction((client) => first.queue.add(client, 'password-message', { userId, channel: 'email' }));
  for (let index = 0; index < 12; index += 1) await add((await factories.user({ email: `x${index}@nera.example` })).id);
  const putOff = `SELECT output::text FROM pgboss.job WHERE state = 'retry'`;
  await vi.waitFor(async () => expect((await database.pool.query(putOff)).rowCount).toBe(12), patience);
  const { rows } = await database.pool.query<{ output: string }>(putOff);
  expect(rows.filter(({ output }) => output.includes('nera.example'))).toHaveLength(0);
  await first.stopWork();

  // Their next try has come when somebody asks for the first time.
  await database.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
  await add((await factories.user({ email: 'pirmas@example.lt' })).id);
  asked.length = 0;
  const second = await start({ mail: post.port, sms: 0 }, { databaseUrl });
  onTestFinished(() => second.end().then(() => second.server.close()));
  await vi.waitFor(() => expect(post.mails).toHaveLength(1), patience);
  // After no more than what the other places took at once.
  expect(asked.indexOf('pirmas@example.lt')).toBeLessThan(4);
});

it('a registration whose message cannot be put into the queue does not exist, and can be made again', async () => {
  let isFull = true;
  await using server = await createTestApp({
    channels: {
      queue: {
        async add() {
          if (isFull) throw new Error('The queue is full.');
        },
      },
    },
  });
  const body = { name: 'Jonas', email: 'eile@example.lt', password, password_confirmation: password };

  expect((await server.send('/register/email', body)).statusCode).toBe(500);
  expect(await server.database.prisma.pendingRegistration.count()).toBe(0);

  isFull = false;
  await server.database.prisma.securityLimit.deleteMany();
  expect((await server.send('/register/email', body)).statusCode).toBe(201);
  expect(await server.database.prisma.pendingRegistration.count()).toBe(1);
});
