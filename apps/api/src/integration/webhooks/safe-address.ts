// Whom a webhook may call: an https address whose every number lies in the open internet. The numbers that were checked
// are those that are connected to, so that a name cannot lead elsewhere in between.
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

export type Resolved = { address: string; family: 4 | 6 };
export type Resolve = (host: string) => Promise<readonly Resolved[]>;

/** `allowsPrivate`: where the operator allows it, machines of the merchant's own network, by http too. */
export type Reach = { allowsPrivate: boolean; resolve?: Resolve };

export class UnsafeAddress extends Error {
  override name = 'UnsafeAddress';
}

/** Its numbers, each of which may be called; at least one. */
export async function safeAddresses(
  url: URL,
  { allowsPrivate, resolve = byDns }: Reach,
): Promise<readonly Resolved[]> {
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:'))
    throw new UnsafeAddress('L’adresse doit commencer par https://.');
  if (url.username !== '' || url.password !== '')
    throw new UnsafeAddress('L’adresse ne porte ni nom ni mot de passe.');
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const found = ipaddr.isValid(host) ? [ownNumber(host)] : await resolve(host);
  if (found.length === 0) throw new UnsafeAddress(`Le nom «\u00A0${host}\u00A0» ne mène nulle part.`);
  const open = allowsPrivate ? PRIVATE : PUBLIC;
  if (!found.every(({ address }) => isOpen(address, open)))
    throw new UnsafeAddress(`L’adresse «\u00A0${host}\u00A0» mène à un réseau privé ou réservé.`);
  return found;
}

const PUBLIC: ReadonlySet<string> = new Set(['unicast']);
const PRIVATE: ReadonlySet<string> = new Set([
  ...PUBLIC,
  'private',
  'loopback',
  'uniqueLocal',
  'carrierGradeNat',
]);

/** Where clouds tell their machines secrets (the link's own numbers aside), and old ways of writing an IPv4 number. */
const CLOSED = ['168.63.129.16/32', '100.100.100.200/32', 'fd00:ec2::/32', '::/96'].map((range) =>
  ipaddr.parseCIDR(range),
);

function isOpen(address: string, open: ReadonlySet<string>): boolean {
  const number = ipaddr.process(address);
  if (
    address !== '::1' &&
    CLOSED.some(([net, bits]) => number.kind() === net.kind() && number.match(net, bits))
  )
    return false;
  return open.has(number.range());
}

function ownNumber(host: string): Resolved {
  return { address: host, family: ipaddr.parse(host).kind() === 'ipv6' ? 6 : 4 };
}

async function byDns(host: string): Promise<Resolved[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}
