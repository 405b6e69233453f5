import { isIP, isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in one spelling. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.split('%');
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right] = canonical.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  return right === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
}

/** Two groups as the IPv4 address that they are. */
function ipv4Of(high: string, low: string): string {
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/** The bare address in what a socket or a proxy gives, which may write a port and brackets with it; null for none. */
function addressIn(text: string): string | null {
  if (isIP(text) !== 0) return text;
  const { four, six } = /^(?:(?<four>[\d.]+):\d{1,5}|\[(?<six>[^\]]+)\](?::\d{1,5})?)$/.exec(text)?.groups ?? {};
  if (four !== undefined && isIPv4(four)) return four;
  return six !== undefined && isIPv6(six) ? six : null;
}

/**
 * A household is one client: IPv6 addresses count by their /64 network, IPv4 ones inside IPv6 as themselves. All that
 * give no address are one, or whoever makes nonsense up would always be somebody new.
 */
export function clientKey(ip: string | undefined): string {
  const address = addressIn(ip ?? '');
  if (address === null) return 'none';
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  const prefix = groups.slice(0, 6).join(':');
  // Mapped, or by NAT64.
  if (prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0') return ipv4Of(groups[6] ?? '0', groups[7] ?? '0');
  // By 6to4.
  if (groups[0] === '2002') return ipv4Of(groups[1] ?? '0', groups[2] ?? '0');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The /48 network that a client's /64 belongs to, for it is often one customer's; null for IPv4, whose neighbours are
 * strangers.
 *
 * @param client As `clientKey` names it.
 */
export function networkKey(client: string): string | null {
  if (!client.endsWith('::/64')) return null;
  return `${client.split(':').slice(0, 3).join(':')}::/48`;
}
