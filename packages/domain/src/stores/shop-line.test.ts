import { describe, expect, it } from 'vitest';
import { shopFaults, type ShopLine } from './shop-line.ts';

const open = '07:30-12:00 13:30-18:00';
const schedules = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: 'x',
};
const shop: ShopLine = {
  code: 'VB001',
  title_label: 'Valbrune Paris Nation',
  address_lines: ['48 rue de Picpus'],
  postal_code: '75012',
  locality: 'Paris',
  latitude: 48.8429,
  longitude: 2.3968,
  schedules,
  special_hours: '2026-12-24 07:30-16:00,2026-12-25 x',
};

describe('shopFaults', () => {
  it('finds nothing wrong with a sound line', () => {
    expect(shopFaults(shop)).toEqual([]);
    expect(shopFaults({ ...shop, special_hours: '' })).toEqual([]);
    expect(shopFaults({ ...shop, schedules: { ...schedules, sunday: '09:00-12:30' } })).toEqual([]);
    expect(shopFaults({ ...shop, latitude: -90, longitude: 180 })).toEqual([]);
  });

  it.each([
    ['missing-field', { address_lines: [] }],
    ['missing-field', { locality: ' ' }],
    ['bad-postal-code', { postal_code: '7501' }],
    ['bad-postal-code', { postal_code: '750120' }],
    ['bad-postal-code', { postal_code: 'F75012' }],
    ['bad-place', { latitude: 91 }],
    ['bad-place', { longitude: -180.5 }],
    ['bad-place', { longitude: Number.NaN }],
    ['bad-schedule', { schedules: { ...schedules, monday: '7h30-12h' } }],
    ['bad-schedule', { schedules: { monday: open } }],
    ['bad-schedule', { schedules: { ...schedules, sunday: '9h-12h' } }],
    ['bad-special-hours', { special_hours: '25/12 x' }],
    ['bad-special-hours', { special_hours: '2026-12-25 x,' }],
  ])('%s', (fault, more) => {
    expect(shopFaults({ ...shop, ...more })).toEqual([fault]);
  });
});
