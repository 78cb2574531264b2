import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accessibilityCriteria } from '../../packages/domain/src/site/accessibility/accessibility-criteria.ts';
import { missingTests, reportAccessibility } from './accessibility-report.mjs';
import { browserResultsOf, endTestRun, unitResultsOf } from './test-run.mjs';
import { frontEndFiles } from '../house/front-end-files.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

it('every test that a criterion is said to be held by stands in the sources', () => {
  expect(missingTests(projectRoot, accessibilityCriteria)).toEqual([]);
});

it('nothing plays sound or film, and nothing asks how the device is moved', () => {
  const sources = frontEndFiles('**/*.{ts,tsx}');
  const speaking = sources.filter(({ text }) =>
    /<(?:video|audio)\b|new Audio\(|devicemotion|deviceorientation|accessKey=/.test(text),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(speaking.map(({ file }) => file)).toEqual([]);
});

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'accessibility-'));
  write('one.test.ts', "it('is there', () => {});\n// 'is only told'\nexpect(text).toBe('is expected');\n");
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['one.test.ts › is there', []],
  ['one.test.ts › is only told', ['1.1.1: one.test.ts › is only told']],
  ['one.test.ts › is expected', ['1.1.1: one.test.ts › is expected']],
  ['two.test.ts › is there', ['1.1.1: two.test.ts › is there']],
  ['one.test.ts', ['1.1.1: one.test.ts']],
])('« %s » is missed: %j', (named, missing) => {
  expect(missingTests(root, [criterion({ kind: 'tests', tests: [named] })])).toEqual(missing);
});

it.each([
  ['passed', '✓ 1.1.1 (A) passed', '1 held by tests that passed'],
  ['failed', '✗ 1.1.1 (A) failed', '1 failed'],
  ['skipped', '✗ 1.1.1 (A) failed', '1 failed'],
])('a test that %s in the last run: %s', (status, row, count) => {
  ran(status);
  const told = report({ kind: 'tests', tests: ['one.test.ts › is there'] });
  expect(told).toContain(row);
  expect(told).toContain(count);
});

it('a test that is missing from the run holds nothing, and neither does no run at all', () => {
  const proof = { kind: 'tests', tests: ['one.test.ts › is there'] };
  expect(report(proof)).toContain('? 1.1.1 (A) not run');
  ran('passed');
  expect(report({ ...proof, tests: ['one.test.ts › is elsewhere'] })).toContain('? 1.1.1 (A) not run');
});

it.each([
  [{ kind: 'person' }, '… 1.1.1 (A) waits for a person'],
  [{ kind: 'seen', on: '2026-11-16' }, '◦ 1.1.1 (A) seen by a person on 2026-11-16'],
  [{ kind: 'none' }, '– 1.1.1 (A) not applicable'],
])('what no test holds is told as such: %j', (proof, row) => {
  expect(report(proof)).toContain(row);
});

const criterion = (proof) => ({ id: '1.1.1', level: 'A', proof });

function report(proof) {
  const lines = [];
  reportAccessibility(root, [criterion(proof)], (line) => lines.push(line));
  return lines.join('\n');
}

function ran(status) {
  const test = { ancestorTitles: ['things'], title: 'is there', status };
  const unit = { testResults: [{ name: path.join(root, 'one.test.ts'), assertionResults: [test] }] };
  write(unitResultsOf('quick'), JSON.stringify(unit));
  write(browserResultsOf('quick'), JSON.stringify({ suites: [] }));
  endTestRun(root, 'quick', { commit: null, isDirty: false }, new Date('2026-11-16T08:00:00Z'));
}

function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
