// The results of the last test run, and whether they are of the current sources.
import path from 'node:path';
import { slashedName } from '../apps/api/src/text/slashed-name.ts';
import { BROWSER_RESULTS, lastTestRun, readJson, treeOf, UNIT_RESULTS } from './test-run.mjs';

/** Whether the last run was of the current sources. */
export function staleness(root) {
  const run = lastTestRun(root);
  const missing = [UNIT_RESULTS, BROWSER_RESULTS].filter((file) => readJson(root, file) === null);
  if (run === null || missing.length > 0)
    return { isRun: false, isFresh: false, says: 'No whole run of the tests is on record here.' };
  const now = treeOf(root);
  const of = `The tests ran on ${run.commit ?? 'sources without git'}${run.isDirty ? ', with changes beside it' : ''}, ended ${run.endedAt}.`;
  if (run.commit !== now.commit)
    return {
      isRun: true,
      isFresh: false,
      says: `${of}\nStale: the sources are at ${now.commit ?? 'no commit'} now.`,
    };
  if (run.isDirty || now.isDirty)
    return {
      isRun: true,
      isFresh: false,
      says: `${of}\nNot of one commit: there are or were changes beside it.`,
    };
  return { isRun: true, isFresh: true, says: of };
}

/** Every test of the last run: its file, its titles from the outermost in, and what became of it. */
export function testResults(root) {
  const unit = (readJson(root, UNIT_RESULTS)?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((test) => ({
      file: slashedName(root, file.name),
      titles: [...test.ancestorTitles, test.title],
      outcome: { passed: 'passed', failed: 'failed' }[test.status] ?? 'skipped',
    })),
  );
  const browser = (readJson(root, BROWSER_RESULTS)?.suites ?? []).flatMap((suite) => specsOf(suite, []));
  return [...unit, ...browser];
}

/** One outcome a width or theme: a journey that is skipped in one of them is not seen there. */
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
