// Which rows of docs/acceptance.md are proven, by which tests, and which are not. A row is proven when every test that
// names it ran and passed in the last runs of both tiers, and those runs were of the current sources.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from './test-run.mjs';
import { staleness, testResults } from './test-results.mjs';

const ROW = /^- \*\*([A-Z]{3}-\d{2})\*\* \(§[^)]*\) (.+)$/gm;
/** Titles open with the ids they prove: 'CFG-12 CFG-13 cookies …', also ids of security cases: 'A23 NAV-56 …'. */
const OPENING = /^(?:(?:[A-Z]{3}-|[A-Z])\d{2}\b(?:,? (?:and )?)?)+/;
const TITLE_IN_SOURCE = /['"`]((?:(?:[A-Z]{3}-|[A-Z])\d{2}\b(?:,? (?:and )?)?)+)/g;
const ID = /[A-Z]{3}-\d{2}/g;
const PLACES = ['packages', 'apps', 'demo', 'bench', 'scripts', 'e2e'];
const TEST_FILE = /\.test\.(?:tsx?|mjs)$|\.spec\.ts$/;
const LEFT_OUT = new Set(['node_modules', 'build', 'generated']);
const MARKS = { proven: '✓', failed: '✗', skipped: '–', 'not run': '?', unnamed: '·' };

/** Prints the rows and the verdict; 0 when all are proven by a run of these very sources. */
export function reportAcceptance(root, print) {
  const rows = [...readFileSync(path.join(root, 'docs/acceptance.md'), 'utf8').matchAll(ROW)];
  const trouble = staleness(root);
  const results = trouble.isRun
    ? testResults(root).map((result) => ({ ...result, ids: idsOf(result.titles) }))
    : [];
  const named = namedInSources(root);
  const counts = new Map();
  for (const [, id, text] of rows) {
    const state = stateOf(id, results, named);
    counts.set(state, (counts.get(state) ?? 0) + 1);
    print(`${MARKS[state]} ${id} ${text.length > 90 ? `${text.slice(0, 89)}…` : text}`);
    for (const file of [...(named.get(id) ?? [])].toSorted())
      print(`      ${file}${tiersOf(id, file, results)}`);
  }
  const strangers = [...named.keys()].filter((id) => !rows.some(([, known]) => known === id));
  if (strangers.length > 0) print(`\nNamed in tests but not in docs/acceptance.md: ${strangers.join(', ')}`);
  const proven = counts.get('proven') ?? 0;
  const others = ['failed', 'skipped', 'not run', 'unnamed'].filter((state) => counts.has(state));
  const details = others.map(
    (state) => `${counts.get(state)} ${state === 'unnamed' ? 'without a test' : state}`,
  );
  print(`\n${trouble.message}`);
  print(
    trouble.isRun
      ? `${[`${proven} proven`, ...details].join(', ')}, of ${rows.length}`
      : `not run: none of ${rows.length} rows is proven. Run npm run test:all first.`,
  );
  return trouble.isFresh && rows.length > 0 && proven === rows.length && strangers.length === 0 ? 0 : 1;
}

/** A test that should name the row and did not run leaves it open, however many others passed. */
function stateOf(id, results, named) {
  const files = named.get(id);
  if (files === undefined) return 'unnamed';
  const own = results.filter(({ ids }) => ids.has(id));
  if (own.some(({ outcome }) => outcome === 'failed')) return 'failed';
  if (own.some(({ outcome }) => outcome === 'skipped')) return 'skipped';
  const ran = new Set(own.map(({ file }) => file));
  return [...files].every((file) => ran.has(file)) ? 'proven' : 'not run';
}

/** Which command runs the tests of this file that name the row. */
function tiersOf(id, file, results) {
  const own = results.filter((result) => result.file === file && result.ids.has(id));
  const commands = [...new Set(own.map(({ tier }) => COMMANDS[tier]))];
  return commands.length === 0 ? '' : ` (${commands.join(', ')})`;
}

function idsOf(titles) {
  return new Set(titles.flatMap((title) => OPENING.exec(title)?.[0].match(ID) ?? []));
}

function namedInSources(root) {
  const named = new Map();
  for (const file of PLACES.flatMap((place) => testFiles(root, place))) {
    for (const [, ids] of readFileSync(path.join(root, file), 'utf8').matchAll(TITLE_IN_SOURCE))
      for (const [id] of ids.matchAll(ID)) named.set(id, (named.get(id) ?? new Set()).add(file));
  }
  return named;
}

function testFiles(root, place) {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const inner = path.posix.join(place, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : testFiles(root, inner);
    return TEST_FILE.test(entry.name) ? [inner] : [];
  });
}
