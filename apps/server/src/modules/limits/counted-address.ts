/** Domains at which dots in front of the @ mean nothing, with the one that they are counted as. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an address is counted by, so that one mailbox is no many: without what follows a `+` and, at Gmail,
 * without dots. For counting alone: two such addresses may be two accounts. What is no email address stays as it is.
 *
 * @param name A login name, normalised.
 */
export function countedAddress(name: string): string {
  const at = name.lastIndexOf('@');
  if (at < 1) return name;
  const [plain = ''] = name.slice(0, at).split('+', 1);
  const domain = name.slice(at + 1);
  const box = dotless.has(domain) ? plain.replaceAll('.', '') : plain;
  return box === '' ? name : `${box}@${dotless.get(domain) ?? domain}`;
}
