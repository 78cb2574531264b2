import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reportAcceptance } from './acceptance-report.mjs';
import { beginTestRun, endTestRun } from './test-run.mjs';

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

it('says not run where the run did not come to its end, or a runner left nothing', () => {
  ran();
  rmSync(path.join(root, '.cache/test-run.json'));
  expect(report()).toMatchObject({ code: 1, text: expect.stringContaining('not run') });
  ran({ browser: null });
  expect(report()).toMatchObject({ code: 1, text: expect.stringContaining('not run') });
});

it('proves the rows whose tests all passed on the commit as it stands', () => {
  ran();
  const { code, text } = report();
  expect(text).toContain('2 proven, of 2');
  expect(text).toContain('✓ AAA-01');
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

it('a row without a test, and a test without a row, are told', () => {
  write('docs/acceptance.md', '- **AAA-01** (§1) The first row\n- **AAA-03** (§1) The third row\n');
  commit('third');
  ran();
  const { code, text } = report();
  expect(text).toContain('· AAA-03');
  expect(text).toContain('Named in tests but not in docs/acceptance.md: AAA-02');
  expect(code).toBe(1);
});

it('results of another commit are stale, and of a changed tree nobody’s', () => {
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
  expect(report()).toMatchObject({ code: 1, text: expect.stringContaining('with changes beside it') });
});

it('a run begins without the results of the one before', () => {
  ran();
  beginTestRun(root);
  expect(report().code).toBe(1);
});

function report() {
  const lines = [];
  const code = reportAcceptance(root, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

/** As both runners write what they found. */
function ran({ unit = 'passed', browser = 'expected' } = {}) {
  const begun = beginTestRun(root);
  const own = { ancestorTitles: ['a rule'], title: `${'AAA'}-01 holds`, status: unit };
  const file = { name: path.join(root, 'packages/one.test.ts'), assertionResults: [own] };
  write('.cache/vitest.json', JSON.stringify({ testResults: [file] }));
  const spec = { file: 'two.spec.ts', title: `A01 ${'AAA'}-02 is walked`, tests: [{ status: browser }] };
  const suites = [{ title: 'two.spec.ts', suites: [{ title: 'a journey', specs: [spec] }] }];
  if (browser !== null) write('.cache/playwright.json', JSON.stringify({ suites }));
  endTestRun(root, begun, NOW);
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
