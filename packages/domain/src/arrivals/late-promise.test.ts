import { describe, expect, it } from 'vitest';
import { promiseStep } from './late-promise.ts';
import type { Promised } from './late-promise.ts';

const store = {
  schedules: { monday: '08:00-12:00 14:00-18:00', tuesday: '08:00-12:00', wednesday: '08:00-12:00' },
  specialHours: null,
};
const none = { promisedAt: null, deliveryOn: null, firstDeliveryOn: null, wished: null };
const stepAt = (promised: Promised, now: string) =>
  promiseStep(promised, { store, now: new Date(now), warningMinutes: 60 });

describe('a pickup promised on Monday at 15:00 by French time', () => {
  const promised: Promised = { ...none, mode: 'EMP', promisedAt: new Date('2026-11-02T14:00:00Z') };
  it.each([
    ['2026-11-02T10:59:00Z', null],
    // An hour of opening is left from noon on: the store is closed until two.
    ['2026-11-02T11:00:00Z', 'near'],
    ['2026-11-02T13:30:00Z', 'near'],
    ['2026-11-02T14:00:00Z', 'late'],
    ['2026-11-05T14:00:00Z', 'late'],
  ])('is at %s: %s', (now, step) => {
    expect(stepAt(promised, now)).toBe(step);
  });
});

it('a pickup promised for the opening is near the evening before, an opening hour ahead', () => {
  const promised: Promised = { ...none, mode: 'EMP', promisedAt: new Date('2026-11-03T07:00:00Z') };
  expect(stepAt(promised, '2026-11-02T15:59:00Z')).toBeNull();
  expect(stepAt(promised, '2026-11-02T16:00:00Z')).toBe('near');
});

it('a slot that was wished for counts, not what would have been possible', () => {
  const wished = { kind: 'slot', on: '2026-11-04', from: 600, until: 720 } as const;
  const promised: Promised = { ...none, mode: 'EMP', promisedAt: new Date('2026-11-02T14:00:00Z'), wished };
  expect(stepAt(promised, '2026-11-03T14:00:00Z')).toBeNull();
  expect(stepAt(promised, '2026-11-04T08:30:00Z')).toBe('near');
  expect(stepAt(promised, '2026-11-04T09:00:00Z')).toBe('late');
});

describe('a delivery promised for a Monday', () => {
  const promised: Promised = { ...none, mode: 'LIV', deliveryOn: '2026-11-16' };
  it.each([
    ['2026-11-12T12:00:00Z', null],
    ['2026-11-13T00:30:00Z', 'near'],
    ['2026-11-16T12:00:00Z', 'near'],
    // Past midnight in France.
    ['2026-11-16T23:30:00Z', 'late'],
  ])('is at %s: %s', (now, step) => {
    expect(stepAt(promised, now)).toBe(step);
  });

  it('in two counts from the first', () => {
    const two = { ...promised, firstDeliveryOn: '2026-11-12' };
    expect(stepAt(two, '2026-11-10T12:00:00Z')).toBe('near');
    expect(stepAt(two, '2026-11-13T12:00:00Z')).toBe('late');
  });
});

it('what was promised for no day is never late', () => {
  expect(stepAt({ ...none, mode: 'EMP' }, '2030-01-01T12:00:00Z')).toBeNull();
  expect(stepAt({ ...none, mode: 'LIV' }, '2030-01-01T12:00:00Z')).toBeNull();
});
