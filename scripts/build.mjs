// Builds the pages; `buildIsFresh`: whether the sources are unchanged since the last build.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeProgram } from './node-program.mjs';
import { projectRoot } from './run.mjs';
import { markOfSources } from './mark-of-sources.mjs';
import { visibleStep } from './visible-step.mjs';

const storefront = path.join(projectRoot, 'apps', 'storefront');
const gestion = path.join(projectRoot, 'apps', 'gestion');
const noted = path.join(storefront, 'build', '.sources');
const contract = ['schema.ts', 'gestion-schema.ts'].map((name) =>
  path.join(projectRoot, 'packages', 'contract', 'generated', name),
);
const made = [
  ...[storefront, gestion].map((app) => path.join(app, 'build', 'server', 'index.js')),
  ...contract,
];

// Whatever may end up in a page. The API and the demonstration run as they are and are not built.
const sources = ['apps/storefront', 'apps/gestion', 'packages', 'package-lock.json'];
const notSources = ['build', '.react-router', 'generated', 'node_modules'];

export function buildIsFresh() {
  return existsSync(noted) && made.every(existsSync) && readFileSync(noted, 'utf8') === mark();
}

export function contractIsMade() {
  return contract.every(existsSync);
}

export async function build() {
  // Taken before: a file saved while the build runs makes the next start build again.
  const before = mark();
  rmSync(noted, { force: true });
  await generateContract();
  const cli = path.join(projectRoot, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = { NODE_ENV: 'production' };
  await visibleStep('Construction des pages', nodeProgram(), [cli, 'build'], { cwd: storefront, env });
  await visibleStep('Construction de la gestion', nodeProgram(), [cli, 'build'], { cwd: gestion, env });
  writeFileSync(noted, before);
}

export async function generateContract() {
  await visibleStep('Types du contrat', nodeProgram(), ['packages/contract/generate.ts'], {
    cwd: projectRoot,
  });
}

function mark() {
  return markOfSources(projectRoot, sources, notSources);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
