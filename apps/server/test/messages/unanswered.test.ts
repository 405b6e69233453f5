import { describe, expect, it, onTestFinished } from 'vitest';
import { jobHandlers } from '../../src/jobs/handlers.ts';
import { createSmtpMailer, NoSuchAddressError } from '../../src/ports/mail.ts';
import { createHttpSmsSender } from '../../src/ports/sms.ts';
import { UnansweredError } from '../../src/ports/unanswered-error.ts';
import { createTestApp } from '../support/app.ts';
import { startSmsGateway } from '../support/sms-gateway.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const mail = { to: 'rasa@example.lt', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>', code: null };

/** A mail server, and how a mail is sent to it. */
async function post(
  options: Parameters<typeof startSmtpServer>[0],
  patience: { readonly step?: number; readonly longest?: number } = {},
) {
  const server = await startSmtpServer(options);
  const mailer = createSmtpMailer({ url: server.url, from: 'Mugė <no-reply@muge.example>', ...patience });
  onTestFinished(async () => {
    mailer.close();
    await server.close();
  });
  return { server, mailer };
}

describe('a mail', () => {
  it('may have been taken where the mail server has it whole and says no word', async () => {
    const { server, mailer } = await post({ insteadOfTaking: 'silence' }, { step: 300 });

    await expect(mailer.send(mail)).rejects.toBeInstanceOf(UnansweredError);
    expect(server.mails).toHaveLength(1);
  });

  it('may have been taken where the mail server hangs up instead of saying so, and is not handed over again', async () => {
    const { server, mailer } = await post({ insteadOfTaking: 'hanging up' });

    await expect(mailer.send(mail)).rejects.toBeInstanceOf(UnansweredError);
    expect(server.mails).toHaveLength(1);
  });

  it('was not taken where the mail server says so when it has it whole', async () => {
    const { mailer } = await post({ insteadOfTaking: 'refusal' });

    const sending = mailer.send(mail);

    await expect(sending).rejects.toMatchObject({ responseCode: 451 });
    await expect(sending).rejects.not.toBeInstanceOf(UnansweredError);
  });

  it('was not taken where the mail server falls silent before it has it, or takes longer than all may take', async () => {
    const never = Promise.withResolvers<void>();
    onTestFinished(() => never.resolve());
    const { server, mailer } = await post({ beforeGreeting: never.promise }, { longest: 300 });

    const sending = mailer.send(mail);

    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    await expect(sending).rejects.not.toBeInstanceOf(UnansweredError);
    expect(server.mails).toEqual([]);
  });

  it('goes to nobody where the mail server knows of no such address', async () => {
    const { mailer } = await post({
      onRecipient() {
        throw Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 });
      },
    });

    await expect(mailer.send(mail)).rejects.toBeInstanceOf(NoSuchAddressError);
  });
});

describe('a code that may have arrived', () => {
  it('by mail is not sent again by itself and stays good; who asks again is sent another', async () => {
    const { server: mailServer, mailer } = await post({ insteadOfTaking: 'silence' }, { step: 300 });
    const warnings: string[] = [];
    await using server = await createTestApp({ channels: { mailer, warn: (message) => warnings.push(message) } });
    await server.factories.user({ email: 'rasa@example.lt' });
    const forgot = () => server.send('/forgot/password', { login: 'rasa@example.lt' });

    expect((await forgot()).statusCode).toBe(200);
    await server.runJobs();
    expect(warnings).toEqual(['A message may not have arrived: the mail server did not answer.']);

    // As if thirty seconds had passed.
    await server.database.prisma.securityLimit.deleteMany({ where: { key: { contains: 'gap' } } });
    expect((await forgot()).statusCode).toBe(200);
    await server.runJobs();
    expect(mailServer.mails).toHaveLength(2);
    const code = /\b\d{6}\b/.exec(mailServer.mails.at(-1)?.mail.text ?? '')?.[0];
    const reset = { login: 'rasa@example.lt', code, password: 'visai-naujas-zodis' };
    expect((await server.send('/reset/password', reset)).statusCode).toBe(200);
  });

  it('by SMS is one of the day’s, however often the gateway does not answer', async () => {
    const gateway = await startSmsGateway({ answer: () => undefined });
    onTestFinished(() => gateway.close());
    await using server = await createTestApp({
      config: { smsDailyBudget: 3 },
      channels: { smsSender: createHttpSmsSender({ url: gateway.url, token: null, timeout: 200 }) },
    });
    const logins = ['+37061000001', '+37061000002', '+37061000003', '+37061000004'];
    for (const phone of logins) await server.factories.user({ phone });
    for (const login of logins) expect((await server.send('/forgot/password', { login })).statusCode).toBe(200);

    // Twice, as the queue would where they had failed.
    const jobs = server.post.jobs.splice(0);
    for (const job of [...jobs, ...jobs]) await job.run(jobHandlers(server.app.services));

    expect(gateway.received).toHaveLength(3);
    expect((await server.send('/forgot/password', { login: '+37061000005' })).json()).toMatchObject({
      code: 'channel_unavailable',
    });
  });
});
