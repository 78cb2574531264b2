import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Changes with every file's name, size and time: cheap enough for each start, and errs towards building again. */
export function markOfSources(root, places, leftOut) {
  const hash = createHash('sha256');
  for (const place of places) note(hash, root, place, leftOut);
  return hash.digest('hex');
}

function note(hash, root, place, leftOut) {
  const found = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) {
    hash.update(`${place} ${found.size} ${found.mtimeMs}\n`);
    return;
  }
  const names = readdirSync(path.join(root, place)).filter(
    (name) => !leftOut.includes(name) && !isTest(name),
  );
  for (const name of names.toSorted()) note(hash, root, `${place}/${name}`, leftOut);
}

function isTest(name) {
  return /\.test\.tsx?$/.test(name);
}
