import { describe, expect, it } from 'vitest';
import { cardsOver, isDoneSince, nextToSend, nextTooOld, outcomeOf, refusedAct } from './kept-act.ts';
import type { KeptAct } from './kept-act.ts';

const error = (category: string, key?: string) => ({
  errors: [{ message: 'Refused', extensions: { category, key, french: 'Non.' } }],
});

describe('what the answer to a kept press means', () => {
  it.each([
    ['it is done', { data: { handOverLines: { number: 'W1' } } }, { kind: 'done' }],
    ['the order says no', error('graphql-input'), { kind: 'refused', message: 'Non.', key: null }],
    [
      'the code is wrong',
      error('graphql-input', 'PICKUP_CODE_WRONG'),
      { kind: 'refused', message: 'Non.', key: 'PICKUP_CODE_WRONG' },
    ],
    [
      'the order is not there',
      error('graphql-no-such-entity'),
      { kind: 'refused', message: 'Non.', key: null },
    ],
    [
      'the role may not',
      error('graphql-authorization', 'ROLE_MAY_NOT'),
      { kind: 'refused', message: 'Non.', key: 'ROLE_MAY_NOT' },
    ],
    ['the session has ended', error('graphql-authorization'), { kind: 'later', why: 'session' }],
    [
      'the second factor is owed',
      error('graphql-authorization', 'FACTOR_FIRST'),
      { kind: 'later', why: 'session' },
    ],
    [
      'somebody else is signed in by now',
      error('graphql-authorization', 'PRESSED_BY_OTHER'),
      { kind: 'later', why: 'session' },
    ],
    ['too many presses', error('rate-limit'), { kind: 'later', why: 'network' }],
    [
      'a fault',
      { errors: [{ message: 'Service unavailable' }], data: null },
      { kind: 'later', why: 'network' },
    ],
    ['half an answer', { data: null }, { kind: 'later', why: 'network' }],
    ['no answer of the shop', 'bad gateway', { kind: 'later', why: 'network' }],
  ])('%s', (_what, answer, outcome) => {
    expect(outcomeOf(answer)).toEqual(outcome);
  });
});

const act = (key: string, more: Partial<KeptAct> = {}): KeptAct => ({
  key,
  act: 'handOverLines',
  number: 'W1',
  variables: {},
  says: '',
  by: { id: '7', name: 'Loïc' },
  pressedAt: '2026-11-17T09:00:00.000Z',
  refusal: null,
  ...more,
});

it('the oldest press of whoever is signed in goes first; refused ones and those of others stay', () => {
  const acts = [
    act('refused', { refusal: 'Non.' }),
    act('others', { by: { id: '8', name: 'Inès' } }),
    act('mine'),
    act('later'),
  ];
  expect(nextToSend(acts, { id: '7' })?.key).toBe('mine');
  expect(nextToSend(acts, { id: '9' })).toBeUndefined();
});

it.each([
  ['2026-11-18T05:00:00.000Z', false],
  ['2026-11-18T05:00:00.001Z', true],
])('at %s a press of nine o’clock is too old to be sent, whoever pressed: %s', (now, old) => {
  const acts = [act('refused', { refusal: 'Non.' }), act('key', { by: { id: '8', name: 'Inès' } })];
  expect(nextTooOld(acts, new Date(now))?.key).toBe(old ? 'key' : undefined);
});

it('a refused press keeps what its card says, and nothing of the proof', () => {
  const proof = { code: 'K7M4XR', received_by: 'Rose', signature: '1,2 3,4' };
  const pressed = act('key', { variables: { number: 'W1', proof }, says: 'Remise de W1 à Rose' });
  const kept = refusedAct(pressed, { message: 'Non.', key: 'LINE_STALE' }, new Date('2026-11-17T10:00:00Z'));
  const refusedAt = '2026-11-17T10:00:00.000Z';
  expect(kept).toEqual({ ...pressed, variables: {}, refusal: 'Non.', refusalKey: 'LINE_STALE', refusedAt });
  expect(JSON.stringify(kept)).not.toContain('K7M4XR');
});

it.each([
  ['given out since', '2026-11-17T10:01:00Z', 2, {}, true],
  ['given out before it was refused', '2026-11-17T09:59:00Z', 2, {}, false],
  ['given out in part', '2026-11-17T10:01:00Z', 1, {}, false],
  ['given out, and the card is about counting', '2026-11-17T10:01:00Z', 2, { act: 'prepareLines' }, false],
] as const)('on another device the order was %s: its card is over, %s', (_what, at, given, more, over) => {
  const refused = { message: 'Non.', key: null };
  const card = refusedAct(act('key', more), refused, new Date('2026-11-17T10:00:00Z'));
  const order = {
    number: 'W1',
    last_hand_over: { by: 'Henri', at },
    lines: [{ prepared: 2, handed_over: given }],
  };
  expect(isDoneSince(card, order)).toBe(over);
  expect(isDoneSince(card, null)).toBe(false);
});

it('once the same is done with an order, its cards are over; what waits, other acts and other orders stay', () => {
  const acts = [
    act('over', { refusal: 'Non.' }),
    act('waits'),
    act('other act', { refusal: 'Non.', act: 'prepareLines' }),
    act('other order', { refusal: 'Non.', number: 'W2' }),
  ];
  expect(cardsOver(acts, { act: 'handOverLines', number: 'W1' }).map(({ key }) => key)).toEqual(['over']);
});
