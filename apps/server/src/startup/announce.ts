import type { Config } from '../config.ts';
import type { Started } from './start.ts';

/** The address to open in a browser. */
export function browserAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

const BEGUN_AT = '--begun-at=';

/**
 * How long a start has taken, in words: the whole time since the command, which may have installed and built before it
 * came to the server, and the server's own share.
 *
 * @param begun When this process began its work, in milliseconds since the epoch.
 * @param args The arguments of this process; `--begun-at=` tells when the command was given, likewise.
 */
export function startTime(begun: number, args: readonly string[]): string {
  const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
  const commanded = args.find((arg) => arg.startsWith(BEGUN_AT))?.slice(BEGUN_AT.length);
  if (commanded === undefined) return seconds(begun);
  return `${seconds(Number(commanded))} in all, ${seconds(begun)} of it for the server`;
}

/**
 * The lines that end a start: where it is, and with which accounts the demo can be tried.
 *
 * @param time How long the start has taken, as `startTime` says it.
 */
export function readyLines(host: string, { port, demoAccounts }: Started, time: string): string[] {
  const address = browserAddress(host, port);
  const lines = ['', `Mugė is ready at ${address} after ${time}.`];
  if (demoAccounts.length > 0) {
    lines.push('Demo accounts:');
    for (const { role, username, password } of demoAccounts) {
      lines.push(`  ${role.padEnd(10)}${username.padEnd(24)}${password}`);
    }
    lines.push(`Mails and SMS are kept at ${address}/dev/outbox`);
  }
  lines.push('Ctrl-C ends it; the data stay.');
  return lines;
}

/** What must be said when HOST opens a demo to other machines. */
export function openDemoWarning(config: Pick<Config, 'demoIsOpen' | 'host' | 'mode'>): string | undefined {
  if (!config.demoIsOpen) return undefined;
  const instead = config.mode === 'demo' ? 'set DATABASE_URL' : 'take an empty database and leave DEMO out';
  return `Warning: HOST=${config.host} opens the demo to other machines, and its accounts and passwords are known to everybody. Use it on a trusted network only; for a real marketplace ${instead}.`;
}
