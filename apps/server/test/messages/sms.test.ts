import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpSmsSender } from '../../src/ports/sms.ts';
import { UnansweredError } from '../../src/ports/unanswered-error.ts';
import { createTestApp } from '../support/app.ts';
import { startSmsGateway } from '../support/sms-gateway.ts';

const sms = { to: '+37061234567', text: 'Your code is 123456.', code: '123456' };
const password = 'ruduo-lapai-krinta';

async function gateway(answer?: NonNullable<Parameters<typeof startSmsGateway>[0]>['answer']) {
  const started = await startSmsGateway(answer === undefined ? {} : { answer });
  onTestFinished(() => started.close());
  return started;
}

describe('an SMS', () => {
  it('is posted to the gateway as JSON, with the token where there is one', async () => {
    const { url, received } = await gateway();

    await createHttpSmsSender({ url, token: 'secret-token' }).send(sms);
    await createHttpSmsSender({ url, token: null }).send(sms);

    const [withToken, without] = received;
    expect(received).toHaveLength(2);
    expect(withToken).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret-token' },
      body: { to: sms.to, text: sms.text },
    });
    expect(withToken?.body).toEqual({ to: sms.to, text: sms.text });
    expect(without?.headers.authorization).toBeUndefined();
  });

  it.each([400, 401, 404, 422, 429, 500, 502, 503])(
    'that the gateway answers with %i was not sent, which is told without number or text',
    async (status) => {
      const { url, received } = await gateway((response) => response.writeHead(status).end(JSON.stringify(sms)));

      const sending = createHttpSmsSender({ url, token: 'secret-token' }).send(sms);

      await expect(sending).rejects.toThrow(new Error(`The SMS gateway answered ${status}.`));
      expect(received).toHaveLength(1);
    },
  );

  it('may have been sent where the gateway has read it and answers too late, hangs up, or lets a proxy answer for it', async () => {
    const silent = await gateway(() => undefined);
    const hangsUp = await gateway((response) => response.destroy());
    const proxied = await gateway((response) => response.writeHead(504).end());

    for (const { url, received } of [silent, hangsUp, proxied]) {
      const sending = createHttpSmsSender({ url, token: null, timeout: 200 }).send(sms);
      await expect(sending).rejects.toBeInstanceOf(UnansweredError);
      expect(received).toHaveLength(1);
    }
  });

  it('was not sent where the gateway refuses it, however long the answer is', async () => {
    const { url } = await gateway((response) => response.writeHead(503).write('wait'));

    const sending = createHttpSmsSender({ url, token: null, timeout: 200 }).send(sms);

    await expect(sending).rejects.toThrow(new Error('The SMS gateway answered 503.'));
  });

  it('was not sent where there is no gateway', async () => {
    const { url, close } = await startSmsGateway();
    await close();

    const sending = createHttpSmsSender({ url, token: null }).send(sms);

    await expect(sending).rejects.toThrow('fetch failed');
    await expect(sending).rejects.not.toBeInstanceOf(UnansweredError);
  });

  it('goes nowhere else, whatever the gateway says', async () => {
    const elsewhere = await gateway();
    const { url } = await gateway((response) => response.writeHead(307, { location: elsewhere.url }).end());

    await expect(createHttpSmsSender({ url, token: 'secret-token' }).send(sms)).rejects.toThrow('fetch failed');
    expect(elsewhere.received).toEqual([]);
  });
});

describe('countries that SMS go to', () => {
  it('are those of the list, at registration and for accounts that are older than it', async () => {
    const { url, received } = await gateway();
    const warnings: string[] = [];
    await using server = await createTestApp({
      config: { smsCountries: ['LT', 'LV'] },
      channels: {
        smsSender: createHttpSmsSender({ url, token: null }),
        warn: (message) => warnings.push(message),
      },
    });
    const register = (phone: string) =>
      server.send('/register/phone', { name: 'Ona', phone, password, password_confirmation: password });
    const sentence = 'Messages cannot be sent to this country. Please use an email address.';

    expect((await register('8 612 34567')).statusCode).toBe(201);
    expect((await register('+371 2123 4567')).statusCode).toBe(201);
    for (const phone of [
      '+372 5123 4567',
      '+1 202 555 0143',
      '+44 7400 123456',
      '+7 912 345 67 89',
      '+882 16 1234567',
    ]) {
      const refused = await register(phone);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ code: 'validation_failed', errors: { phone: [sentence] } });
    }
    await server.factories.user({ phone: '+37251234567' });
    await server.factories.user({ phone: '+37121234568' });
    for (const login of ['+372 5123 4567', '+371 2123 4568']) {
      expect((await server.send('/forgot/password', { login })).statusCode).toBe(200);
    }
    await server.runJobs();

    expect(received.map(({ body }) => body)).toEqual(
      ['+37061234567', '+37121234567', '+37121234568'].map((to) => ({ to, text: expect.stringMatching(/\d{6}/) })),
    );
    expect(warnings).toEqual(['An SMS was not sent: none go to the country of its number.']);
  });
});
