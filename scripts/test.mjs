// Everything: fast checks, rules and API and pages on a real database, journeys in a real browser.
import { readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { verify } from './verify.mjs';

const counts = [];

console.log('— Vérifications');
counts.push(await verify());

console.log('\n— Règles, API et pages');
const unit = await run(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/vitest.json'],
  {
    show: true,
  },
);
counts.push(
  countOf(unit, '.cache/vitest.json', (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  })),
);

console.log('\n— Parcours dans le navigateur');
const browser = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { show: true });
counts.push(
  countOf(browser, '.cache/playwright.json', ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  })),
);

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** A runner that fails without a failing test (a broken set-up, say) counts as one failure. */
function countOf(result, file, read) {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed: count.passed, failed: Math.max(count.failed, result.ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
