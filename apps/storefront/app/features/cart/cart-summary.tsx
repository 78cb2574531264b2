import type { ShownCartFragment } from '../../../generated/documents.ts';
import { formatAmount } from '../../format.ts';
import { pricingCopy } from '../pricing/copy.ts';
import type { PriceView } from '../pricing/price-view.ts';
import styles from './cart-summary.module.css';
import { cartCopy } from './copy.ts';

type Props = { prices: ShownCartFragment['prices']; view: PriceView };

/** Before tax, tax by rate, with tax: to the cent what an order of this cart would cost. */
export function CartSummary({ prices, view }: Props) {
  if (prices === null || !view.canViewPrice) return <p className={styles['hidden']}>{pricingCopy.hidden}</p>;
  const shipping = prices.shipping_excluding_tax?.value ?? null;
  const eco = prices.eco_contribution?.value ?? 0;
  return (
    <dl className={styles['totals']}>
      <Amount label={cartCopy.subtotal} value={prices.subtotal_excluding_tax?.value} />
      {eco > 0 && <Amount label={cartCopy.eco} value={eco} small />}
      {(prices.discounts ?? []).map(
        (discount) =>
          discount && (
            <Amount
              key={discount.label}
              label={discount.label}
              value={-Math.abs(discount.amount.value ?? 0)}
            />
          ),
      )}
      <Row label={cartCopy.shipping}>
        {shipping === null ? cartCopy.shippingLater : shipping === 0 ? cartCopy.free : formatAmount(shipping)}
      </Row>
      <Amount label={cartCopy.totalExcludingTax} value={prices.total_excluding_tax?.value} strong />
      {(prices.applied_taxes ?? []).map(
        (tax) => tax && <Amount key={tax.label} label={tax.label} value={tax.amount.value} />,
      )}
      <Amount label={cartCopy.totalIncludingTax} value={prices.grand_total?.value} strong />
    </dl>
  );
}

type AmountProps = { label: string; value: number | null | undefined; strong?: boolean; small?: boolean };

function Amount({ label, value, strong = false, small = false }: AmountProps) {
  if (value === null || value === undefined) return null;
  return (
    <Row label={label} look={strong ? 'strong' : small ? 'small' : undefined}>
      {formatAmount(value)}
    </Row>
  );
}

function Row({
  label,
  look,
  children,
}: {
  label: string;
  look?: 'strong' | 'small' | undefined;
  children: string;
}) {
  return (
    <div className={styles['row']} data-look={look}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
