import { expect, it } from 'vitest';
import { failedJourneys, failedUnits, unsteadyJourneys } from './failed-tests.mjs';

it('names each failed test of a file with its reason, and a file that could not be read', () => {
  const report = {
    testResults: [
      {
        name: '/shop/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'does not hold',
            failureMessages: ['\u001B[31mError: 2 is not 3\u001B[0m'],
          },
        ],
      },
      { name: '/shop/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: '/shop/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(failedUnits(report, '/shop/')).toEqual([
    { name: 'a.test.ts › does not hold', reason: 'Error: 2 is not 3' },
    { name: 'b.test.ts', reason: 'no such module' },
  ]);
});

it('names each failed journey with its browser, those of inner suites and a broken set-up too, and apart what passed at its second try', () => {
  const testOf = (status) => ({ status, projectName: 'phone', results: [{ errors: [{ message: status }] }] });
  const report = {
    errors: [{ message: 'the shop did not start' }],
    suites: [
      {
        specs: [{ file: 'a.spec.ts', title: 'buys', tests: [testOf('expected'), testOf('flaky')] }],
        suites: [{ specs: [{ file: 'a.spec.ts', title: 'pays', tests: [testOf('unexpected')] }] }],
      },
    ],
  };
  expect(failedJourneys(report)).toEqual([
    { name: 'e2e', reason: 'the shop did not start' },
    { name: 'a.spec.ts › pays [phone]', reason: 'unexpected' },
  ]);
  expect(unsteadyJourneys(report)).toEqual([{ name: 'a.spec.ts › buys [phone]', reason: 'flaky' }]);
});
