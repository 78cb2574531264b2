// The tests, in two tiers: fast checks, then rules, API and pages on a real database, then journeys in a real browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, run } from './run.mjs';
import { failedJourneys, failedUnits, unsteadyJourneys } from './tests/failed-tests.mjs';
import {
  beginTestRun,
  browserResultsOf,
  endTestRun,
  openedDuring,
  openedFile,
  readJson,
  unitResultsOf,
} from './tests/test-run.mjs';
import { openedLine, secondsOfJourneys, secondsOfUnits, testTimes } from './tests/test-times.mjs';
import { instantOf, movedClock } from './tests/moved-clock.mjs';
import { verify } from './verify.mjs';
import { StepFailed } from './visible-step.mjs';

const USAGE = `Usage: npm test                             whatever a change may have broken
       npm test -- --changed [revision]     what the working tree touched since then (HEAD), in about a minute
       npm run test:all [-- --on 2028-02-29]  that and the rest: every screen, width and theme, processes, backups, sizes;
                                            with the clock of all processes moved
       npm run test:rest                    what test:all adds to npm test`;
const TIERS_OF = { '--quick': ['quick'], '--all': ['quick', 'rest'], '--rest': ['rest'] };

/** A piece that stands on every page is looked at on a few. */
const MOST_ROUTES = 6;

const [choice = '--quick', ...options] = process.argv.slice(2);
const parts = [];
const folders = [];
try {
  if (choice === '--changed' && options.length <= 1) parts.push(...(await runChanged(options[0] ?? 'HEAD')));
  else {
    const tiers = TIERS_OF[choice];
    const isMoved = options.length === 2 && options[0] === '--on';
    if (tiers === undefined || (options.length > 0 && !isMoved)) throw new StepFailed(USAGE);
    const clock = isMoved ? await clockOf(options[1]) : {};
    for (const tier of tiers) parts.push(...(await runTier(tier, isMoved ? `${tier}-moved` : tier, clock)));
  }
  report();
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function clockOf(wanted) {
  const now = new Date();
  const instant = instantOf(wanted, now);
  console.log(`Clock of all processes: ${instant.toISOString()}`);
  return movedClock(instant, now);
}

/** A run under another clock leaves its results apart: they prove no row. */
async function runTier(tier, folder, clock) {
  const begun = beginTestRun(projectRoot, folder);
  folders.push(folder);
  const env = { TEST_TIER: tier, ...clock };
  // Types, lint and format depend neither on the tier nor on the clock.
  const checks = folder === 'quick' ? [await checksPart()] : [];
  const units = await unitPart(folder, env);
  const journeys = await journeyPart(folder, env);
  endTestRun(projectRoot, folder, begun, new Date());
  return [...checks, units, journeys];
}

async function runChanged(revision) {
  const { changedFiles, routesOf, testsOf } = await import('./tests/changed-tests.ts');
  const { readImportGraph } = await import('./tests/import-graph.ts');
  const { routeTable } = await import('../apps/storefront/app/addresses/route-table.ts');
  const changed = changedFiles(projectRoot, revision);
  const graph = readImportGraph(projectRoot);
  const tests = testsOf(graph, changed);
  const routes = routesOf(graph, changed, routeTable);
  const seen = routes.slice(0, MOST_ROUTES);
  console.log(
    `${changed.length} changed files: ${tests.length} test files, scenes of ${seen.length} of ${routes.length} routes. Types and lint: npm run verify.`,
  );
  beginTestRun(projectRoot, 'changed');
  folders.push('changed');
  const units = tests.length === 0 ? [] : [await unitPart('changed', {}, tests)];
  const scenes = { SCENES: seen.join(',') };
  return seen.length === 0
    ? units
    : [...units, await journeyPart('changed', scenes, ['e2e/looks/stops.spec.ts'])];
}

async function checksPart() {
  console.log('— Vérifications');
  return timed('checks', verify);
}

function unitPart(folder, env, files = []) {
  console.log('\n— Règles, API et pages');
  const file = unitResultsOf(folder);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return timed('rules, API and pages', async () => {
    const result = await run('vitest', ['run', ...reporters, ...files], {
      show: true,
      env: reporting(folder, env),
    });
    return countOf(result, file, (found) => ({
      passed: found.numPassedTests,
      failed: found.numFailedTests,
      skipped: found.numPendingTests + found.numTodoTests,
      failures: failedUnits(found, projectRoot),
      files: secondsOfUnits(found, projectRoot),
    }));
  });
}

function journeyPart(folder, env, files = []) {
  console.log('\n— Parcours dans le navigateur');
  const file = browserResultsOf(folder);
  return timed('journeys', async () => {
    const result = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...files], {
      show: true,
      env: { ...reporting(folder, env), PLAYWRIGHT_JSON: path.join(projectRoot, file) },
    });
    return countOf(result, file, (found) => ({
      passed: found.stats.expected + found.stats.flaky,
      failed: found.stats.unexpected,
      skipped: found.stats.skipped,
      failures: failedJourneys(found),
      unsteady: unsteadyJourneys(found),
      files: secondsOfJourneys(found),
    }));
  });
}

function reporting(folder, env) {
  return { ...env, TEST_OPENED: path.join(projectRoot, openedFile(folder)) };
}

async function timed(name, work) {
  const started = Date.now();
  const counted = await work();
  return { skipped: 0, ...counted, name, seconds: (Date.now() - started) / 1000 };
}

/** A runner that fails without a failing test (a broken set-up, say) counts as one failure. */
function countOf(result, file, read) {
  try {
    const count = read(JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')));
    return { ...count, failed: Math.max(count.failed, result.ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [{ name: file, reason: 'No report was left.' }] };
  }
}

function report() {
  for (const { name, reason } of parts.flatMap((part) => part.unsteady ?? []))
    console.log(`\n~ ${name} passed at its second try only\n${reason}`);
  for (const { name, reason } of parts.flatMap((part) => part.failures))
    console.log(`\n✗ ${name}\n${reason}`);
  console.log(`\n${testTimes(parts).join('\n')}`);
  console.log(openedLine(folders.flatMap((folder) => openedDuring(projectRoot, folder))));
  const browser = readJson(projectRoot, '.cache/browser.json');
  if (browser !== null) console.log(`Browser: ${browser.browser} ${browser.version}`);
  const sumOf = (name) => parts.reduce((sum, part) => sum + part[name], 0);
  const [passed, failed, skipped] = [sumOf('passed'), sumOf('failed'), sumOf('skipped')];
  console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  // A skipped test proves nothing.
  process.exitCode = failed + skipped > 0 ? 1 : 0;
}
