/**
 * The unit that a limit by address counts. An IPv4 address is one client; with IPv6 a client owns all 2^64 addresses of
 * its network. Forms that carry an IPv4 address inside (mapped, NAT64, 6to4) count as that address.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups === null) return address;
  const [first, second = 0, third = 0] = groups;
  const isEmpty = (from: number, to: number) => groups.slice(from, to).every((group) => group === 0);
  if (isEmpty(0, 5) && groups[5] === 0xff_ff) return ipv4Of(groups[6], groups[7]);
  if (first === 0x64 && second === 0xff_9b && isEmpty(2, 6)) return ipv4Of(groups[6], groups[7]);
  if (first === 0x20_02) return ipv4Of(second, third);
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address; null for anything else. */
function groupsOf(address: string): readonly number[] | null {
  const bare = address.split('%', 1)[0] ?? '';
  const [head = '', tail, ...more] = bare.replace(/\d+\.\d+\.\d+\.\d+$/, inHex).split('::');
  const before = numbersOf(head);
  const after = numbersOf(tail ?? '');
  const missing = 8 - before.length - after.length;
  const isWhole = tail === undefined ? missing === 0 : missing > 0;
  if (!isWhole || more.length > 0 || [...before, ...after].some(Number.isNaN)) return null;
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

/** The last 32 bits may be written as an IPv4 address. */
function inHex(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function numbersOf(part: string): number[] {
  if (part === '') return [];
  return part
    .split(':')
    .map((group) => (/^[\da-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : Number.NaN));
}

function ipv4Of(high = 0, low = 0): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
