// Installs the packages the lockfile names, and only when it names others than those that are there. There are two
// sets: `start` builds and runs the shop; `all` adds what only tests and checks use (the devDependencies).
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmProgram } from './programs/npm-program.mjs';
import { projectRoot } from './run.mjs';
import { visibleStep } from './visible-step.mjs';

const lockfile = path.join(projectRoot, 'package-lock.json');
const noted = path.join(projectRoot, 'node_modules', '.nuancier-lock');
const installed = path.join(projectRoot, 'node_modules', '.package-lock.json');

// Without install scripts: the shop restores by itself the one thing they would do for it.
const INSTALL = {
  start: ['ci', '--omit=dev', '--ignore-scripts'],
  all: ['ci', '--include=dev', '--ignore-scripts'],
  // To the packages of a start, which stay where they are; the lockfile is read and not written.
  rest: ['install', '--include=dev', '--ignore-scripts', '--no-save'],
};

export function packagesAreInstalled(set = 'all') {
  const { mark, set: there } = note();
  if (mark === markOfLockfile() && (there === 'all' || there === set)) return true;
  // Installed by hand: npm's own record decides.
  if (!recordMatches(set)) return false;
  noteInstalled(set);
  return true;
}

export async function installPackages(set = 'all') {
  const { mark, set: there } = note();
  // Who has had them all does not lose them by a start.
  const wanted = there === 'all' ? 'all' : set;
  const isRest = wanted === 'all' && there === 'start' && mark === markOfLockfile();
  const { program, before, shell } = npmProgram();
  const text = isRest
    ? 'Installation des paquets d’essai'
    : 'Installation des paquets (une minute environ, la première fois)';
  const words = [...INSTALL[isRest ? 'rest' : wanted], '--no-audit', '--no-fund', '--no-progress'];
  await visibleStep(text, program, [...before, ...words], { cwd: projectRoot, shell, seconds: 30 });
  noteInstalled(wanted);
}

function noteInstalled(set) {
  writeFileSync(noted, `${markOfLockfile()} ${set}`);
}

function note() {
  const [mark, set] = (read(noted) ?? '').split(' ');
  return { mark, set };
}

function markOfLockfile() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

function recordMatches(set) {
  const there = packagesIn(installed);
  const wanted = packagesIn(lockfile);
  if (there === undefined || wanted === undefined) return false;
  return Object.entries(wanted)
    .filter(([place, entry]) => place.startsWith('node_modules/') && !(set === 'start' && entry.dev === true))
    .every(([place, entry]) =>
      there[place] === undefined ? entry.optional === true : there[place].version === entry.version,
    );
}

function packagesIn(file) {
  const text = read(file);
  return text === undefined ? undefined : JSON.parse(text).packages;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
