import { expect, it } from 'vitest';
import { pickupOutcome } from './pickup-outcome.ts';

const now = new Date('2026-11-18T11:45:00.000Z');
const order = {
  number: 'W1',
  last_hand_over: { by: 'Loïc Tanguy', at: '2026-11-18T11:30:00.000Z' },
  lines: [{ prepared: 2, handed_over: 2 }],
};

it.each([
  ['who and when', {}, 'Commande W1 remise par Loïc Tanguy à 12 h 30.'],
  [
    'the day, if it is another',
    { last_hand_over: { by: 'Loïc Tanguy', at: '2026-11-17T11:30:00.000Z' } },
    'Commande W1 remise par Loïc Tanguy le mardi 17 novembre à 12 h 30.',
  ],
  [
    'when alone, if nobody is named',
    { last_hand_over: { by: null, at: '2026-11-18T11:30:00.000Z' } },
    'Commande W1 remise à 12 h 30.',
  ],
  [
    'that it is gone, if nothing was handed over',
    { last_hand_over: null },
    'La commande W1 n’attend plus au comptoir.',
  ],
])('of an order that waits no longer the counter tells %s', (_what, more, told) => {
  const outcome = pickupOutcome({ ...order, ...more }, now);
  expect(outcome?.number).toBe('W1');
  expect(outcome?.told.replaceAll('\u00A0', ' ')).toBe(told);
});

it('nothing is told of what waits still, nor of what is not there', () => {
  expect(pickupOutcome({ ...order, lines: [{ prepared: 2, handed_over: 1 }] }, now)).toBeNull();
  expect(pickupOutcome(null, now)).toBeNull();
});
