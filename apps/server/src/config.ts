import { isIP } from 'node:net';
import path from 'node:path';
import type { RateLimitClass } from '@muge/contract';
import { isSupportedCountry } from 'libphonenumber-js/mobile';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** Texts between commas, each of which must be right; the first that isn't is named. */
const listOf = (isRight: (item: string) => boolean, kind: string) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .refine((items) => items.every(isRight), {
      error: ({ input }) => `"${Array.isArray(input) ? input.find((item) => !isRight(item)) : input}" is no ${kind}`,
    })
    .default([]);

/** As browsers send it: scheme, host and perhaps a port, nothing behind. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** The name or address in an origin, without brackets. */
function hostOf(origin: string): string {
  return new URL(origin).hostname.replace(/^\[|\]$/g, '');
}

/** An address, a network, or a name that stands for some (`loopback`). */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
}

/** One address, perhaps with a name in front; a name with a comma stands in quotes, or it would be two addresses. */
const senderPattern = /^(?:(?:"[^"\r\n]*" *|[^"<>@,;:\r\n]*)<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether mails can leave by it: a host, with what is special in name and password written as in addresses. */
function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password, hash } = new URL(text);
  return hostname !== '' && hash === '' && isDecodable(username) && isDecodable(password);
}

/** A request may have neither in its address: none would ever leave. */
function isWithoutCredentials(url: string): boolean {
  return URL.canParse(url) && new URL(url).username === '' && new URL(url).password === '';
}

/** A number within bounds; whatever else is given is told the same, which is all that one needs to mend it. */
function numberBetween(least: number, most: number, { whole = true } = {}) {
  const error = `must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`;
  return z.coerce
    .number(error)
    .refine((value) => value >= least && value <= most && (!whole || Number.isInteger(value)), error);
}

/** Yes or no, in any of the words that zod knows. */
const flag = z.stringbool('must be true or false').optional();

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const perMinute = (size: number) => numberBetween(1, 1_000_000).default(size);

