import type { WishedArrivalFactsFragment } from '../../../../generated/documents.ts';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { wishChoiceWords } from '../../stock/wish-words.ts';
import { shippingStepCopy as copy } from '../copy.ts';
import styles from './wish-choice.module.css';

type Props = { wishes: readonly WishedArrivalFactsFragment[]; soonest: string; chosen: string };

/** A slot at the counter. */
export function PickupWish({ wishes, soonest, chosen }: Props) {
  const options = wishes.map((wish) => ({ value: wish.code, label: wishChoiceWords(wish) }));
  return (
    <div className={styles.choice} data-mode="EMP">
      <Field label={copy.wishPickup}>
        {(control) => (
          <Select
            {...control}
            name="pickup_wish"
            defaultValue={chosen}
            options={[{ value: '', label: copy.soonest(formatMoment(new Date(soonest))) }, ...options]}
          />
        )}
      </Field>
    </div>
  );
}
