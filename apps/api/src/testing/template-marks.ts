import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One mark for each kind of template: short, and another one as soon as what the template holds would differ. */
export type TemplateMarks = { empty: string; demo: string };

const ROOT = join(import.meta.dirname, '../../../..');
const MIGRATIONS = 'apps/api/src/database/migrations';
// The demonstration comes in through the API's own doors: a change there may change what is loaded.
const LOADERS = ['demo', 'apps/api/src', 'packages/domain/src'];
const NOT_LOADERS =
  /\.test\.|node_modules|[\\/]testing[\\/]|resolvers\.ts$|-view\.ts$|[\\/](embedded|media)[\\/]/;

export async function templateMarks(): Promise<TemplateMarks> {
  const migrations = await filesUnder(MIGRATIONS);
  const loaders = (await Promise.all(LOADERS.map(filesUnder)))
    .flat()
    .filter((file) => !NOT_LOADERS.test(file));
  return { empty: await markOf(migrations), demo: await markOf([...migrations, ...loaders]) };
}

async function markOf(files: string[]): Promise<string> {
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [at, file] of files.entries()) hash.update(file.slice(ROOT.length)).update(contents[at] ?? '');
  return hash.digest('hex').slice(0, 12);
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
