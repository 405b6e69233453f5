import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { StartupError } from '../../src/startup-error.ts';

describe('RATE_LIMIT_SCALE', () => {
  it('multiplies all limits', () => {
    const plain = loadConfig({}).rateLimits;
    const scaled = loadConfig({ RATE_LIMIT_SCALE: '10' }).rateLimits;
    expect(Object.entries(scaled)).toEqual(Object.entries(plain).map(([name, size]) => [name, size * 10]));
  });

  it('lets somebody in, however small it is', () => {
    expect(loadConfig({ RATE_LIMIT_READ: '7', RATE_LIMIT_SCALE: '0.01' }).rateLimits.read).toBe(1);
  });

  it.each(['0', '-1', 'many', '1e9'])('of %s is refused in words', (scale) => {
    expect(() => loadConfig({ RATE_LIMIT_SCALE: scale })).toThrow(/RATE_LIMIT_SCALE/);
  });
});

it('each class of limits has its own size', () => {
  const limits = loadConfig({
    RATE_LIMIT_READ: '7',
    RATE_LIMIT_SEARCH: '5',
    RATE_LIMIT_COUNT: '4',
    RATE_LIMIT_SUGGEST: '3',
    RATE_LIMIT_UNKNOWN: '2',
  }).rateLimits;
  expect(limits).toEqual({ read: 7, search: 5, count: 4, suggest: 3, write: 300, auth: 60, upload: 120, unknown: 2 });
});

describe('TRUSTED_PROXIES', () => {
  it('takes addresses, networks and the names of networks', () => {
    const given = '127.0.0.1, ::1,10.0.0.0/8,fd00::/8, loopback';
    expect(loadConfig({ TRUSTED_PROXIES: given }).trustedProxies).toEqual([
      '127.0.0.1',
      '::1',
      '10.0.0.0/8',
      'fd00::/8',
      'loopback',
    ]);
  });

  it.each(['proxy', '10.0.0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/', 'true', '*', '0.0.0.0/a'])(
    'refuses %s in words',
    (given) => {
      expect(() => loadConfig({ TRUSTED_PROXIES: `127.0.0.1,${given}` })).toThrow(/TRUSTED_PROXIES/);
    },
  );
});

describe('CORS_ORIGINS', () => {
  it('takes origins', () => {
    const given = 'https://partner.example,http://localhost:5173';
    expect(loadConfig({ CORS_ORIGINS: given }).corsOrigins).toEqual(given.split(','));
  });

  it.each([
    'partner.example',
    'https://partner.example/',
    'https://partner.example/app',
    'null',
    'https://*.example',
    '*',
  ])('refuses %s, which no browser sends, in words', (given) => {
    expect(() => loadConfig({ CORS_ORIGINS: given })).toThrow(/CORS_ORIGINS/);
  });
});

describe('HOST', () => {
  const production = { DATABASE_URL: 'postgres://muge@localhost/muge', JWT_SECRET: 'x'.repeat(32) };

  it.each([
    ['the demo', {}, '127.0.0.1'],
    ['a demo marketplace on another database', { ...production, DEMO: 'true' }, '127.0.0.1'],
    [
      'an embedded database without the demo marketplace, which shows the codes it sends',
      { DEMO: 'false' },
      '127.0.0.1',
    ],
    ['production', production, '0.0.0.0'],
  ])('by itself keeps to this machine except in production: %s', (_what, given, host) => {
    const config = loadConfig(given);
    expect(config.host).toBe(host);
    expect(config.demoIsOpen).toBe(false);
  });

  it.each([
    ['the demo', {}, true],
    ['a demo marketplace on another database', { ...production, DEMO: 'true' }, true],
    ['production', production, false],
  ])('that opens %s to other machines is worth a warning, except in production', (_what, given, isOpen) => {
    expect(loadConfig({ ...given, HOST: '0.0.0.0' }).demoIsOpen).toBe(isOpen);
    expect(loadConfig({ ...given, HOST: '127.0.0.1' }).demoIsOpen).toBe(false);
  });
});

it('all that is wrong is said at once', () => {
  const wrong = { PORT: 'x', TRUSTED_PROXIES: 'proxy', CORS_ORIGINS: 'partner', DATABASE_URL: 'mysql://x' };
  expect(() => loadConfig(wrong)).toThrow(/PORT.*DATABASE_URL.*CORS_ORIGINS.*TRUSTED_PROXIES.*JWT_SECRET/s);
});

it.each([
  ['PORT', 'door', 'a whole number from 0 to 65535'],
  ['PORT', '80.5', 'a whole number from 0 to 65535'],
  ['DATABASE_POOL', '1', 'a whole number from 2 to 200'],
  ['RATE_LIMIT_SCALE', '0', 'a number from 0.01 to 1000000'],
  ['DEMO', 'ja', 'true or false'],
  ['ADS_APPROVAL', 'maybe', 'true or false'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
])('%s of %s is told what it must be, once', (name, given, wanted) => {
  expect(() => loadConfig({ [name]: given })).toThrow(
    new StartupError(`The configuration is not valid.\n  ${name}: must be ${wanted}`),
  );
});

describe('the channels of messages', () => {
  const mail = (MAIL_FROM: string, SMTP_URL = 'smtp://mail.example') => loadConfig({ SMTP_URL, MAIL_FROM }).mail;

  it.each([
    'no-reply@example.lt',
    'Mugė <no-reply@example.lt>',
    '"Mugė, UAB" <no-reply@example.lt>',
    '<root@localhost>',
  ])('take %s as the sender', (from) => {
    expect(mail(from)?.from).toBe(from);
  });

  it.each([
    'Mugė',
    'Mugė, UAB <no-reply@example.lt>',
    'a@example.lt, b@example.lt',
    'Mugė <no-reply>',
    'a@b\nBcc: c@d',
  ])('refuse %j as the sender in words', (from) => {
    expect(() => mail(from)).toThrow(/MAIL_FROM: must be an address such as/);
  });

  it.each(['smtp://mail.example', 'smtps://muge%40example.lt:p%23ss@mail.example:465', 'smtp://[::1]:25?pool=true'])(
    'take %s as the mail server',
    (url) => {
      expect(mail('a@example.lt', url)?.url).toBe(url);
    },
  );

  it.each([
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://mail example',
    'smtp://u:p@mail.example:99999',
    'smtp://u:100%@mail.example',
    'smtp://u:%ff@mail.example',
    'smtp://u:p#ss@mail.example',
  ])('refuse %s as the mail server in words', (url) => {
    expect(() => mail('a@example.lt', url)).toThrow(/SMTP_URL: must be an address such as/);
  });

  it('take countries of SMS, and refuse what is none in words', () => {
    expect(loadConfig({ SMS_COUNTRIES: 'LT, LV' }).smsCountries).toEqual(['LT', 'LV']);
    for (const country of ['ZZ', 'lt', 'Lietuva', 'toString']) {
      expect(() => loadConfig({ SMS_COUNTRIES: country })).toThrow(/SMS_COUNTRIES: .*country such as LT/);
    }
  });

  it('take a gateway by http and https, and refuse a name and password in its address, which no request may have', () => {
    const gateway = (SMS_GATEWAY_URL: string) => loadConfig({ SMS_GATEWAY_URL }).sms?.url;
    expect(gateway('https://sms.example/send?from=muge')).toBe('https://sms.example/send?from=muge');
    for (const url of ['https://muge:secret@sms.example/send', 'https://muge@sms.example']) {
      expect(() => gateway(url)).toThrow(/SMS_GATEWAY_URL: must not hold a name or password/);
    }
  });
});
