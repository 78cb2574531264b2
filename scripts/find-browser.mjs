// A Chromium for the browser tests: the system's, Playwright's own, or one that is installed now.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeProgram } from './node-program.mjs';
import { projectRoot } from './run.mjs';
import { StepFailed, visibleStep } from './visible-step.mjs';

const noted = path.join(projectRoot, '.cache', 'chromium-path');
// The shell draws no window around the pages: journeys take a third less of the processor.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function browserIsKnown() {
  if (process.env.CHROMIUM_PATH && noteIs(process.env.CHROMIUM_PATH)) return true;
  return !process.env.CHROMIUM_PATH && existsSync(noted) && existsSync(readFileSync(noted, 'utf8').trim());
}

export async function findBrowser() {
  const found = browserHere() ?? (await installBrowser());
  mkdirSync(path.dirname(noted), { recursive: true });
  writeFileSync(noted, `${found}\n`);
}

function browserHere() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new StepFailed(`CHROMIUM_PATH désigne «\u00A0${chosen}\u00A0», qui n’existe pas.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((at) => path.join(at, name)));
  return [...onPath, ...elsewhere, playwrightsOwn()].find((place) => place !== '' && existsSync(place));
}

function playwrightsOwn() {
  const question = "import('playwright-core').then((p) => process.stdout.write(p.chromium.executablePath()))";
  const asked = spawnSync(nodeProgram(), ['--input-type=module', '-e', question], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return asked.status === 0 ? asked.stdout.trim() : '';
}

async function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await visibleStep('Liste des paquets du système', 'apt-get', ['update'], { cwd: '/', env });
    const offered = spawnSync('apt-cache', ['show', '--no-all-versions', 'chromium-headless-shell']);
    const name = offered.status === 0 ? 'chromium-headless-shell' : 'chromium';
    await visibleStep('Installation de Chromium', 'apt-get', ['install', '-y', name], { cwd: '/', env });
  }
  const found = browserHere();
  if (found !== undefined) return found;
  throw new StepFailed(
    'Aucun navigateur pour les essais\u00A0: installez Chromium (sous Debian\u00A0: sudo apt-get install chromium), ' +
      'ou lancez «\u00A0npx playwright install chromium\u00A0», ou donnez son chemin dans CHROMIUM_PATH.',
  );
}

function noteIs(place) {
  return existsSync(noted) && readFileSync(noted, 'utf8').trim() === place && existsSync(place);
}
