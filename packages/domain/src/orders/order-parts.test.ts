import { describe, expect, it } from 'vitest';
import {
  judgeStatus,
  moveParts,
  partsImpliedBy,
  possibleStatuses,
  isPromiseOpen,
  standingParts,
  statusSteps,
  wholeRest,
} from './order-parts.ts';
import type { LineParts, MovedLine, PartKind } from './order-parts.ts';
import type { OrderStatus } from './order-status.ts';

const line = (id: number, ordered: number, prepared = 0, handedOver = 0): LineParts => ({
  id,
  ordered,
  prepared,
  handedOver,
});
const one = (lineId: number, quantity: number): MovedLine[] => [{ lineId, quantity }];

describe('what is prepared and handed over, line by line', () => {
  it.each<[string, LineParts, PartKind, number, LineParts]>([
    ['a part is prepared', line(1, 5), 'PREPARED', 2, line(1, 5, 2)],
    ['the rest follows', line(1, 5, 2), 'PREPARED', 3, line(1, 5, 5)],
    ['what is prepared is handed over', line(1, 5, 5), 'HANDED_OVER', 4, line(1, 5, 5, 4)],
    ['what is handed over has been prepared', line(1, 5, 1), 'HANDED_OVER', 3, line(1, 5, 3, 3)],
    ['what nobody holds is taken back', line(1, 5, 4, 1), 'TAKEN_BACK', 3, line(1, 5, 1, 1)],
  ])('%s', (_what, before, kind, quantity, after) => {
    const moved = moveParts(
      { status: 'EN_PREPARATION', paymentState: 'due', lines: [before] },
      kind,
      one(1, quantity),
    );
    expect(moved).toEqual({ ok: true, value: [after] });
  });

  it.each<[string, OrderStatus, LineParts, PartKind, MovedLine[], string]>([
    ['more than was ordered', 'EN_PREPARATION', line(1, 5), 'PREPARED', one(1, 6), 'PARTS_TOO_MANY'],
    [
      'what was handed over already',
      'DISPONIBLE',
      line(1, 5, 5, 5),
      'HANDED_OVER',
      one(1, 1),
      'PARTS_TOO_MANY',
    ],
    ['a line of another order', 'EN_ATTENTE', line(1, 5), 'PREPARED', one(2, 1), 'PARTS_UNKNOWN_LINE'],
    [
      'a line twice',
      'EN_ATTENTE',
      line(1, 5),
      'PREPARED',
      [...one(1, 1), ...one(1, 1)],
      'PARTS_UNKNOWN_LINE',
    ],
    ['half a pack', 'EN_ATTENTE', line(1, 5), 'PREPARED', one(1, 0.5), 'PARTS_BAD_QUANTITY'],
    ['less than one', 'EN_ATTENTE', line(1, 5), 'PREPARED', one(1, 0), 'PARTS_BAD_QUANTITY'],
    ['nothing', 'EN_ATTENTE', line(1, 5), 'PREPARED', [], 'PARTS_NOTHING'],
    ['of a cancelled order', 'ANNULEE', line(1, 5), 'PREPARED', one(1, 1), 'PARTS_ORDER_CLOSED'],
  ])('refuses %s', (_what, status, held, kind, moved, refusal) => {
    const order = { status, paymentState: 'paid', lines: [held] };
    expect(moveParts(order, kind, moved)).toEqual({ ok: false, refusal });
    expect(moveParts({ ...order, status: 'EN_ATTENTE', paymentState: 'pending' }, kind, one(1, 1))).toEqual({
      ok: false,
      refusal: 'PARTS_UNPAID',
    });
  });

  it('nothing is prepared or leaves once its money is given back; what was prepared may be taken back', () => {
    const order = { status: 'DISPONIBLE', paymentState: 'refunded', lines: [line(1, 5, 3)] } as const;
    const refused = { ok: false, refusal: 'PARTS_REFUNDED' };
    expect(moveParts(order, 'PREPARED', one(1, 1))).toEqual(refused);
    expect(moveParts(order, 'HANDED_OVER', one(1, 1))).toEqual(refused);
    expect(moveParts(order, 'TAKEN_BACK', one(1, 1)).ok).toBe(true);
  });

  it('all that is left is each line’s own rest', () => {
    const lines = [line(1, 5, 5, 2), line(2, 3, 3, 3), line(3, 1)];
    expect(wholeRest(lines, 'HANDED_OVER')).toEqual([...one(1, 3), ...one(3, 1)]);
    expect(wholeRest(lines, 'PREPARED')).toEqual(one(3, 1));
  });
});

