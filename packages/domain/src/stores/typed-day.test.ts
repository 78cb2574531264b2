import { describe, expect, it } from 'vitest';
import { readTypedDay, typedDay } from './typed-day.ts';

const day = (...times: string[]) => ({ isClosed: false, times });

describe('a day typed field by field', () => {
  it.each([
    [{ isClosed: true, times: [] }, 'x'],
    [{ isClosed: true, times: ['07:30', 'n’importe'] }, 'x'],
    [day('07:30', '12:00', '13:30', '18:00'), '07:30-12:00 13:30-18:00'],
    [day('08:00', '19:00', '', ''), '08:00-19:00'],
    [day('8h', '12 h 30'), '08:00-12:30'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(readTypedDay(typed)).toEqual({ ok: true, value: kept });
  });

  it.each([
    [day(), 0, 'MISSING'],
    [day('08:00'), 1, 'MISSING'],
    [day('08:00', '12:00', '14:00'), 3, 'MISSING'],
    [day('08:00', '12:00', '', '18:00'), 2, 'MISSING'],
    [day('', '', '14:00', '18:00'), 0, 'MISSING'],
    [day('le matin', '12:00'), 0, 'BAD_TIME'],
    [day('08:00', '25:00'), 1, 'BAD_TIME'],
    [day('12:00', '08:00'), 1, 'NOT_AFTER'],
    [day('08:00', '12:00', '12:00', '18:00'), 2, 'NOT_AFTER'],
  ])('%j is refused at %i: %s', (typed, at, reason) => {
    expect(readTypedDay(typed)).toEqual({ ok: false, refusal: { at, reason } });
  });

  it.each(['x', '08:00-19:00', '07:30-12:00 13:30-18:00'])('%s comes back as it was', (hours) => {
    expect(readTypedDay(typedDay(hours))).toEqual({ ok: true, value: hours });
  });
});
