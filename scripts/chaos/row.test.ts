import { expect, it } from 'vitest';
import { rowOf, WITHSTOOD } from './row.ts';
import type { Seen } from './row.ts';
import type { Answer } from './visitors.ts';

const answer = (status: number, more: Partial<Answer> = {}): Answer => ({
  kind: 'page',
  what: '/search?q=laque',
  status,
  ms: 120,
  at: 0,
  saysWhen: true,
  ...more,
});

const verdictOf = (answers: Answer[]) => {
  const seen: Seen = {
    answers,
    bought: [{ cartId: 'one', numbers: new Set(['1']), refusal: null, tries: 1, news: 'paid' }],
    complaints: [],
    writeMs: 10,
    orderMs: 10,
    isGone: false,
    ownLagMs: 0,
    toldMs: 0,
    posted: {},
  };
  return rowOf('crowd', seen, {}).verdict;
};

it.each([
  ['served', answer(200)],
  ['refused', answer(404)],
  ['sent away with a word when to come back', answer(503)],
  ['not answered while nobody is there', answer(0)],
])('a fault is withstood when people are %s', (_what, one) => {
  expect(verdictOf([answer(200), one])).toBe(WITHSTOOD);
});

it.each([
  [
    'a fault of the shop',
    answer(500, { trouble: 'Une erreur' }),
    '/search?q=laque: 500 after 0.1 s, Une erreur',
  ],
  ['an answer above its limit', answer(200, { ms: 10_100 }), '/search?q=laque: 200 after 10.1 s'],
  ['one sent away for nobody knows how long', answer(503, { saysWhen: false }), 'without saying when'],
])('is not withstood after %s, and the verdict says where', (_what, one, told) => {
  expect(verdictOf([answer(200), one])).toContain(told);
});
