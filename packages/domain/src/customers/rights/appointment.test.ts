import { expect, it } from 'vitest';
import { judgeAppointment, NOT_APPOINTED } from './appointment.ts';

it.each([
  ['always', null, null],
  ['from a day on', '2026-11-16', null],
  ['until a day', null, '2026-11-30'],
  ['one day', '2026-11-16', '2026-11-16'],
])('an appointment %s is one', (_what, from, until) => {
  expect(judgeAppointment({ approves: true, from, until }, true)).toEqual({
    ok: true,
    value: { approves: true, from, until },
  });
});

it.each([
  ['a day that there is not', '2026-02-30', null],
  ['no day at all', 'demain', null],
  ['an end before the beginning', '2026-11-17', '2026-11-16'],
])('%s is refused', (_what, from, until) => {
  expect(judgeAppointment({ approves: true, from, until }, true)).toEqual({
    ok: false,
    refusal: 'DEPUTY_DAYS',
  });
});

it('whoever sees no prices decides on none', () => {
  expect(judgeAppointment({ approves: true, from: null, until: null }, false)).toEqual({
    ok: false,
    refusal: 'APPROVER_WITHOUT_PRICES',
  });
});

it('whoever is not appointed has no days', () => {
  expect(judgeAppointment({ approves: false, from: '2026-11-16', until: 'rien' }, false)).toEqual({
    ok: true,
    value: NOT_APPOINTED,
  });
});
