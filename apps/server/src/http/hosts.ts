import { isIP, isIPv4 } from 'node:net';
import { remembered } from './remembered.ts';

/** Addresses to listen on that stand for all of the machine's own. */
const everywhere = ['0.0.0.0', '::'];

/** The host that a Host header names, without its port, as URLs spell it; null for what is no host. */
const hostIn = remembered((header): string | null => {
  if (!/^(\[[\da-f:.]+\]|[^\s:/@?#\\[\]]+)(:\d{1,5})?$/i.test(header) || !URL.canParse(`http://${header}`)) return null;
  return new URL(`http://${header}`).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
});

function isLocal(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
  );
}

/**
 * Whether a Host header names this machine or one of the given hosts. A foreign page can let its own name lead to this
 * machine (DNS rebinding) and would read everything as its own origin; such a request carries that name. Where the server
 * listens everywhere, any bare address will do: addresses cannot be made to lead elsewhere.
 */
export function isOwnHost(header: string, hosts: readonly string[]): boolean {
  const host = hostIn(header);
  if (host === null) return false;
  if (isLocal(host)) return true;
  return hosts.some((own) =>
    everywhere.includes(own) ? isIP(host) !== 0 : hostIn(own.includes(':') ? `[${own}]` : own) === host,
  );
}
