import { isOurs, nameOf } from '../package/production-manifests.ts';
import type { Lockfile } from '../package/production-manifests.ts';

export type BillOfMaterials = { components: { group?: string; name: string; version: string }[] };

/** Packages of the lockfile that the bill does not name; those of other systems need not stand there. */
export function missingFrom({ components }: BillOfMaterials, { packages }: Lockfile): string[] {
  const named = new Set(
    components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  );
  return Object.entries(packages)
    .filter(([place, entry]) => !isOurs(place) && entry.link !== true && entry.optional !== true)
    .map(([place, { version }]) => `${nameOf(place)}@${version}`)
    .filter((name) => !named.has(name));
}
