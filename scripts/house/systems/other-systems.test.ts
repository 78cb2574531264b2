// The shop is written on Linux: what would fail on macOS or Windows is noticed here, where nobody runs them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slashedName } from '@nuancier/api/text/slashed-name.ts';
import { describe, expect, it } from 'vitest';
import { namesNotForAll, TRAPS } from './other-systems.ts';

const HOUSE = join(import.meta.dirname, '../../..');
const MADE = new Set([
  'node_modules',
  'build',
  'generated',
  'dist',
  '.git',
  '.cache',
  '.data',
  '.react-router',
]);

const files = globSync('**/*', { cwd: HOUSE, withFileTypes: true, exclude: ({ name }) => MADE.has(name) })
  .filter((entry) => entry.isFile())
  .map((entry) => slashedName(HOUSE, join(entry.parentPath, entry.name)));
const read = (file: string) => readFileSync(join(HOUSE, file), 'utf8');
const sources = files.filter(
  (file) => /\.(?:ts|tsx|mjs|cjs)$/.test(file) && !file.includes('/house/systems/'),
);
const texts = new Map(sources.map((file) => [file, read(file)]));

/** Where such words are right, and why. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  'a command line for a shell': /^scripts\/programs\/programs\.test\.ts$/,
  // Names of S3, of addresses and of a sheet, with slashes everywhere; and PostgreSQL's socket, which Windows has not.
  'a folder joined by hand':
    /^apps\/api\/src\/(?:media\/stored\/s3-media-store|catalogue\/operations\/destination|database\/testing\/database-host)\.ts$|^scripts\/contact-sheet\/|^scripts\/chaos\/(?:tools\/wire|faults\/fill-disk)\.ts$|^deploy\/drills\//,
  // Asked for on Linux alone, or as root, or missed without harm; what is below `bench`, `scripts/chaos` and `drills` is
  // for Linux; tests that name such a place read no file there.
  'a place of Linux':
    /^apps\/api\/src\/(?:testing\/memory-folder|database\/embedded\/(?:server-user|cluster-place|remove-stale-lock|watch-over-server))\.ts$|\.test\.ts$|\/testing\/|^(?:bench|scripts\/chaos|deploy\/drills)\/|^scripts\/(?:screenshots\.ts|find-browser\.mjs|tests\/moved-clock\.mjs)$/,
};

describe('the sources', () => {
  it('are read', () => {
    expect(sources.length).toBeGreaterThan(3_000);
  });

  it.each(TRAPS.map(({ name, find }) => [name, find] as const))('have no %s', (name, find) => {
    const found = sources
      .filter((file) => !KNOWN[name]?.test(file))
      .flatMap((file) => find(texts.get(file) ?? '').map((words) => `${file}: ${words}`));
    expect(found).toEqual([]);
  });

  it('have names that every system holds and tells apart', () => {
    expect(namesNotForAll(files)).toEqual([]);
  });

  it('are checked out byte by byte as they landed, since migrations are known by their sums', () => {
    expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
    const written = files.filter((file) =>
      /\.(?:sql|sh|ts|tsx|mjs|json|graphql|csv|html|md|yaml)$/.test(file),
    );
    expect(written.filter((file) => read(file).includes('\r'))).toEqual([]);
  });
});

describe('a trap', () => {
  const finds = (name: string, text: string) =>
    (TRAPS.find((trap) => trap.name === name)?.find(text) ?? []).length > 0;

  it.each([
    ['the path of a file address', "new URL('..', import.meta.url).pathname", true],
    ['the path of a file address', "const at = new URL('./a', import.meta.url);\nopen(at.pathname)", true],
    ['the path of a file address', "fileURLToPath(new URL('..', import.meta.url))", false],
    ['the path of a file address', 'new URL(request.url).pathname', false],
    ['a script started by its bare name', "spawn('npx', words)", true],
    ['a script started by its bare name', "execFileSync(\n  'tsc', [])", true],
    ['a script started by its bare name', "spawn(process.execPath, ['tsc'])", false],
    ['a script started by its bare name', "execFileSync('git', words)", false],
    ['a command line for a shell', "execSync('ls -l')", true],
    ['a command line for a shell', 'spawn(a, b, { shell: true })', true],
    ['a command line for a shell', '/a/.exec(text)', false],
    ['a path imported', "import(path.join(build, 'index.js'))", true],
    ['a path imported', 'import(pathToFileURL(file).href)', false],
    ['a path imported', "import('./s3-place.ts')", false],
    ['a path joined by hand', '`${tmpdir()}/a`', true],
    ['a path joined by hand', "import.meta.dirname + '/a'", true],
    ['a path joined by hand', "join(tmpdir(), 'a')", false],
    ['a folder joined by hand', '`${dataDir}/media`', true],
    ['a folder joined by hand', '`${folder}.new`', false],
    ['a place of Linux', "readFile('/proc/1/stat')", true],
    ['a place of Linux', "paths.dev('/devis/1')", false],
  ])('%s: %s', (name, text, expected) => {
    expect(finds(name, text)).toBe(expected);
  });

  it.each([
    [['a/One.ts', 'a/one.ts'], ['a/one.ts']],
    [['a/con.ts', 'a/console.ts'], ['a/con.ts']],
    [
      ['a/b:c.ts', 'a/d.'],
      ['a/b:c.ts', 'a/d.'],
    ],
    [['a/é.ts'], ['a/é.ts']],
    [[`${'long/'.repeat(40)}a.ts`], [`${'long/'.repeat(40)}a.ts`]],
    [['deploy/nuancier@.service', '.env.example'], []],
  ])('names %j', (names, expected) => {
    expect(namesNotForAll(names)).toEqual(expected);
  });
});
