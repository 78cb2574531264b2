// Builds the pages; `buildIsFresh`: whether the sources are unchanged since the last build.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeProgram } from './node-program.mjs';
import { projectRoot } from './run.mjs';
import { markOfSources } from './mark-of-sources.mjs';
import { visibleStep, visibleSteps } from './visible-step.mjs';

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

/** `best`: pages that a start made in a hurry do not do, since they are to be sent to customers for long. */
export function buildIsFresh({ best = false } = {}) {
  if (!existsSync(noted) || !made.every(existsSync)) return false;
  const [sources, compression] = readFileSync(noted, 'utf8').split(' ');
  return sources === mark() && !(best && compression === 'quick');
}

export function contractIsMade() {
  return contract.every(existsSync);
}

/** The two builds at once, and `besides` them whatever needs neither. */
export async function build({ compression = 'best', besides = [] } = {}) {
  // Taken before: a file saved while the build runs makes the next start build again.
  const before = mark();
  rmSync(noted, { force: true });
  await generateContract();
  const cli = path.join(projectRoot, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = { NODE_ENV: 'production', BUILD_COMPRESSION: compression };
  // The database waits for the disk now and then, and would end last.
  const isPatient = besides.length > 0;
  const pages = { command: nodeProgram(), args: [cli, 'build'], env, isPatient };
  const steps = [
    { ...pages, text: 'Construction des pages', cwd: storefront, seconds: 20 },
    { ...pages, text: 'Construction de la gestion', cwd: gestion, seconds: 12 },
  ];
  await visibleSteps([...steps, ...besides]);
  writeFileSync(noted, `${before} ${compression}`);
}

export async function generateContract() {
  // What only the compiler reads is written where the packages are that write it.
  const withTypes = existsSync(path.join(projectRoot, 'node_modules', '@graphql-codegen', 'core'));
  const args = ['packages/contract/generate.ts', ...(withTypes ? [] : ['--without-types'])];
  await visibleStep('Contrat', nodeProgram(), args, { cwd: projectRoot, seconds: 3 });
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
