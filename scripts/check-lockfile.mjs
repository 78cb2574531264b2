// A lockfile written beside installed packages lacks the native packages of other systems: the shop would not start
// there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run.mjs';

export function checkLockfile() {
  const started = Date.now();
  const { packages } = JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'));
  const forgotten = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isHeld(packages, place, name)),
  );
  return {
    ok: forgotten.length === 0,
    output: `package-lock.json does not hold ${forgotten.join(', ')}: remove the packages that ask for them from it, then npm install --package-lock-only.`,
    seconds: (Date.now() - started) / 1000,
  };
}

// A package finds its own beside it or in any folder above.
function isHeld(packages, place, name) {
  const above = place
    .split('/node_modules/')
    .map((_, rank, parts) => parts.slice(0, rank + 1).join('/node_modules/'));
  return ['', ...above].some(
    (at) => packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`],
  );
}
