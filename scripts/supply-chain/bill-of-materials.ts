import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNotShipped } from '../package/left-out.ts';
import { npmCommand } from '../package/npm-command.ts';
import { isOurs, nameOf } from '../package/production-manifests.ts';
import type { Lockfile } from '../package/production-manifests.ts';
import { writeManifests } from '../package/write-manifests.ts';
import { installedOn } from './installed-on.ts';
import type { System } from './installed-on.ts';

type BillOfMaterials = {
  metadata: { component: { name: string; type: string } };
  components: Component[];
};
type Component = { group?: string; name: string; version: string };

/**
 * Every package of the production folder of a system, and those whose parts are built into the pages. npm makes it, of
 * manifests without development packages: asked to leave them out itself, it loses those that one workspace needs to run
 * and another to build, React among them.
 */
export function billOfMaterials(root: string, system: System): BillOfMaterials {
  const scratch = mkdtempSync(path.join(tmpdir(), 'nuancier-sbom-'));
  try {
    // npm calls what the bill is of by the name of its folder.
    const folder = path.join(scratch, 'nuancier');
    const lockfile = installedOn(writeManifests(root, folder, isNotShipped), system);
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lockfile));
    const words = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
    const { status, output } = npmCommand(['sbom', ...words, '--loglevel=silent'], folder);
    if (status !== 0) throw new Error(`npm sbom: ${output}`);
    const bill = JSON.parse(output) as BillOfMaterials;
    const missing = missingFrom(bill, lockfile);
    if (missing.length > 0) throw new Error(`npm sbom left out ${missing.join(', ')}`);
    return bill;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Packages of the lockfile that the bill does not name. */
export function missingFrom(
  { components }: Pick<BillOfMaterials, 'components'>,
  { packages }: Lockfile,
): string[] {
  const named = new Set(
    components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  );
  return Object.entries(packages)
    .filter(([place, entry]) => !isOurs(place) && entry.link !== true)
    .map(([place, { version }]) => `${nameOf(place)}@${version}`)
    .filter((name) => !named.has(name));
}
