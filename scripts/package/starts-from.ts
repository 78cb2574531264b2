// Whether a production folder is whole: the shop is started from it without a database, and the built pages are read.
// A module that is missing is told by Node; a whole shop says that DATABASE_URL is. The folder must not stand inside
// another with packages: Node would find them there.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const NO_DATABASE = 78;
const LONGEST_MS = 60_000;
const PAGES = ['apps/storefront/build/server/index.js', 'apps/gestion/build/server/index.js'];
const THREADS = [
  'apps/api/src/search/index/text-index-worker.ts',
  'apps/api/src/media/encoding/encode-child.ts',
  'apps/storefront/server/uploads/list-file-worker.ts',
];

export function troubleStartingFrom(folder: string): string | undefined {
  const started = spawnSync(process.execPath, ['apps/storefront/server.ts'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: LONGEST_MS,
    env: { PATH: process.env['PATH'], DATA_DIR: path.join(folder, '.data'), PORT: '0' },
  });
  if (started.status !== NO_DATABASE || !started.stderr.includes('DATABASE_URL'))
    return `${started.stdout}${started.stderr}`;
  const imports = [...PAGES, ...THREADS].map(
    (file) => `import('${pathToFileURL(path.join(folder, file)).href}')`,
  );
  const read = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `await Promise.all([${imports.join()}]); process.exit(0);`],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: LONGEST_MS,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    },
  );
  rmSync(path.join(folder, '.data'), { recursive: true, force: true });
  return read.status === 0 ? undefined : read.stderr;
}