describe('D49 where the lines lead the order', () => {
  const [some, all] = [line(1, 2, 1), line(1, 2, 2)];
  it.each<['EMP' | 'LIV', OrderStatus, LineParts, OrderStatus[]]>([
    ['EMP', 'EN_ATTENTE', some, ['EN_PREPARATION', 'PREPA_PARTIELLE', 'PARTIELLE']],
    ['EMP', 'EN_ATTENTE', all, ['EN_PREPARATION', 'DISPONIBLE']],
    ['EMP', 'PARTIELLE', some, []],
    ['EMP', 'PARTIELLE', all, ['DISPONIBLE']],
    ['EMP', 'PARTIELLE', line(1, 2, 1, 1), ['PARTIEL_RETIREE']],
    ['EMP', 'PARTIEL_RETIREE', line(1, 2, 2, 1), []],
    ['EMP', 'PARTIEL_RETIREE', line(1, 2, 2, 2), ['RETIREE']],
    ['LIV', 'EN_COMMANDE', some, ['PREPA_PARTIELLE']],
    ['LIV', 'PREPA_PARTIELLE', all, ['EN_PREPARATION']],
    ['LIV', 'EN_PREPARATION', line(1, 2, 2, 1), ['PREPA_PARTIELLE']],
    ['LIV', 'PREPA_PARTIELLE', line(1, 2, 2, 2), ['EXPEDIEE']],
    ['LIV', 'LIVREE', some, []],
    ['EMP', 'EN_ATTENTE', line(1, 2), []],
  ])('%s from %s with %o: %o', (mode, from, held, steps) => {
    expect(statusSteps(mode, from, [held])).toEqual(steps);
  });

  it.each([
    ['LIV', 'EN_PREPARATION', line(1, 2, 2), ['EXPEDIEE', 'PREPA_PARTIELLE', 'ANNULEE']],
    ['LIV', 'EN_PREPARATION', line(1, 2, 2, 1), ['EXPEDIEE', 'PREPA_PARTIELLE']],
    ['EMP', 'DISPONIBLE', line(1, 2, 2), ['RETIREE', 'PARTIEL_RETIREE', 'ANNULEE']],
    ['EMP', 'DISPONIBLE', line(1, 2, 2, 1), ['RETIREE', 'PARTIEL_RETIREE']],
    ['EMP', 'PARTIELLE', line(1, 2, 2), ['DISPONIBLE', 'PARTIEL_RETIREE', 'ANNULEE']],
    ['EMP', 'PARTIELLE', line(1, 2, 2, 1), ['DISPONIBLE', 'PARTIEL_RETIREE']],
    ['LIV', 'PREPA_PARTIELLE', line(1, 2, 2), ['EXPEDIEE', 'EN_PREPARATION', 'ANNULEE']],
    ['EMP', 'RETIREE', line(1, 2, 2, 2), []],
  ] as const)('a %s order that is %s with %o may become %j', (mode, status, held, possible) => {
    expect(possibleStatuses({ mode, status, paymentState: 'paid' }, [line(2, 1), held])).toEqual(possible);
  });

  it.each([
    ['LIV', 'EN_PREPARATION', line(1, 2, 2, 1), 'STATUS_PART_IN_HAND'],
    ['EMP', 'PARTIEL_RETIREE', line(1, 2, 2, 1), 'STATUS_PART_IN_HAND'],
    ['EMP', 'PARTIELLE', line(1, 2, 1), 'STATUS_CHANGE_REFUSED'],
  ] as const)('a %s order that is %s with %o is not cancelled: %s', (mode, status, held, refusal) => {
    expect(judgeStatus({ mode, status, paymentState: 'paid' }, [held], 'ANNULEE')).toEqual({
      ok: false,
      refusal,
    });
  });

  it.each([
    ['EN_PREPARATION', line(1, 2), ['ANNULEE']],
    ['DISPONIBLE', line(1, 2, 2), ['ANNULEE']],
    ['PARTIEL_RETIREE', line(1, 2, 2, 1), []],
  ] as const)('given back while %s with %o, it may become %j', (status, held, possible) => {
    const order = { mode: 'EMP', status, paymentState: 'refunded' } as const;
    expect(possibleStatuses(order, [held])).toEqual(possible);
  });

  it('what is on its way arrives, whatever was given back', () => {
    const order = { mode: 'LIV', status: 'EXPEDIEE', paymentState: 'refunded' } as const;
    expect(possibleStatuses(order, [line(1, 2, 2, 2)])).toEqual(['LIVREE']);
  });

  it('waits for the bank, or is given up', () => {
    const order = { mode: 'EMP', status: 'EN_ATTENTE', paymentState: 'pending' } as const;
    expect(possibleStatuses(order, [line(1, 5)])).toEqual(['ANNULEE']);
    expect(possibleStatuses({ ...order, paymentState: 'paid' }, [line(1, 5)]).length).toBeGreaterThan(1);
  });

  it.each([
    ['DISPONIBLE', 'PREPARED'],
    ['EXPEDIEE', 'HANDED_OVER'],
    ['RETIREE', 'HANDED_OVER'],
    ['LIVREE', 'HANDED_OVER'],
    ['PARTIELLE', null],
    ['EN_ATTENTE', null],
  ] as const)('the status %s alone says of all lines: %s', (status, kind) => {
    expect(partsImpliedBy(status)).toBe(kind);
  });

  it.each([
    ['EMP', 'EN_ATTENTE', line(1, 2), true],
    ['EMP', 'PARTIEL_RETIREE', line(1, 2, 1, 1), true],
    ['EMP', 'DISPONIBLE', line(1, 2, 2), false],
    ['EMP', 'RETIREE', line(1, 2, 2, 2), false],
    ['EMP', 'ANNULEE', line(1, 2), false],
    ['LIV', 'EN_PREPARATION', line(1, 2, 2), true],
    ['LIV', 'PREPA_PARTIELLE', line(1, 2, 2, 1), true],
    ['LIV', 'EXPEDIEE', line(1, 2, 2, 2), false],
    ['LIV', 'ANNULEE', line(1, 2, 1), false],
  ] as const)(
    'what was promised of a %s order that is %s with %o stands: %s',
    (mode, status, held, stands) => {
      expect(isPromiseOpen({ mode, status, paymentState: 'paid' }, [held])).toBe(stands);
    },
  );
  it('nothing is promised any more of what its buyer has all the money back for', () => {
    const order = { mode: 'EMP', status: 'EN_PREPARATION', paymentState: 'refunded' } as const;
    expect(isPromiseOpen(order, [line(1, 5)])).toBe(false);
  });
});

describe('standingParts', () => {
  const part = (text: string) => {
    const kinds = { P: 'PREPARED', H: 'HANDED_OVER', T: 'TAKEN_BACK' } as const;
    const kind = Object.entries(kinds).find(([letter]) => text.startsWith(letter))?.[1];
    if (kind === undefined) throw new Error(text);
    return { kind, quantity: Number(text.slice(1)) };
  };
  it.each([
    ['P2', 'P2'],
    ['P2 T2', ''],
    ['P2 T2 P3', 'P3'],
    ['P2 P1 T2', 'P1'],
    ['P3 H1 T1 P2', 'P2 H1 P2'],
    ['H2 P1 T1', 'H2'],
  ])('of %s there stands %j', (moves, standing) => {
    const left = standingParts(moves.split(' ').map(part));
    expect(left.map(({ kind, quantity }) => `${kind[0]}${quantity}`).join(' ')).toBe(standing);
  });
});
