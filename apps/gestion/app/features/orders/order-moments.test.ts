import { expect, it } from 'vitest';
import { promiseLeft, promiseText, startedText } from './order-moments.ts';

const order = { due_at: '2026-11-18T14:00:00.000Z', delivery_on: null, status: 'EN_PREPARATION' };

it.each([
  ['2026-11-18T12:35:00.000Z', 'dans 1\u00A0h\u00A025'],
  ['2026-11-18T13:47:30.000Z', 'dans 13\u00A0min'],
  ['2026-11-18T14:20:00.000Z', 'passée depuis 20\u00A0min'],
  ['2026-11-15T13:00:00.000Z', 'dans 3\u00A0jours'],
])('at %s a promise for two o’clock is %s', (now, words) => {
  expect(promiseLeft(order, new Date(now))).toBe(words);
});

it('tells a promise of today by its hour, of another day as any moment, of a delivery by its day', () => {
  const now = new Date('2026-11-18T08:00:00.000Z');
  expect(promiseText(order, now)).toBe('Aujourd’hui à\u00A015\u00A0h');
  const next = { ...order, due_at: '2026-11-19T23:30:00.000Z' };
  expect(promiseText(next, now)).toBe('vendredi 20 novembre à\u00A00\u00A0h\u00A030');
  const delivered = { ...order, delivery_on: '2026-11-20' };
  expect(promiseText(delivered, now)).toBe('Livraison le vendredi 20 novembre');
});

it.each([
  ['is ready', { status: 'DISPONIBLE' }],
  ['has no hour', { due_at: null }],
  ['is delivered on a day', { delivery_on: '2026-11-20' }],
])('nothing is counted down for what %s', (_what, more) => {
  expect(promiseLeft({ ...order, ...more }, new Date('2026-11-18T12:35:00.000Z'))).toBeNull();
});

it.each([
  [true, '2026-11-18T08:05:00.000Z', 'Préparation commencée à 9 h 05 par vous'],
  [false, '2026-11-18T08:05:00.000Z', 'Préparation commencée à 9 h 05 par Loïc Tanguy'],
  [false, '2026-11-17T17:00:00.000Z', 'Préparation commencée mardi 17 novembre à 18 h par Loïc Tanguy'],
])(
  'whoever looks at an order reads when it was begun and by whom: oneself %s, %s',
  (isSelf, since, words) => {
    const told = startedText(
      { name: 'Loïc Tanguy', since, is_self: isSelf },
      new Date('2026-11-18T12:00:00.000Z'),
    );
    expect(told.replaceAll('\u00A0', ' ')).toBe(words);
  },
);
