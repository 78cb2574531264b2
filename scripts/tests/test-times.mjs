// Where the time of a test run went: minutes by part, and the slowest ten files.

const SHOWN = 10;

/** `parts` are { name, seconds, files }, each file { file, seconds }; the lines to print. */
export function testTimes(parts) {
  const whole = parts.reduce((sum, part) => sum + part.seconds, 0);
  const slowest = parts
    .flatMap(({ files = [] }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN);
  return [
    `Time: ${parts.map(({ name, seconds }) => `${name} ${minutes(seconds)}`).join(', ')}; ${minutes(whole)} in all`,
    ...(slowest.length === 0 ? [] : ['Slowest files, in seconds of one worker:']),
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${file}`),
  ];
}

/** `opened` names a database, a shop or a page once for each time that a test opened one. */
export function openedLine(opened) {
  const count = (thing) => opened.filter((one) => one === thing).length.toLocaleString('en');
  return `Opened: ${count('database')} databases, ${count('shop')} shops with pages; ${count('page')} pages answered in journeys`;
}

/** Of vitest's JSON report. */
export function secondsOfUnits(report, root) {
  return report.testResults.map(({ name, startTime, endTime }) => ({
    file: name.replace(root, ''),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Of Playwright's JSON report: a file of journeys is as slow as all of them together. */
export function secondsOfJourneys(report) {
  const seconds = new Map();
  const read = (suite) => {
    for (const spec of suite.specs ?? [])
      for (const result of spec.tests.flatMap((test) => test.results)) add(spec.file, result.duration / 1000);
    for (const inner of suite.suites ?? []) read(inner);
  };
  const add = (file, more) => seconds.set(file, (seconds.get(file) ?? 0) + more);
  for (const suite of report.suites ?? []) read(suite);
  return [...seconds].map(([file, sum]) => ({ file: `e2e/${file}`, seconds: sum }));
}

const minutes = (seconds) =>
  `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
