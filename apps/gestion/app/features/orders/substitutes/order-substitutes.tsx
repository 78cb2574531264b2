import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { formatAmount, formatMoment } from '@nuancier/ui/text/format.ts';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { OfficeForm } from '../../office/forms/office-form.tsx';
import { substitutesCopy as copy } from './substitutes-copy.ts';
import styles from './order-substitutes.module.css';

type Props = { order: OrderAtTheDeskFragment; actKey: string };

/** What was proposed in the place of what, how far that is, and what the customer said by telephone. */
export function OrderSubstitutes({ order, actKey }: Props) {
  const substitutes = order.substitutes ?? [];
  if (substitutes.length === 0) return null;
  return (
    <section className={styles.substitutes} aria-label={copy.title}>
      <h2>{copy.title}</h2>
      {substitutes.map((one) => (
        <Card key={one.id}>
          <p>
            <Badge look={one.state === 'proposed' ? 'warning' : 'neutral'}>{copy.states[one.state]}</Badge>
          </p>
          <p>
            {copy.exchange(
              one.quantity,
              `${one.instead_name} (${one.instead_sku})`,
              `${one.name} (${one.sku})`,
            )}
            {one.unit_ht_cents !== null && `, ${copy.price(formatAmount(one.unit_ht_cents / 100))}`}
          </p>
          <p>
            <small>{copy.by(one.proposed_by, formatMoment(new Date(one.proposed_at)))}</small>
          </p>
          {one.state === 'proposed' && order.may.includes('prepareLines') && (
            <Answers id={one.id} actKey={actKey} />
          )}
        </Card>
      ))}
    </section>
  );
}

function Answers({ id, actKey }: { id: string; actKey: string }) {
  return (
    <OfficeForm className={styles.answers} data-print="no">
      <input type="hidden" name="cle" value={actKey} />
      <input type="hidden" name="remplacement" value={id} />
      <Button type="submit" name="intent" value="acceptSubstitute">
        {copy.acceptedByPhone}
      </Button>
      <Button type="submit" name="intent" value="declineSubstitute" look="secondary">
        {copy.declinedByPhone}
      </Button>
      <Button type="submit" name="intent" value="withdrawSubstitute" look="quiet">
        {copy.withdraw}
      </Button>
    </OfficeForm>
  );
}
