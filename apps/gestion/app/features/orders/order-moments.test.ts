import { expect, it } from 'vitest';
import { promiseLeft } from './order-moments.ts';

const order = { due_at: '2026-11-18T14:00:00.000Z', delivery_on: null, status: 'EN_PREPARATION' };

it.each([
  ['2026-11-18T12:35:00.000Z', 'dans 1\u00A0h\u00A025'],
  ['2026-11-18T13:47:30.000Z', 'dans 13\u00A0min'],
  ['2026-11-18T14:20:00.000Z', 'passée depuis 20\u00A0min'],
  ['2026-11-15T13:00:00.000Z', 'dans 3\u00A0jours'],
])('at %s a promise for two o’clock is %s', (now, words) => {
  expect(promiseLeft(order, new Date(now))).toBe(words);
});

it.each([
  ['is ready', { status: 'DISPONIBLE' }],
  ['has no hour', { due_at: null }],
  ['is delivered on a day', { delivery_on: '2026-11-20' }],
])('nothing is counted down for what %s', (_what, more) => {
  expect(promiseLeft({ ...order, ...more }, new Date('2026-11-18T12:35:00.000Z'))).toBeNull();
});
