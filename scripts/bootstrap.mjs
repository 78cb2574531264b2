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

const packages = { isMet: () => packagesAreInstalled('all'), meet: () => installPackages('all') };
// Tests and checks need more than a start does: the first page does not wait for it.
const startPackages = { isMet: () => packagesAreInstalled('start'), meet: () => installPackages('start') };
const node = { isMet: () => nodeProgram() !== undefined, meet: async () => {} };
const freshBuild = { isMet: () => buildIsFresh(), meet: () => build() };
const bestBuild = { isMet: () => buildIsFresh({ best: true }), meet: () => build() };
// Where pages have to be built, the database is prepared meanwhile; else the start itself does it. Who looks at a demo
// does not wait for the last byte of compression.
const isProduction = [process.env.NODE_ENV, process.env.SHOP_MODE].includes('production');
const buildAndDatabase = {
  isMet: () => buildIsFresh({ best: isProduction }),
  meet: () => build({ compression: isProduction ? 'best' : 'quick', besides: [databaseStep()] }),
};
const contract = { isMet: contractIsMade, meet: generateContract };
const freshContract = { isMet: () => false, meet: generateContract };
const browser = { isMet: browserIsKnown, meet: findBrowser };

const tests = [packages, node, freshBuild, browser];

const needs = {
  start: [startPackages, node, buildAndDatabase],
  dev: [packages, node, freshContract],
  test: tests,
  'test:all': tests,
  'test:rest': tests,
  build: [startPackages, node],
  generate: [packages, node],
  verify: [packages, node],
  format: [packages, node],
  shop: [startPackages, node, contract],
  package: [startPackages, node, bestBuild],
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
  process.exitCode = error.exitCode;
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

function databaseStep() {
  const args = ['apps/storefront/prepare.ts'];
  return { text: 'Préparation de la base', command: nodeProgram(), args, cwd: projectRoot, seconds: 20 };
}
