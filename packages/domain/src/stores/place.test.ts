import { describe, expect, it } from 'vitest';
import { parsePlace } from './place.ts';

describe('parsePlace', () => {
  it.each([
    ['48.8566,2.3522', 48.8566, 2.3522],
    [' 48.8566 , 2.3522 ', 48.8566, 2.3522],
    ['-21.1151,55.5364', -21.1151, 55.5364],
    ['90,-180', 90, -180],
  ])('reads %j', (text, latitude, longitude) => {
    expect(parsePlace(text)).toEqual({ ok: true, value: { latitude, longitude } });
  });

  it.each([
    '',
    'Paris',
    '48.8566',
    '91,2',
    '48,181',
    '48.8566,2.3522,3',
    'NaN,NaN',
    '1e1,2',
    "48,2'; drop table shop",
  ])('refuses %j', (text) => {
    expect(parsePlace(text)).toEqual({ ok: false, refusal: 'BAD_PLACE' });
  });
});
