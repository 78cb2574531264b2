// Whom a webhook may call: an https address whose every number lies in the open internet. The number that was checked
// is the one that is connected to, so that a name cannot lead elsewhere in between.
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

export type Resolved = { address: string; family: 4 | 6 };
export type Resolve = (host: string) => Promise<readonly Resolved[]>;

/** `private`: where the operator allows it, on machines of the merchant's own network, http too. */
export type Reach = { allowsPrivate: boolean; resolve?: Resolve };

export class UnsafeAddress extends Error {
  override name = 'UnsafeAddress';
}

export async function safeAddress(url: URL, { allowsPrivate, resolve = byDns }: Reach): Promise<Resolved> {
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:'))
    throw new UnsafeAddress('L’adresse doit commencer par https://.');
  if (url.username !== '' || url.password !== '')
    throw new UnsafeAddress('L’adresse ne porte ni nom ni mot de passe.');
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const found = ipaddr.isValid(host) ? [ownNumber(host)] : await resolve(host);
  const [first] = found;
  if (first === undefined) throw new UnsafeAddress(`Le nom «\u00A0${host}\u00A0» ne mène nulle part.`);
  if (!allowsPrivate && !found.every(({ address }) => isPublic(address)))
    throw new UnsafeAddress(`Le nom «\u00A0${host}\u00A0» mène à un réseau privé.`);
  return first;
}

function ownNumber(host: string): Resolved {
  return { address: host, family: ipaddr.parse(host).kind() === 'ipv6' ? 6 : 4 };
}

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

async function byDns(host: string): Promise<Resolved[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}
