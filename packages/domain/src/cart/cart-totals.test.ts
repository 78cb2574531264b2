import { describe, expect, it } from 'vitest';
import { cents, sumOf } from '../money.ts';
import { taxRate } from '../tax.ts';
import type { TaxRate } from '../tax.ts';
import { cartTotals, rowHt } from './cart-totals.ts';
import type { ShippingTerms, TotalRow } from './cart-totals.ts';
import { couponShares } from './coupons/coupon.ts';

const RATE = taxRate('standard');

describe('cartTotals', () => {
  it('rounds the tax once for the document, not line by line', () => {
    const { total } = cartTotals([row(33, 1), row(33, 1), row(33, 1)], null);
    // Line by line it would have been 7 + 7 + 7 cents.
    expect(total).toEqual({ excluding: 99, including: 119, taxes: [{ rate: RATE, base: 99, tax: 20 }] });
  });

  it.each([
    [9_999, 2_490],
    [10_000, 0],
  ])('of %d cents of goods, shipping costs %d', (goods, fee) => {
    expect(cartTotals([row(goods, 1)], shipping(2_490, 10_000)).shippingHt).toBe(fee);
  });

  it('shipping that is never free is paid and taxed, whatever the goods come to', () => {
    const terms = { ...shipping(2_490, 0), freeFromHt: null };
    const { shippingHt, total } = cartTotals([row(1_000_000, 1)], terms);
    expect(shippingHt).toBe(2_490);
    expect(total).toEqual({
      excluding: 1_002_490,
      including: 1_202_988,
      taxes: [{ rate: RATE, base: 1_002_490, tax: 200_498 }],
    });
  });

  it('goods count after the coupon when shipping becomes free', () => {
    const reduced = { ...row(10_000, 1), discountHt: cents(1) };
    expect(cartTotals([reduced], shipping(2_490, 10_000)).shippingHt).toBe(2_490);
  });

  it('D04 the dearest cart there can be is exact to the cent', () => {
    const rows = Array.from({ length: 500 }, () => row(999_999, 99_999));
    const { total } = cartTotals(rows, null);
    const exact = 500n * 999_999n * 99_999n;
    expect(BigInt(total.excluding)).toBe(exact);
    expect(BigInt(total.including)).toBe((exact * 120n + 50n) / 100n);
  });

  it('D16 lines, coupon, tax and shipping add up to the cent on 1,000 random carts', () => {
    const random = randomNumbers(20_261_115);
    const carts = Array.from({ length: 1_000 }, () => randomCart(random));
    const broken = carts.filter(({ rows, terms, totals }) => {
      const { total, subtotal, discountHt, goodsHt, shippingHt } = totals;
      const rowsHt = sumOf(rows.map((one) => rowHt(one.unitHt, one.quantity)));
      const taxes = total.taxes.reduce((sum, { tax }) => sum + tax, 0);
      const isWhole = [total.excluding, total.including, taxes, discountHt].every(Number.isSafeInteger);
      return !(
        isWhole &&
        subtotal.excluding === rowsHt &&
        goodsHt === rowsHt - discountHt &&
        total.excluding === goodsHt + (shippingHt ?? 0) &&
        total.including === total.excluding + taxes &&
        (shippingHt === null) === (terms === null) &&
        rows.every((one) => one.discountHt >= 0 && one.discountHt <= rowHt(one.unitHt, one.quantity))
      );
    });
    expect(carts.some(({ totals }) => totals.discountHt > 0)).toBe(true);
    expect(carts.some(({ totals }) => (totals.shippingHt ?? 0) > 0)).toBe(true);
    expect(broken).toEqual([]);
  });
});

function randomCart(random: (least: number, most: number) => number) {
  const goods = Array.from({ length: random(1, 40) }, () => ({
    unitHt: cents(random(1, 80_000)),
    quantity: random(1, 300),
    rate: (random(0, 3) === 0 ? 550 : RATE) as TaxRate,
    priceGroup: random(0, 1) === 0 ? 'FACADE' : 'PEINT',
  }));
  const verdict = couponShares(
    {
      code: 'X',
      label: 'X',
      kind: random(0, 1) === 0 ? 'percent' : 'fixed_ht',
      value: random(1, 10_000),
      minHt: cents(random(0, 200_000)),
      groups: random(0, 1) === 0 ? [] : ['FACADE'],
      validFrom: null,
      validTo: null,
      usageLimit: null,
      used: 0,
      perCustomer: null,
      ownUses: 0,
      firstOrder: false,
      hasOrdered: false,
      isSwitchedOff: false,
      isOthers: false,
      credit: null,
    },
    goods.map((one) => ({
      rowHt: rowHt(one.unitHt, one.quantity),
      priceGroup: one.priceGroup,
      productSku: 'P1',
      tint: null,
    })),
    '2026-11-15',
  );
  const rows: TotalRow[] = goods.map((one, at) => ({
    ...one,
    discountHt: (verdict.ok ? verdict.value[at] : undefined) ?? cents(0),
  }));
  const terms = random(0, 1) === 0 ? null : shipping(random(0, 5_000), random(0, 500_000_000));
  return { rows, terms, totals: cartTotals(rows, terms) };
}

function row(unitHt: number, quantity: number): TotalRow {
  return { unitHt: cents(unitHt), quantity, discountHt: cents(0), rate: RATE };
}

function shipping(fee: number, freeFrom: number): ShippingTerms {
  return { feeHt: cents(fee), freeFromHt: cents(freeFrom), rate: RATE };
}

/** Pseudo-random with a fixed seed, so that a failure can be reproduced. */
function randomNumbers(seed: number): (least: number, most: number) => number {
  let state = seed;
  return (least, most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return least + Math.floor((state / 2 ** 32) * (most - least + 1));
  };
}
