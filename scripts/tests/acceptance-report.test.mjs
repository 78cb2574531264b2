import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reportAcceptance } from './acceptance-report.mjs';
import { beginTestRun, browserResultsOf, endTestRun, TIERS, unitResultsOf } from './test-run.mjs';

const NOW = new Date('2026-11-15T08:00:00Z');
let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'acceptance-'));
  write('.gitignore', '/.cache/\n');
  write('docs/acceptance.md', '- **AAA-01** (§1) The first row\n- **AAA-02** (§1) The second row\n');
  // Written in two pieces: this file's own sources are read for ids too.
  write('packages/one.test.ts', `it('${'AAA'}-01 holds')`);
  write('e2e/two.spec.ts', `test('A01 ${'AAA'}-02 is walked')`);
  git('init', '-q');
  commit('first');
});
afterEach(() => rmSync(root, { recursive: true }));

it('says not run, and fails, where no test ever ran', () => {
  const { code, text } = report();
  expect(code).toBe(1);
  expect(text).toContain('not run: none of 2 rows is proven');
  expect(text).toContain('? AAA-01');
  expect(text).not.toContain('✓');
});

it.each(TIERS)('says not run where the %s run did not come to its end, or a runner left nothing', (tier) => {
  ran();
  rmSync(path.join(root, `.cache/tests/${tier}/run.json`));
  expect(report()).toMatchObject({ code: 1, text: expect.stringContaining('no whole run is on record') });
  ran();
  rmSync(path.join(root, browserResultsOf(tier)));
  expect(report()).toMatchObject({ code: 1, text: expect.stringContaining('no whole run is on record') });
});

it('proves the rows whose tests all passed on the commit as it stands', () => {
  ran();
  const { code, text } = report();
  expect(text).toContain('2 proven, of 2');
  expect(text).toContain('✓ AAA-01');
  expect(text).toContain('packages/one.test.ts (npm test)');
  expect(text).toContain('e2e/two.spec.ts (npm run test:all)');
  expect(text).toContain(`ran on ${head()}, ended 2026-11-15T08:00:00.000Z`);
  expect(code).toBe(0);
});

it.each([
  ['a skipped test', { unit: 'skipped' }, '– AAA-01', '1 proven, 1 skipped'],
  ['a test that is yet to be written', { unit: 'todo' }, '– AAA-01', '1 proven, 1 skipped'],
  ['a failed test', { unit: 'failed' }, '✗ AAA-01', '1 proven, 1 failed'],
  ['a skipped journey', { browser: 'skipped' }, '– AAA-02', '1 proven, 1 skipped'],
  ['a journey that failed', { browser: 'unexpected' }, '✗ AAA-02', '1 proven, 1 failed'],
  ['a journey that passed at the second try', { browser: 'flaky' }, '✗ AAA-02', '1 proven, 1 failed'],
])('%s proves nothing', (_name, outcome, row, count) => {
  ran(outcome);
  const { code, text } = report();
  expect(text).toContain(row);
  expect(text).toContain(count);
  expect(code).toBe(1);
});

it('a test that names a row and did not run leaves it open', () => {
  write('packages/other.test.ts', `it('${'AAA'}-01 in another way')`);
  commit('second');
  ran();
  const { code, text } = report();
  expect([code, text]).toEqual([1, expect.stringContaining('? AAA-01')]);
});

it('names a row without a test, and a test without a row', () => {
  write('docs/acceptance.md', '- **AAA-01** (§1) The first row\n- **AAA-03** (§1) The third row\n');
  commit('third');
  ran();
  const { code, text } = report();
  expect(text).toContain('· AAA-03');
  expect(text).toContain('Named in tests but not in docs/acceptance.md: AAA-02');
  expect(code).toBe(1);
});

it('calls results of another commit stale, and accepts none of a changed tree', () => {
  ran();
  const before = head();
  write('packages/more.ts', 'export {};');
  expect(report()).toMatchObject({ code: 1, text: expect.stringContaining('Not of one commit') });
  commit('fourth');
  const { code, text } = report();
  expect([code, text]).toEqual([1, expect.stringContaining(`Stale: the sources are at ${head()}`)]);
  expect(text).toContain(`ran on ${before}`);
});

it('results of a run with changes beside the commit say so', () => {
  write('packages/more.ts', 'export {};');
  ran();
  rmSync(path.join(root, 'packages/more.ts'));
  expect(report()).toMatchObject({ code: 1, text: expect.stringContaining('with uncommitted changes') });
});

it('begins a run without the results of the one before', () => {
  ran();
  beginTestRun(root, 'quick');
  expect(report().code).toBe(1);
});

function report() {
  const lines = [];
  const code = reportAcceptance(root, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

/** As both runners of both tiers write their results: the rule in the quick tier, the journey in the other. */
function ran({ unit = 'passed', browser = 'expected' } = {}) {
  const own = { ancestorTitles: ['a rule'], title: `${'AAA'}-01 holds`, status: unit };
  const file = { name: path.join(root, 'packages/one.test.ts'), assertionResults: [own] };
  const spec = { file: 'two.spec.ts', title: `A01 ${'AAA'}-02 is walked`, tests: [{ status: browser }] };
  const suites = [{ title: 'two.spec.ts', suites: [{ title: 'a journey', specs: [spec] }] }];
  ranTier('quick', { testResults: [file], suites: [] });
  ranTier('rest', { testResults: [], suites });
}

function ranTier(tier, { testResults, suites }) {
  const begun = beginTestRun(root, tier);
  write(unitResultsOf(tier), JSON.stringify({ testResults }));
  write(browserResultsOf(tier), JSON.stringify({ suites }));
  endTestRun(root, tier, begun, NOW);
}

function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function commit(message) {
  git('add', '-A');
  git('-c', 'user.name=Essai', '-c', 'user.email=essai@exemple.fr', 'commit', '-qm', message);
}

function head() {
  return git('rev-parse', 'HEAD').trim();
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
