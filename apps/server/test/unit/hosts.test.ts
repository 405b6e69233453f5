import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { isOwnHost } from '../../src/http/hosts.ts';

const production = { DATABASE_URL: 'postgres://localhost/muge', JWT_SECRET: 'x'.repeat(32) };

describe('this machine', () => {
  it.each([
    ...['localhost', 'LOCALHOST:3000', 'localhost.', 'muge.localhost', 'a.b.localhost:80'],
    ...['127.0.0.1', '127.0.0.1:3000', '127.255.255.254', '[::1]', '[::1]:3000', '[0:0:0:0:0:0:0:1]'],
  ])('is %s', (header) => {
    expect(isOwnHost(header, [])).toBe(true);
  });

  it.each([
    ...['evil.example', 'localhost.evil.example', 'evillocalhost', '127.0.0.1.evil.example', 'localhost@evil.example'],
    ...['evil.example:3000', '128.0.0.1', '192.168.1.5', '[::2]', '[::ffff:8.8.8.8]', '0.0.0.0', '10.0.0.1'],
    ...[
      '',
      ' ',
      ':3000',
      'localhost:',
      'localhost:port',
      'localhost/evil',
      'evil.example#localhost',
      'localhost, evil.example',
    ],
    ...['localhost evil', '[::1', '::1', '[]', '%', 'http://localhost'],
  ])('is not “%s”', (header) => {
    expect(isOwnHost(header, [])).toBe(false);
  });
});

describe('hosts of the configuration', () => {
  it.each([
    [['192.168.1.5'], '192.168.1.5:3000', true],
    [['192.168.1.5'], '192.168.1.6', false],
    [['fd00::5'], '[fd00::5]:3000', true],
    [['Turgus.Example'], 'turgus.example', true],
    [['turgus.example'], 'www.turgus.example', false],
    [['0.0.0.0'], '192.168.1.5:3000', true],
    [['0.0.0.0'], '[fd00::5]', true],
    [['::'], '10.0.0.1', true],
    [['0.0.0.0'], 'evil.example', false],
    [['0.0.0.0', 'turgus.example'], 'turgus.example:3000', true],
  ])('%j own %s: %s', (hosts, header, own) => {
    expect(isOwnHost(header, hosts)).toBe(own);
  });

  it('are HOST and that of PUBLIC_URL in the demo, whichever its database, any in production', () => {
    expect(loadConfig({}).ownHosts).toEqual(['127.0.0.1']);
    expect(loadConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://turgus.example:8443' }).ownHosts).toEqual([
      '0.0.0.0',
      'turgus.example',
    ]);
    expect(loadConfig({ PUBLIC_URL: 'http://[fd00::5]:3000' }).ownHosts).toEqual(['127.0.0.1', 'fd00::5']);
    expect(loadConfig(production).ownHosts).toBeNull();
    expect(loadConfig({ ...production, DEMO: 'true' }).ownHosts).toEqual(['127.0.0.1']);
  });

  it.each(['turgus.example', 'https://turgus.example/', 'https://turgus.example/app', 'ftp://turgus.example', '*'])(
    'PUBLIC_URL of %s is refused in words',
    (url) => {
      expect(() => loadConfig({ PUBLIC_URL: url })).toThrow(/PUBLIC_URL/);
    },
  );
});
