import { describe, expect, it } from 'vitest';
import { actsOn } from './desk-acts.ts';
import type { DeskAct, DeskOrder } from './desk-acts.ts';
import type { BenchLine } from './preparation.ts';

const lineOf = (picked: number, prepared: number, handedOver: number): BenchLine => ({
  id: 1,
  position: 1,
  sku: '10200102',
  ean: null,
  ordered: 3,
  picked,
  prepared,
  handedOver,
  released: 0,
  isWithheld: false,
  invoiced: 0,
});
const order = (more: Partial<DeskOrder> = {}, counts = [0, 0, 0]): DeskOrder => ({
  mode: 'EMP',
  status: 'EN_ATTENTE',
  paymentState: 'due',
  waitingForApproval: false,
  hasPicker: false,
  paidCents: null,
  backCents: 0,
  settleCents: 0,
  lines: [lineOf(counts[0] ?? 0, counts[1] ?? 0, counts[2] ?? 0)],
  ...more,
});
const begun = { status: 'EN_PREPARATION', hasPicker: true } as const;
const card = { paymentState: 'paid', paidCents: 4_210 } as const;
const WORDS: DeskAct[] = ['noteOrder', 'resendOrderMail'];

describe('actsOn', () => {
  it.each<[string, DeskOrder, DeskAct[]]>([
    ['it has come in', order(), ['startPreparation', 'cancelShopOrder', 'cancelOrderLines', ...WORDS]],
    ['the bank has not answered', order({ paymentState: 'pending' }), ['cancelShopOrder', 'noteOrder']],
    ['its company has not agreed', order({ waitingForApproval: true }), ['cancelShopOrder', 'noteOrder']],
    ['begun', order(begun), ['prepareLines', 'cancelShopOrder', 'cancelOrderLines', ...WORDS]],
    [
      'begun by another system',
      order({ ...begun, hasPicker: false }),
      ['startPreparation', 'prepareLines', 'cancelShopOrder', 'cancelOrderLines', ...WORDS],
    ],
    [
      'some set aside',
      order(begun, [2, 0, 0]),
      ['prepareLines', 'markReady', 'cancelShopOrder', 'cancelOrderLines', ...WORDS],
    ],
    [
      'some set aside, to be sent',
      order({ ...begun, mode: 'LIV' }, [2, 0, 0]),
      ['prepareLines', 'shipOrder', 'cancelShopOrder', 'cancelOrderLines', ...WORDS],
    ],
    [
      'ready',
      order({ status: 'DISPONIBLE', hasPicker: true }, [3, 3, 0]),
      ['handOverLines', 'takeBackLines', 'cancelShopOrder', 'cancelOrderLines', ...WORDS],
    ],
    [
      'a part in hand',
      order({ status: 'PARTIEL_RETIREE', hasPicker: true, ...card }, [3, 3, 1]),
      ['handOverLines', 'takeBackLines', 'refundOrder', 'cancelOrderLines', ...WORDS],
    ],
    [
      'a part in hand, the rest still to prepare',
      order({ status: 'PARTIEL_RETIREE', hasPicker: true }, [1, 1, 1]),
      ['prepareLines', 'cancelOrderLines', ...WORDS],
    ],
    ['fetched', order({ status: 'RETIREE', ...card }, [3, 3, 3]), ['refundOrder', ...WORDS]],
    [
      'given back before anybody began',
      order({ paymentState: 'refunded', paidCents: 4_210, backCents: 4_210 }),
      ['cancelShopOrder', ...WORDS],
    ],
    [
      'given back while it waits at the counter',
      order(
        { status: 'DISPONIBLE', paymentState: 'refunded', paidCents: 4_210, backCents: 4_210 },
        [3, 3, 0],
      ),
      ['takeBackLines', 'cancelShopOrder', ...WORDS],
    ],
    [
      'given back, set aside to be sent',
      order({ ...begun, mode: 'LIV', paymentState: 'refunded', paidCents: 1, backCents: 1 }, [3, 0, 0]),
      ['cancelShopOrder', ...WORDS],
    ],
    [
      'given back with a part in hand: closed without the rest',
      order({ status: 'PARTIEL_RETIREE', paymentState: 'refunded', paidCents: 1, backCents: 1 }, [1, 1, 1]),
      ['cancelShopOrder', ...WORDS],
    ],
    [
      'all of it invoiced before it left',
      order({ lines: [{ ...lineOf(0, 0, 0), invoiced: 3 }] }),
      ['startPreparation', 'cancelShopOrder', ...WORDS],
    ],
    [
      'cancelled, and paid by transfer',
      order({ status: 'ANNULEE', settleCents: 4_210 }),
      ['settleCancelled', ...WORDS],
    ],
    ['cancelled and given back', order({ status: 'ANNULEE', ...card, backCents: 4_210 }), WORDS],
  ])('%s', (_when, asked, acts) => {
    expect(actsOn(asked).toSorted()).toEqual(acts.toSorted());
  });
});

it.each(['EMP', 'LIV'] as const)('%s: nobody is offered what its buyer has withdrawn from', (mode) => {
  const lines = [{ ...lineOf(2, 1, 0), isWithheld: true }];
  const acts = actsOn({ ...order({ mode, status: 'EN_PREPARATION' }), lines });
  const leaving = ['startPreparation', 'markReady', 'handOverLines', 'shipOrder'] as const;
  expect(leaving.filter((act) => acts.includes(act))).toEqual([]);
});
