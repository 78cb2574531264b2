// The bill of materials (CycloneDX) of what is shipped: every package of the production folder, and those whose parts are
// built into the pages. npm makes it, of manifests without development packages: asked to leave them out itself, it
// loses those that one workspace needs to run and another to build, React among them.
// usage: npm run --silent sbom > sbom.cdx.json
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNotShipped } from '../package/left-out.ts';
import { npmCommand } from '../package/npm-command.ts';
import { writeManifests } from '../package/write-manifests.ts';
import { missingFrom } from './bill-of-materials.ts';
import type { BillOfMaterials } from './bill-of-materials.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nuancier-sbom-'));
try {
  const lockfile = writeManifests(path.join(import.meta.dirname, '..', '..'), folder, isNotShipped);
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent'];
  const { status, output } = npmCommand(args, folder);
  if (status !== 0) throw new Error(`npm sbom: ${output}`);
  const missing = missingFrom(JSON.parse(output) as BillOfMaterials, lockfile);
  if (missing.length > 0) throw new Error(`npm sbom left out ${missing.join(', ')}`);
  process.stdout.write(output);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
