// What a test run was of: the commit, and whether the tree had uncommitted changes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NOTED = '.cache/test-run.json';
export const UNIT_RESULTS = '.cache/vitest.json';
export const BROWSER_RESULTS = '.cache/playwright.json';

/** Earlier results are deleted first: a runner that crashes leaves none rather than outdated ones. */
export function beginTestRun(root) {
  for (const file of [NOTED, UNIT_RESULTS, BROWSER_RESULTS]) rmSync(path.join(root, file), { force: true });
  return treeOf(root);
}

/** What was changed while the tests ran belongs to no commit either. */
export function endTestRun(root, begun, now) {
  const { commit, isDirty } = treeOf(root);
  const run = {
    commit: begun.commit,
    isDirty: begun.isDirty || isDirty || commit !== begun.commit,
    endedAt: now.toISOString(),
  };
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  writeFileSync(path.join(root, NOTED), JSON.stringify(run));
}

/** Null where no run came to its end. */
export function lastTestRun(root) {
  return readJson(root, NOTED);
}

export function readJson(root, file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return null;
  }
}

/** Sources without git have no commit: null, and nothing is known of them. */
export function treeOf(root) {
  const commit = git(root, ['rev-parse', 'HEAD']);
  return { commit, isDirty: commit === null || git(root, ['status', '--porcelain']) !== '' };
}

function git(root, args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
