import { existsSync } from 'node:fs';
import { join, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { npmProgram } from './npm-program.mjs';
import { toolEntry } from './tool-entry.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

it.each(['depcruise', 'knip', 'oxlint', 'playwright', 'prettier', 'react-router', 'tsc', 'vitest'])(
  '%s is started by what its package names, not by a script of the shell',
  (tool) => {
    const entry = toolEntry(tool, ROOT);
    expect(entry).not.toContain('.bin');
    expect(existsSync(entry)).toBe(true);
  },
);

it.each([
  ['prettier', '"./bin/prettier.cjs"', 'C:\\shop\\node_modules\\prettier\\bin\\prettier.cjs'],
  ['playwright', '{"playwright":"cli.js"}', 'C:\\shop\\node_modules\\@playwright\\test\\cli.js'],
])('on Windows %s is found under its own folder', (tool, bin, expected) => {
  const asked: string[] = [];
  const read = (file: string) => {
    asked.push(file);
    return `{"bin":${bin}}`;
  };
  expect(toolEntry(tool, 'C:\\shop', win32, read)).toBe(expected);
  expect(asked).toEqual([expect.stringMatching(/^C:\\shop\\node_modules\\[@\\a-z]+\\package\.json$/)]);
});

it('a tool nobody has named is a mistake', () => {
  expect(() => toolEntry('yarn', ROOT)).toThrow('yarn');
});

it.each([
  [
    '/usr/lib/node_modules/npm/bin/npm-cli.js',
    'linux',
    { before: ['/usr/lib/node_modules/npm/bin/npm-cli.js'], shell: false },
  ],
  ['C:\\npm\\npm-cli.js', 'win32', { before: ['C:\\npm\\npm-cli.js'], shell: false }],
  [undefined, 'darwin', { program: 'npm', before: [], shell: false }],
  [undefined, 'win32', { program: 'npm', before: [], shell: true }],
] as const)('npm called as %s on %s', (called, platform, expected) => {
  expect(npmProgram(called ?? '', platform)).toMatchObject(expected);
});
