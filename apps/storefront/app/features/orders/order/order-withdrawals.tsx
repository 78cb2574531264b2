import type { OrderDetailFragment, OrderLineFieldsFragment } from '../../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { orderCopy as copy } from '../copy.ts';

type Props = {
  withdrawals: OrderDetailFragment['withdrawals'];
  lines: readonly OrderLineFieldsFragment[];
};

/** What the buyer has withdrawn from, and how far it has come. */
export function OrderWithdrawals({ withdrawals, lines }: Props) {
  return (
    <Card>
      <h2>{copy.withdrawals}</h2>
      {withdrawals.map(
        ({ declared_at: at, state_label: label, items, quantities, refusal_reason: reason }) => (
          <div key={at}>
            <p>
              <strong>{label}</strong> {copy.withdrawnOn(formatDate(new Date(at)))}
            </p>
            <ul>
              {lines
                .filter(({ id }) => items.includes(id))
                .map(({ id, product_name: name }) => (
                  <li key={id}>{copy.withdrawnLine(quantities[items.indexOf(id)] ?? 0, name ?? '')}</li>
                ))}
            </ul>
            {reason !== null && <p>{copy.withdrawalRefused(reason)}</p>}
          </div>
        ),
      )}
    </Card>
  );
}
