import type { Config } from '../config.ts';
import type { Started } from './start.ts';

/** The address to open in a browser. */
export function browserAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** The lines that end a start: where it is, and with which accounts the demo can be tried. */
export function readyLines(host: string, { port, demoAccounts }: Started, seconds: number): string[] {
  const lines = ['', `Mugė is ready at ${browserAddress(host, port)} after ${seconds.toFixed(1)} s.`];
  if (demoAccounts.length > 0) {
    lines.push('Demo accounts:');
    for (const { role, username, password } of demoAccounts) {
      lines.push(`  ${role.padEnd(10)}${username.padEnd(24)}${password}`);
    }
  }
  lines.push('Ctrl-C ends it; the data stay.');
  return lines;
}

/** What must be said when HOST opens the demo mode to other machines. */
export function openDemoWarning(config: Config): string | undefined {
  if (!config.demoIsOpen) return undefined;
  return `Warning: HOST=${config.host} opens the demo to other machines, and its accounts and passwords are known to everybody. Use it on a trusted network only; for a real marketplace set DATABASE_URL.`;
}
