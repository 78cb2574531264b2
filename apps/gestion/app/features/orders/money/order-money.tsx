import { Link } from 'react-router';
import { formatAmount, formatMoment } from '@nuancier/ui/text/format.ts';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { orderCopy } from '../order-copy.ts';
import styles from './order-money.module.css';

const { money: copy } = orderCopy;

/** What the order comes to, part by part, what is owed of it and what went back; nothing for whoever sees no sums. */
export function OrderMoney({ order }: { order: OrderAtTheDeskFragment }) {
  const { sums, to_give_back_cents: owed } = order;
  if (sums === null) return null;
  const rows = [
    [copy.goods, sums.goods_ht_cents],
    ...(sums.discount_ht_cents === 0 ? [] : [[copy.discount, -sums.discount_ht_cents] as const]),
    [copy.delivery, sums.shipping_ht_cents],
    [copy.ht, sums.total_ht_cents],
    [copy.tax, sums.tax_cents],
    [copy.ttc, sums.total_ttc_cents],
  ] as const;
  return (
    <section className={styles.money} aria-label={copy.title}>
      <dl className={styles.sums}>
        {rows.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(cents / 100)}</dd>
          </div>
        ))}
      </dl>
      {owed !== null && (
        <p>
          <strong>{copy.toGiveBack(formatAmount(owed / 100))}</strong>{' '}
          {order.may.includes('refundOrder') && <Link to={paths.refund(order.number)}>{copy.giveBack}</Link>}
        </p>
      )}
      {order.settled.map(({ at, cents, how }) => (
        <p key={at}>{copy.settled(formatAmount(cents / 100), how, formatMoment(new Date(at)))}</p>
      ))}
    </section>
  );
}
