import type { WishedArrivalFactsFragment } from '../../../../generated/documents.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TwoDeliveries } from '../../orders/order/two-deliveries.tsx';
import type { Delivery } from '../../orders/order/two-deliveries.tsx';
import { wishChoiceWords } from '../../stock/wish-words.ts';
import { shippingStepCopy as copy } from '../copy.ts';
import styles from './wish-choice.module.css';

type Props = {
  wishes: readonly WishedArrivalFactsFragment[];
  /** Null: one line has no day. */
  soonest: string | null;
  /** Both, where it can come in two. */
  deliveries: readonly Delivery[];
  chosen: string;
};

/** A day at the door, or two. */
export function DeliveryWish({ wishes, soonest, deliveries, chosen }: Props) {
  const day = soonest && formatLocalDay(soonest);
  const isParted = deliveries.length > 0;
  const first = isParted ? copy.soonestTogether(day) : copy.soonest(day ?? '');
  const options = wishes.map((wish) => ({
    value: wish.code,
    label: wish.kind === 'IN_TWO' ? copy.inTwo(deliveries.map(partWords)) : wishChoiceWords(wish),
  }));
  return (
    <div className={styles.choice} data-mode="LIV">
      <Field label={copy.wishDelivery}>
        {(control) => (
          <Select
            {...control}
            name="delivery_wish"
            defaultValue={chosen}
            options={[{ value: '', label: first }, ...options]}
          />
        )}
      </Field>
      {isParted && (
        <section className={styles.parted} aria-label={copy.inTwoTitle}>
          <h3>{copy.inTwoTitle}</h3>
          <TwoDeliveries deliveries={deliveries} />
          <p>{copy.feeOnce}</p>
        </section>
      )}
    </div>
  );
}

function partWords({ on, lines }: Delivery): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return copy.partOf(count, on && formatLocalDay(on));
}
