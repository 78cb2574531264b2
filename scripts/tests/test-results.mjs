// The results of the last test runs of both tiers, and whether they are of the current sources.
import path from 'node:path';
import { slashedName } from '../../apps/api/src/text/slashed-name.ts';
import {
  browserResultsOf,
  COMMANDS,
  lastTestRun,
  readJson,
  TIERS,
  treeOf,
  unitResultsOf,
} from './test-run.mjs';

/** Whether the last runs were of the current sources: fresh only when both tiers were. */
export function staleness(root) {
  const now = treeOf(root);
  const tiers = TIERS.map((tier) => stalenessOf(root, tier, now));
  return {
    isRun: tiers.some(({ isRun }) => isRun),
    isFresh: tiers.every(({ isFresh }) => isFresh),
    message: tiers.map(({ message }) => message).join('\n'),
  };
}

function stalenessOf(root, tier, now) {
  const run = lastTestRun(root, tier);
  const command = COMMANDS[tier];
  if (run === null || !hasResults(root, tier))
    return { isRun: false, isFresh: false, message: `${command}: no whole run is on record here.` };
  const of = `${command}: ran on ${run.commit ?? 'sources without git'}${run.isDirty ? ', with uncommitted changes' : ''}, ended ${run.endedAt}.`;
  if (run.commit !== now.commit)
    return {
      isRun: true,
      isFresh: false,
      message: `${of} Stale: the sources are at ${now.commit ?? 'no commit'} now.`,
    };
  if (run.isDirty || now.isDirty)
    return { isRun: true, isFresh: false, message: `${of} Not of one commit: there are or were changes.` };
  return { isRun: true, isFresh: true, message: of };
}

const hasResults = (root, tier) =>
  [unitResultsOf(tier), browserResultsOf(tier)].every((file) => readJson(root, file) !== null);

/** Every test of the last runs: its tier, its file, its titles from the outermost in, and its outcome. */
export function testResults(root) {
  return TIERS.filter((tier) => lastTestRun(root, tier) !== null).flatMap((tier) =>
    [...unitTestsOf(root, tier), ...journeysOf(root, tier)].map((test) => ({ ...test, tier })),
  );
}

function unitTestsOf(root, tier) {
  return (readJson(root, unitResultsOf(tier))?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((test) => ({
      file: slashedName(root, file.name),
      titles: [...test.ancestorTitles, test.title],
      outcome: { passed: 'passed', failed: 'failed' }[test.status] ?? 'skipped',
    })),
  );
}

function journeysOf(root, tier) {
  return (readJson(root, browserResultsOf(tier))?.suites ?? []).flatMap((suite) => specsOf(suite, []));
}

/** One outcome a width or theme: a journey that is skipped in one of them is not proven there. */
function specsOf(suite, titles) {
  const here = [...titles, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      file: path.posix.join('e2e', spec.file),
      titles: [...here, spec.title],
      outcome: { expected: 'passed', skipped: 'skipped' }[status] ?? 'failed',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, here))];
}
