// The two tiers of tests, where each leaves its results, and what they were run on: the commit, and whether the tree
// had uncommitted changes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `quick` is what `npm test` runs; `rest` is what `npm run test:all` adds. */
export const TIERS = ['quick', 'rest'];
export const COMMANDS = { quick: 'npm test', rest: 'npm run test:all' };

const folderOf = (tier) => `.cache/tests/${tier}`;
export const unitResultsOf = (tier) => `${folderOf(tier)}/vitest.json`;
export const browserResultsOf = (tier) => `${folderOf(tier)}/playwright.json`;
export const openedFile = (tier) => `${folderOf(tier)}/opened.txt`;
const runOf = (tier) => `${folderOf(tier)}/run.json`;

/** Earlier results are deleted first: a runner that crashes leaves none rather than outdated ones. */
export function beginTestRun(root, tier) {
  rmSync(path.join(root, folderOf(tier)), { recursive: true, force: true });
  mkdirSync(path.join(root, folderOf(tier)), { recursive: true });
  return treeOf(root);
}

/** Changes made while the tests ran belong to no commit either. */
export function endTestRun(root, tier, begun, now) {
  const { commit, isDirty } = treeOf(root);
  const run = {
    commit: begun.commit,
    isDirty: begun.isDirty || isDirty || commit !== begun.commit,
    endedAt: now.toISOString(),
  };
  writeFileSync(path.join(root, runOf(tier)), JSON.stringify(run));
}

/** Null where no run of that tier came to its end. */
export function lastTestRun(root, tier) {
  return readJson(root, runOf(tier));
}

/** What the tests of a tier opened, a word each time; nothing where none of them opened anything. */
export function openedDuring(root, tier) {
  const file = path.join(root, openedFile(tier));
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

export function readJson(root, file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return null;
  }
}

/** Sources without git have no commit: null, and their state is unknown. */
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
