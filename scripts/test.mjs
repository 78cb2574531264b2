// Everything: fast checks, rules and API and pages on a real database, journeys in a real browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { failedJourneys, failedUnits, unsteadyJourneys } from './failed-tests.mjs';
import { projectRoot, run } from './run.mjs';
import { BROWSER_RESULTS, beginTestRun, endTestRun, UNIT_RESULTS } from './test-run.mjs';
import { verify } from './verify.mjs';

const begun = beginTestRun(projectRoot);
const counts = [];

console.log('— Vérifications');
counts.push({ skipped: 0, ...(await verify()) });

console.log('\n— Règles, API et pages');
const unit = await run(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`],
  {
    show: true,
  },
);
counts.push(
  countOf(unit, UNIT_RESULTS, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failedUnits(report, projectRoot),
  })),
);

console.log('\n— Parcours dans le navigateur');
const browser = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { show: true });
counts.push(
  countOf(browser, BROWSER_RESULTS, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    failures: failedJourneys(report),
    unsteady: unsteadyJourneys(report),
  })),
);
endTestRun(projectRoot, begun, new Date());

for (const { name, reason } of counts.flatMap((count) => count.unsteady ?? []))
  console.log(`\n~ ${name} held at its second try only\n${reason}`);
for (const { name, reason } of counts.flatMap((count) => count.failures))
  console.log(`\n✗ ${name}\n${reason}`);

const sumOf = (name) => counts.reduce((sum, count) => sum + count[name], 0);
const [passed, failed, skipped] = [sumOf('passed'), sumOf('failed'), sumOf('skipped')];
console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
// A skipped test proves nothing.
process.exitCode = failed + skipped > 0 ? 1 : 0;

/** A runner that fails without a failing test (a broken set-up, say) counts as one failure. */
function countOf(result, file, read) {
  try {
    const count = read(JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')));
    return { ...count, failed: Math.max(count.failed, result.ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [{ name: file, reason: 'No report was left.' }] };
  }
}
