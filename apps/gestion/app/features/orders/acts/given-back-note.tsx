import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { orderCopy } from '../order-copy.ts';
import { isPartlyInHand } from './is-partly-in-hand.ts';

const { givenBack: copy } = orderCopy;

/** All of its money is back with the customer, and its goods are not: who did so, and who can end it. */
export function GivenBackNote({ order }: { order: OrderAtTheDeskFragment }) {
  if (order.given_back === null) return null;
  const mayEnd = order.may.includes('cancelShopOrder');
  const toCancel = mayEnd ? copy.cancel : copy.ask;
  const toClose = mayEnd ? copy.close : copy.askToClose;
  return (
    <Card>
      <p>
        <Badge look="danger">{copy.title}</Badge> {order.given_back}
      </p>
      <p>
        {copy.stop} {isPartlyInHand(order) ? toClose : toCancel}
      </p>
    </Card>
  );
}
