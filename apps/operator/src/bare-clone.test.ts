// Whatever command a fresh clone is given first, what it needs is fetched before it runs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const projectRoot = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const commands = scripts.filter((name) => !(name.startsWith('pre') && scripts.includes(name.slice(3))));

it('prepares every command of package.json before it runs', () => {
  const before = JSON.parse(read('package.json')).scripts;
  // What a command prints may be a file: its preparation speaks beside it then.
  expect(commands.map((name) => before[`pre${name}`]?.replace(/ >&2$/, ''))).toEqual(
    commands.map((name) => `node scripts/bootstrap.mjs ${name}`),
  );
});

it('knows what each of them needs', () => {
  const asked = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'rien'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(asked.status).toBe(1);
  const known = asked.stderr.trim().split(' ').at(-1)?.split('|');
  expect(known?.toSorted()).toEqual(commands.toSorted());
});

it('lists in the README only commands that there are', () => {
  const listed = [...read('README.md').matchAll(/^\| `npm run ([\w-]+)/gm)].map(([, name]) => name);
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.filter((name) => !commands.includes(name ?? ''))).toEqual([]);
});
