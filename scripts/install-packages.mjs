// Installs the packages the lockfile names, and only when it names others than those that are there.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmProgram } from './programs/npm-program.mjs';
import { projectRoot } from './run.mjs';
import { visibleStep } from './visible-step.mjs';

const lockfile = path.join(projectRoot, 'package-lock.json');
const noted = path.join(projectRoot, 'node_modules', '.nuancier-lock');
const installed = path.join(projectRoot, 'node_modules', '.package-lock.json');

export function packagesAreInstalled() {
  if (read(noted) === markOfLockfile()) return true;
  // Installed by hand: npm's own record decides.
  if (!recordMatches()) return false;
  writeFileSync(noted, markOfLockfile());
  return true;
}

/** Without install scripts: the shop restores by itself the one thing they would do for it. */
export async function installPackages() {
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress'];
  const { program, before, shell } = npmProgram();
  const text = 'Installation des paquets (une minute environ, la première fois)';
  await visibleStep(text, program, [...before, ...args], { cwd: projectRoot, shell });
  writeFileSync(noted, markOfLockfile());
}

function markOfLockfile() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

function recordMatches() {
  const there = packagesIn(installed);
  const wanted = packagesIn(lockfile);
  if (there === undefined || wanted === undefined) return false;
  return Object.entries(wanted)
    .filter(([place]) => place.startsWith('node_modules/'))
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
