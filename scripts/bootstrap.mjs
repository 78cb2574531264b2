// Runs before every command of package.json: a fresh clone needs nothing else.
// Plain JavaScript without dependencies, since it runs before anything is installed, on Node 20 and later.
import path from 'node:path';
import { build, buildIsFresh, contractIsMade, generateContract } from './build.mjs';
import { browserIsKnown, findBrowser } from './find-browser.mjs';
import { installPackages, packagesAreInstalled } from './install-packages.mjs';
import { nodeProgram } from './node-program.mjs';
import { projectRoot } from './run.mjs';
import { StepFailed } from './visible-step.mjs';
import { withLock } from './with-lock.mjs';

const packages = { isMet: packagesAreInstalled, meet: installPackages };
const node = { isMet: () => nodeProgram() !== undefined, meet: async () => {} };
const freshBuild = { isMet: buildIsFresh, meet: build };
const contract = { isMet: contractIsMade, meet: generateContract };
const freshContract = { isMet: () => false, meet: generateContract };
const browser = { isMet: browserIsKnown, meet: findBrowser };

const needs = {
  start: [packages, node, freshBuild],
  dev: [packages, node, freshContract],
  test: [packages, node, freshBuild, browser],
  build: [packages, node],
  generate: [packages, node],
  verify: [packages, node],
  format: [packages, node],
  shop: [packages, node, contract],
  package: [packages, node, freshBuild],
  sbom: [packages, node],
  licences: [packages, node],
  audit: [packages, node],
  bench: [packages, node, freshBuild],
  acceptance: [packages, node],
  accessibility: [packages, node],
  screenshots: [packages, node, browser],
  torture: [packages, node, freshBuild],
  chaos: [packages, node, freshBuild],
  'release-drill': [packages, node, freshBuild],
};

try {
  await bootstrap(process.argv[2]);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function bootstrap(purpose) {
  const wanted = needs[purpose];
  if (wanted === undefined)
    throw new StepFailed(`Usage\u00A0: node scripts/bootstrap.mjs ${Object.keys(needs).join('|')}`);
  // The usual start finds everything in place and asks for no lock.
  if (wanted.every((need) => need.isMet())) return;
  await withLock(path.join(projectRoot, '.cache', 'bootstrap.lock'), () => meetAll(wanted));
}

async function meetAll(wanted) {
  for (const need of wanted) {
    // Asked again: another start may have done it while this one waited.
    if (!need.isMet()) await need.meet();
  }
}
