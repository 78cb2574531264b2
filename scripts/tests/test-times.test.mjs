import { expect, it } from 'vitest';
import { openedLine, secondsOfJourneys, secondsOfUnits, testTimes } from './test-times.mjs';

it('adds up the parts and lists the slowest ten files of all of them, slowest first', () => {
  const files = Array.from({ length: 9 }, (_, at) => ({ file: `rule-${at}.test.ts`, seconds: at }));
  const lines = testTimes([
    { name: 'checks', seconds: 61 },
    { name: 'rules', seconds: 36, files },
    {
      name: 'journeys',
      seconds: 30,
      files: [
        { file: 'e2e/cart.spec.ts', seconds: 3.25 },
        { file: 'e2e/menus.spec.ts', seconds: 0 },
      ],
    },
  ]);
  expect(lines[0]).toBe('Time: checks 1 min 01 s, rules 0 min 36 s, journeys 0 min 30 s; 2 min 07 s in all');
  expect(lines.slice(2)).toHaveLength(10);
  expect(lines[2]).toBe('    8.0  rule-8.test.ts');
  expect(lines[7]).toBe('    3.3  e2e/cart.spec.ts');
});

it('reads the seconds of each file from the reports of both runners', () => {
  const unit = { testResults: [{ name: '/shop/a.test.ts', startTime: 1_000, endTime: 3_500 }] };
  expect(secondsOfUnits(unit, '/shop/')).toEqual([{ file: 'a.test.ts', seconds: 2.5 }]);
  const journey = (duration) => ({ file: 'cart.spec.ts', tests: [{ results: [{ duration }] }] });
  const suites = [{ specs: [journey(1_000)], suites: [{ specs: [journey(250)] }] }];
  expect(secondsOfJourneys({ suites })).toEqual([{ file: 'e2e/cart.spec.ts', seconds: 1.25 }]);
});

it('counts databases, shops and pages that tests opened', () => {
  const pages = Array.from({ length: 1_200 }, () => 'page');
  expect(openedLine(['database', 'shop', 'database', ...pages])).toBe(
    'Opened: 2 databases, 1 shops with pages; 1,200 pages answered in journeys',
  );
});
