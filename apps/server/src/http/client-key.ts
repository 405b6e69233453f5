import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in one spelling. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.split('%');
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right] = canonical.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  return right === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
}

/** A household is one client: IPv6 addresses count by their /64 network, IPv4 ones inside IPv6 as themselves. */
export function clientKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
