// The tests that failed, by name and reason: printed last, where a truncated log still shows them.

const LINES_OF_A_REASON = 12;

/** Of vitest's JSON report; a file that could not be read as tests counts by its own name. */
export function failedUnits(report, root) {
  return report.testResults.flatMap((file) => {
    const name = file.name.replace(root, '');
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [told(name, file.message)] : [];
    return failed.map((test) => told(`${name} › ${test.fullName}`, test.failureMessages.join('\n')));
  });
}

/** Of Playwright's JSON report: suites within suites, each test once per browser. */
export function failedJourneys(report) {
  const broken = (report.errors ?? []).map((error) => told('e2e', error.message));
  return [...broken, ...(report.suites ?? []).flatMap((suite) => journeysOf(suite, 'unexpected'))];
}

/** Passed at their second try only: no failure, but a race to be found. */
export function unsteadyJourneys(report) {
  return (report.suites ?? []).flatMap((suite) => journeysOf(suite, 'flaky'));
}

function journeysOf(suite, status) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => {
        const reasons = test.results.flatMap((result) => result.errors.map((error) => error.message));
        return told(`${spec.file} › ${spec.title} [${test.projectName}]`, reasons.join('\n'));
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysOf(inner, status))];
}

function told(name, reason = '') {
  const plain = reason.replaceAll(/\u001B\[[0-9;]*m/g, '').trim();
  return { name, reason: plain.split('\n').slice(0, LINES_OF_A_REASON).join('\n') };
}
