import { describe, expect, it } from 'vitest';
import type { StoreHours } from '../stores/opening-hours.ts';
import { arrivalOf, deliveryFromPlatform, rhythmOf, slowest } from './arrival.ts';
import type { Arrival } from './arrival.ts';
import type { StockFacts } from '../stock/availability.ts';
import { onTheWall, readOff } from '../stores/testing/store-clock.ts';
import { storeWeek } from '../stores/testing/store-week.ts';

const store = storeWeek('2026-11-11 x,2026-11-21 x');
const rhythm = rhythmOf('12:00', 1);

const held = (available: number, more: Partial<StockFacts> = {}): StockFacts => ({
  available,
  statutArticleMag: 'P',
  resupplyTime: 5,
  approDirecteFournisseur: false,
  livraisonPro: true,
  ...more,
});

describe('when goods are there', () => {
  it.each<[string, string, StockFacts | undefined, number, string | null, string | null]>([
    // title, ordered, at the store, for delivery, fetched from, delivered on
    ['on both shelves, Monday morning', '2026-11-16 09:00', held(4), 4, '2026-11-16 13:30', '2026-11-17'],
    ['a minute before the hour', '2026-11-16 11:59', held(4), 4, '2026-11-16 16:29', '2026-11-17'],
    ['at the hour it leaves the day after', '2026-11-16 12:00', held(4), 4, '2026-11-16 16:30', '2026-11-18'],
    ['Friday afternoon', '2026-11-13 15:00', held(4), 4, '2026-11-14 08:00', '2026-11-17'],
    ['on a Sunday', '2026-11-15 09:00', held(4), 4, '2026-11-16 10:30', '2026-11-17'],
    ['on a holiday', '2026-11-11 09:00', held(4), 4, '2026-11-12 10:30', '2026-11-13'],
    [
      'the store is short: it is brought in',
      '2026-11-16 09:00',
      held(3),
      4,
      '2026-11-23 07:30',
      '2026-11-17',
    ],
    [
      'nothing for delivery: it is brought in',
      '2026-11-16 09:00',
      held(4),
      3,
      '2026-11-16 13:30',
      '2026-11-24',
    ],
    [
      'on order only',
      '2026-11-16 09:00',
      held(0, { statutArticleMag: 'V' }),
      0,
      '2026-11-23 07:30',
      '2026-11-24',
    ],
    ['nobody knows how long', '2026-11-16 09:00', held(0, { resupplyTime: null }), 0, null, null],
    ['more than thirty days', '2026-11-16 09:00', held(0, { resupplyTime: 31 }), 0, null, null],
    [
      'while stock lasts, and it has gone',
      '2026-11-16 09:00',
      held(0, { statutArticleMag: 'U' }),
      0,
      null,
      null,
    ],
    ['nobody delivers it', '2026-11-16 09:00', held(4, { livraisonPro: false }), 9, '2026-11-16 13:30', null],
    ['the store has never told of it', '2026-11-16 09:00', undefined, 9, null, null],
  ])('%s', (_title, ordered, atStore, deliverable, fetched, delivered) => {
    const arrival = arrivalOf({ packs: 4, store: atStore, deliverable }, store, rhythm, onTheWall(ordered));
    expect([readOff(arrival.pickupAt), arrival.deliveryOn]).toEqual([fetched, delivered]);
  });

  it.each<[string, StockFacts | undefined, string | null]>([
    ['the platform holds it', held(4), '2026-11-17'],
    ['the platform is short', held(3), null],
    ['the platform has never told of it', undefined, null],
    ['it is sold while stock lasts: the store that has it decides', held(4, { statutArticleMag: 'U' }), null],
    ['it is out of range', held(4, { statutArticleMag: 'O' }), null],
    ['nobody delivers it', held(4, { livraisonPro: false }), null],
    ['the supplier sends it', held(4, { approDirecteFournisseur: true }), null],
  ])('without a store a delivery has a day only where %s', (_, platform, expected) => {
    expect(deliveryFromPlatform(platform, 4, rhythm, onTheWall('2026-11-16 09:00'))).toBe(expected);
  });

  it('goes by the site’s own rhythm', () => {
    const goods = { packs: 1, store: held(1), deliverable: 1 };
    const on = (cutOff: string, days: number) =>
      arrivalOf(goods, store, rhythmOf(cutOff, days), onTheWall('2026-11-16 09:00')).deliveryOn;
    expect([on('09:00', 1), on('09:01', 1), on('09:01', 0), on('16:30', 3)]).toEqual([
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-19',
    ]);
  });

  it('a store that never opens again promises nothing', () => {
    const shut: StoreHours = { schedules: {}, specialHours: null };
    const goods = { packs: 4, store: held(0), deliverable: 0 };
    expect(arrivalOf(goods, shut, rhythm, onTheWall('2026-11-16 09:00')).pickupAt).toBeNull();
  });
});

describe('of several, the slowest', () => {
  const one: Arrival = { pickupAt: new Date('2026-11-16T10:00:00Z'), deliveryOn: '2026-11-19' };
  const other: Arrival = { pickupAt: new Date('2026-11-18T06:30:00Z'), deliveryOn: '2026-11-17' };

  it.each([
    ['each its own', [one, other], { pickupAt: other.pickupAt, deliveryOn: '2026-11-19' }],
    ['whichever comes first', [other, one], { pickupAt: other.pickupAt, deliveryOn: '2026-11-19' }],
    [
      'one without a moment',
      [one, { ...other, pickupAt: null }],
      { pickupAt: null, deliveryOn: '2026-11-19' },
    ],
    [
      'one without a day',
      [{ ...one, deliveryOn: null }, other],
      { pickupAt: other.pickupAt, deliveryOn: null },
    ],
    ['nothing at all', [], { pickupAt: null, deliveryOn: null }],
  ])('%s', (_title, arrivals, expected) => {
    expect(slowest(arrivals)).toEqual(expected);
  });
});
