// The rows between the lines of a cart or an order and the amount to pay, in the reader's amounts.
import { cents, sumOf } from '../money.ts';
import type { Cents } from '../money.ts';
import { includingTax, taxRate } from '../tax.ts';
import type { TaxLabel } from '../tax.ts';

export type SumFacts = {
  /** each line with tax, as it is shown */
  rowsTtc: readonly Cents[];
  /** all lines before tax */
  subtotalHt: Cents;
  /** included in the lines */
  ecoHt: Cents;
  discounts: readonly { name: string; ht: Cents }[];
  /** `ht: null` until a shipping method is chosen; null where shipping is not shown */
  shipping: { isPickup: boolean; ht: Cents | null } | null;
  totalHt: Cents;
  taxes: readonly { name: string; amount: Cents }[];
  totalTtc: Cents;
};

export type SumRow = {
  kind: 'subtotal' | 'eco' | 'discount' | 'pickup' | 'delivery' | 'rounding' | 'total' | 'tax' | 'tax-within';
  /** in which of the two its amount is */
  label: TaxLabel;
  /** the coupon's or the tax's */
  name: string | null;
  /** null: not known yet */
  amount: Cents | null;
  weight: 'plain' | 'small' | 'strong';
};

/**
 * The rows add up as they are shown. A tax that is rounded once on the whole may differ by a cent from that of the
 * rows: then the rounding is a row too.
 */
export function sumRows(facts: SumFacts, large: readonly TaxLabel[]): SumRow[] {
  const [first, ...rows] =
    large[0] === 'TTC' ? rowsWithTax(facts, large.includes('HT')) : rowsBeforeTax(facts);
  // Without a row between them, the subtotal equals the total and is left out.
  return first === undefined || rows[0]?.kind === 'total' ? rows : [first, ...rows];
}

function rowsBeforeTax(facts: SumFacts): SumRow[] {
  const { subtotalHt, ecoHt, discounts, shipping, totalHt, taxes, totalTtc } = facts;
  return [
    row('subtotal', 'HT', subtotalHt),
    ...(ecoHt > 0 ? [row('eco', 'HT', ecoHt, { weight: 'small' })] : []),
    ...discounts.map(({ name, ht }) => row('discount', 'HT', cents(-ht), { name })),
    ...(shipping ? [shippingRow(shipping, 'HT', shipping.ht)] : []),
    row('total', 'HT', totalHt, { weight: 'strong' }),
    ...taxes.map(({ name, amount }) => row('tax', 'TTC', amount, { name })),
    row('total', 'TTC', totalTtc, { weight: 'strong' }),
  ];
}

function rowsWithTax(facts: SumFacts, untaxedToo: boolean): SumRow[] {
  const { rowsTtc, ecoHt, discounts, shipping, totalHt, taxes, totalTtc } = facts;
  const subtotal = sumOf(rowsTtc);
  const off = discounts.map(({ name, ht }) => ({ name, ttc: taxed(ht) }));
  const carried = shipping?.ht == null ? null : taxed(shipping.ht);
  const rounding = cents(totalTtc - subtotal + sumOf(off.map(({ ttc }) => ttc)) - (carried ?? 0));
  return [
    row('subtotal', 'TTC', subtotal),
    ...(ecoHt > 0 ? [row('eco', 'TTC', taxed(ecoHt), { weight: 'small' })] : []),
    ...off.map(({ name, ttc }) => row('discount', 'TTC', cents(-ttc), { name })),
    ...(shipping ? [shippingRow(shipping, 'TTC', carried)] : []),
    ...(rounding === 0 ? [] : [row('rounding', 'TTC', rounding, { weight: 'small' })]),
    row('total', 'TTC', totalTtc, { weight: 'strong' }),
    ...taxes.map(({ name, amount }) => row('tax-within', 'TTC', amount, { name, weight: 'small' })),
    row('total', 'HT', totalHt, { weight: untaxedToo ? 'strong' : 'small' }),
  ];
}

function shippingRow({ isPickup }: { isPickup: boolean }, label: TaxLabel, amount: Cents | null): SumRow {
  return row(isPickup ? 'pickup' : 'delivery', label, amount);
}

function taxed(ht: Cents): Cents {
  return includingTax(ht, taxRate('standard'));
}

function row(
  kind: SumRow['kind'],
  label: TaxLabel,
  amount: Cents | null,
  { name = null, weight = 'plain' }: Partial<Pick<SumRow, 'name' | 'weight'>> = {},
): SumRow {
  return { kind, label, name, amount, weight };
}
