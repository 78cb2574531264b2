import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import type { OrderAtTheDeskFragment } from '../../../../../generated/documents.ts';
import { paths } from '../../../../addresses/paths.ts';
import { orderCopy } from '../../order-copy.ts';
import { printCopy } from '../../print/print-copy.ts';
import { isPartlyInHand } from '../is-partly-in-hand.ts';
import styles from './order-acts.module.css';

const { act: copy } = orderCopy;

type Order = OrderAtTheDeskFragment;
type Way = { to: string; label: string };

/** What is done now and then: folded, so that on a phone the promise stands near the next step. */
export function OtherActs({ order, open }: { order: Order; open: boolean }) {
  return (
    <div className={styles.others}>
      <Disclosure summary={orderCopy.otherActs} open={open}>
        <div className={styles.row}>
          {waysOf(order).map(({ to, label }) => (
            <ButtonLink key={to} to={to} look="quiet">
              {label}
            </ButtonLink>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

function waysOf(order: Order): Way[] {
  const { number, buyer } = order;
  const ifMay = (act: Order['may'][number], to: string, label: string): Way[] =>
    order.may.includes(act) ? [{ to, label }] : [];
  return [
    { to: paths.printing(number), label: printCopy.link },
    ...ifMay('takeBackLines', paths.takingBack(number), copy.takeBackLines),
    ...(buyer.enter_as === null
      ? []
      : [{ to: paths.customerEntry(buyer.enter_as), label: copy.enterAsCustomer }]),
    ...(order.may_open_return ? [{ to: paths.openingReturn(number), label: copy.openReturn }] : []),
    ...ifMay('refundOrder', paths.refund(number), copy.refundOrder),
    ...ifMay('settleCancelled', paths.settling(number), copy.settleCancelled),
    ...ifMay('cancelOrderLines', paths.cancellingLines(number), copy.cancelOrderLines),
    ...ifMay(
      'cancelShopOrder',
      paths.cancelling(number),
      isPartlyInHand(order) ? copy.closeShopOrder : copy.cancelShopOrder,
    ),
  ];
}