/** Every variable that the server reads, with its bounds and default. The README's table is made of these. */
const Environment = z.object({
  PORT: numberBetween(0, 65_535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z.string().refine(isOrigin, 'must be an origin such as https://example.lt').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL: numberBetween(2, 200).default(10),
  DEMO: flag,
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  CORS_ORIGINS: listOf(isOrigin, 'origin such as https://example.lt'),
  TRUSTED_PROXIES: listOf(isNetwork, 'address or network such as 10.0.0.0/8'),
  RATE_LIMIT_READ: perMinute(1200),
  RATE_LIMIT_SEARCH: perMinute(600),
  RATE_LIMIT_COUNT: perMinute(240),
  RATE_LIMIT_SUGGEST: perMinute(600),
  RATE_LIMIT_WRITE: perMinute(300),
  RATE_LIMIT_AUTH: perMinute(60),
  RATE_LIMIT_UPLOAD: perMinute(120),
  RATE_LIMIT_UNKNOWN: perMinute(600),
  SEARCH_COUNTS_MS: numberBetween(10, 30_000).default(1000),
  ADS_APPROVAL: flag,
  RATE_LIMIT_SCALE: numberBetween(0.01, 1_000_000, { whole: false }).default(1),
  WEB_DIST: z.string().min(1).optional(),
  SMTP_URL: z
    .string()
    .refine(
      isMailServer,
      'must be an address such as smtp://user:password@host:587 or smtps://…, with @, #, / and % in user or password as %40, %23, %2F and %25',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .max(300)
    .regex(senderPattern, 'must be an address such as Mugė <no-reply@example.lt>; a name with a comma stands in quotes')
    .optional(),
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://sms.example/send' })
    .refine(isWithoutCredentials, 'must not hold a name or password; SMS_GATEWAY_TOKEN is sent as a bearer token')
    .optional(),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
  SMS_COUNTRIES: listOf((item) => isSupportedCountry(item), 'country such as LT'),
  SMS_DAILY_BUDGET: numberBetween(0, 1_000_000).default(500),
});

/** What requests are counted by: the class of their call, or that there is no such address. */
export type RequestClass = RateLimitClass | 'unknown';

/** What the server runs with. */
export interface Config {
  /** Demo: embedded database, demo accounts, an outbox instead of mails. Only this machine unless HOST says otherwise. */
  readonly mode: 'demo' | 'production';
  readonly host: string;
  /** True when HOST opened the demo mode, or a demo marketplace on another database, to other machines. */
  readonly demoIsOpen: boolean;
  /** The names and addresses that a demo answers under besides this machine's own; null answers under all. */
  readonly ownHosts: readonly string[] | null;
  /** 0 takes any free port. */
  readonly port: number;
  /** Absolute folder of pictures, secrets and the embedded database. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** Fill the demo house when the database is empty. */
  readonly seedDemo: boolean;
  /** Null: one is made and kept in the data folder (demo mode only). */
  readonly jwtSecret: string | null;
  readonly logLevel: string;
  readonly corsOrigins: readonly string[];
  /** Addresses or networks whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Requests per minute and client, already scaled. */
  readonly rateLimits: Readonly<Record<RequestClass, number>>;
  /** What the limits are multiplied with; those that PostgreSQL counts, too. */
  readonly rateLimitScale: number;
  /** How long the counts beside the categories of a search may take, in milliseconds. */
  readonly searchCountsMs: number;
  /** Null: mails cannot be sent. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** Null: SMS cannot be sent. */
  readonly sms: { readonly url: string; readonly token: string | null } | null;
  /** Countries that SMS go to, such as LT. */
  readonly smsCountries: readonly string[];
  /** SMS a day at most, to all numbers together; 0 for none, whatever `rateLimitScale` says. */
  readonly smsDailyBudget: number;
  /** New and changed ads wait for a moderator. */
  readonly adsApproval: boolean;
  /** Folder of the built web application. */
  readonly webDist: string;
}

const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * Reads the configuration; the only reader of the environment.
 * @throws StartupError that lists every bad key at once.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given.DATABASE_URL !== undefined && given.JWT_SECRET === undefined) {
    problems.push('JWT_SECRET: required together with DATABASE_URL (32 characters or more, kept secret)');
  }
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined) {
    problems.push('MAIL_FROM: required together with SMTP_URL, such as Mugė <no-reply@example.lt>');
  }
  if (!result.success || problems.length > 0) {
    throw new StartupError(`The configuration is not valid.\n  ${problems.join('\n  ')}`);
  }
  const env = result.data;
  const demo = env.DATABASE_URL === undefined;
  const seedDemo = env.DEMO ?? demo;
  // Its accounts, or the codes in its outbox, are there for whoever reaches it.
  const isForThisMachine = demo || seedDemo;
  const limit = (size: number) => Math.max(1, Math.round(size * env.RATE_LIMIT_SCALE));
  const host = env.HOST ?? (isForThisMachine ? '127.0.0.1' : '0.0.0.0');
  return {
    mode: demo ? 'demo' : 'production',
    host,
    demoIsOpen: isForThisMachine && !['127.0.0.1', '::1', 'localhost'].includes(host),
    ownHosts: isForThisMachine ? [host, ...(env.PUBLIC_URL === undefined ? [] : [hostOf(env.PUBLIC_URL)])] : null,
    port: env.PORT,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    seedDemo,
    jwtSecret: env.JWT_SECRET ?? null,
    logLevel: env.LOG_LEVEL,
    corsOrigins: env.CORS_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimits: {
      read: limit(env.RATE_LIMIT_READ),
      search: limit(env.RATE_LIMIT_SEARCH),
      count: limit(env.RATE_LIMIT_COUNT),
      suggest: limit(env.RATE_LIMIT_SUGGEST),
      write: limit(env.RATE_LIMIT_WRITE),
      auth: limit(env.RATE_LIMIT_AUTH),
      upload: limit(env.RATE_LIMIT_UPLOAD),
      unknown: limit(env.RATE_LIMIT_UNKNOWN),
    },
    rateLimitScale: env.RATE_LIMIT_SCALE,
    searchCountsMs: env.SEARCH_COUNTS_MS,
    mail: env.SMTP_URL === undefined ? null : { url: env.SMTP_URL, from: env.MAIL_FROM ?? '' },
    sms: env.SMS_GATEWAY_URL === undefined ? null : { url: env.SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN ?? null },
    smsCountries: env.SMS_COUNTRIES.length === 0 ? ['LT'] : env.SMS_COUNTRIES,
    smsDailyBudget: env.SMS_DAILY_BUDGET,
    adsApproval: env.ADS_APPROVAL ?? !demo,
    webDist: env.WEB_DIST === undefined ? path.join(repository, 'apps/web/dist') : path.resolve(env.WEB_DIST),
  };
}
