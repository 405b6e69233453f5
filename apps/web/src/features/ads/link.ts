/** `scheme:` of an address; what digits follow is a port: `example.lt:8080`. */
const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i;

/**
 * Reads an address on the web as people write it, `example.lt/offer` as well as `https://example.lt/offer`; null where it
 * is none, or leads elsewhere than to the web. Specification: decisions, ads (http and https only).
 */
export function readLink(text: string): string | null {
  const trimmed = text.trim();
  const named = scheme.exec(trimmed)?.[1]?.toLowerCase();
  if (named !== undefined && named !== 'http' && named !== 'https') return null;
  const link = named === undefined ? `https://${trimmed.replace(/^\/\//, '')}` : trimmed;
  // What browsers forgive (https:example.lt, blanks, backslashes), or read as a name before the host, would lead elsewhere
  // than it looks; ona@pastas.lt is an address of mail.
  if (!/^https?:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?$/i.test(link) || !URL.canParse(link)) return null;
  // A word alone is no address.
  return named === undefined && !/[^.]\.[^.]/.test(new URL(link).hostname) ? null : link;
}
