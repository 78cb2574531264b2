// The JavaScript behind a command of node_modules/.bin. What lies there is a script of the shell, which Windows does
// not start without one: Node runs what the script would run.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = {
  depcruise: 'dependency-cruiser',
  knip: 'knip',
  oxlint: 'oxlint',
  playwright: '@playwright/test',
  prettier: 'prettier',
  'react-router': '@react-router/dev',
  tsc: 'typescript',
  vitest: 'vitest',
};

export function toolEntry(tool, root, { join } = path, read = readFileSync) {
  const name = PACKAGES[tool];
  if (name === undefined) throw new Error(`${tool} is no tool of this project`);
  const folder = join(root, 'node_modules', ...name.split('/'));
  const { bin } = JSON.parse(read(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[tool]);
}
