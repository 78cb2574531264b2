// Which licences may stand among what the shop needs to run, by SPDX expression.
import { isOurs, nameOf } from '../package/production-manifests.ts';
import type { Lockfile } from '../package/production-manifests.ts';

export type LicenceList = {
  /** licence → why it is no hindrance */
  allowed: Record<string, string>;
  /** name@version → what somebody read where the manifest says nothing, or something else */
  judged: Record<string, { licence: string; reason: string }>;
};
export type Licensed = { name: string; licence: string; isAllowed: boolean };

export function licencesOf({ packages }: Lockfile, { allowed, judged }: LicenceList): Licensed[] {
  const found = Object.entries(packages)
    .filter(([place, entry]) => !isOurs(place) && entry.link !== true && entry.dev !== true)
    .map(([place, { version, license }]): [string, string] => {
      const name = `${nameOf(place)}@${version}`;
      return [name, judged[name]?.licence ?? license ?? 'none'];
    });
  return [...new Map(found)]
    .map(([name, licence]) => ({ name, licence, isAllowed: isAllowed(licence, allowed) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** `A AND B` asks for both; of `A OR B` we take the one we may. What mixes them is for somebody to read and judge. */
export function isAllowed(expression: string, allowed: Record<string, string>): boolean {
  if (expression.includes(' OR ') && expression.includes(' AND ')) return false;
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed[licence.trim()] !== undefined));
}
