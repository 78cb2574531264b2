import { expect, it } from 'vitest';
import { dueAfter } from './schedule.ts';
import type { Schedule } from './schedule.ts';

const every = (minutes: number): Schedule => ({ kind: 'every', minutes });
const daily = (hour: number): Schedule => ({ kind: 'daily', hour });

it.each<[string, Schedule, string, string]>([
  ['the next full ten minutes', every(10), '2026-11-02T08:03:20Z', '2026-11-02T08:10:00.000Z'],
  ['never the moment itself', every(10), '2026-11-02T08:10:00Z', '2026-11-02T08:20:00.000Z'],
  ['later the same night', daily(3), '2026-11-02T00:00:00Z', '2026-11-02T02:00:00.000Z'],
  ['the next night', daily(3), '2026-11-02T02:00:00Z', '2026-11-03T02:00:00.000Z'],
  ['an hour earlier by the sun in summer', daily(3), '2026-07-01T12:00:00Z', '2026-07-02T01:00:00.000Z'],
  ['over the change to summer', daily(4), '2026-03-28T03:00:00Z', '2026-03-29T02:00:00.000Z'],
  ['over the change to winter', daily(4), '2026-10-24T02:00:00Z', '2026-10-25T03:00:00.000Z'],
  ['at French midnight', daily(0), '2026-11-02T22:59:00Z', '2026-11-02T23:00:00.000Z'],
])('a run is due %s', (_what, schedule, after, due) => {
  expect(dueAfter(schedule, new Date(after)).toISOString()).toBe(due);
});
