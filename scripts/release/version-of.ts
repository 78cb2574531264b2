// Another version of the shop beside this one: its sources from git, the packages of this one.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const OWN = '@nuancier';
const MIGRATIONS = 'apps/api/src/database/migrations';

/** The commit before the newest migration came: the release before this one, seen from the tables. */
export function releaseBefore(): string {
  const newest = readdirSync(path.join(PROJECT, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  // By its name and not by its date: a lower number may have come later, and is then new as well.
  const came = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${newest}`);
  return git('rev-parse', `${came}^`);
}

/** Where it lies, ready to be started; with its pages it takes a minute or two. */
export async function versionOf(commit: string, folder: string, withPages: boolean): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = path.join(folder, 'sources.tar');
  git('archive', '--format=tar', '-o', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await linkPackages(folder);
  const made = withPages ? ['scripts/build.mjs'] : ['packages/contract/generate.ts'];
  execFileSync(process.execPath, made, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

/** Packages of others are this version's; ours are links to folders, and must be those of the other version. */
async function linkPackages(folder: string): Promise<void> {
  const from = path.join(PROJECT, 'node_modules');
  const to = path.join(folder, 'node_modules');
  await mkdir(path.join(to, OWN), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== OWN) await symlink(path.join(from, name), path.join(to, name));
  }
  for (const name of await readdir(path.join(from, OWN))) {
    const place = await readlink(path.join(from, OWN, name));
    if (existsSync(path.resolve(to, OWN, place))) await symlink(place, path.join(to, OWN, name));
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8' }).trim();
}
