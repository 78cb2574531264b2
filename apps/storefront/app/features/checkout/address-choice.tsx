import type { AddressFieldsFragment } from '../../../generated/documents.ts';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { AddressFields } from '../customers/addresses/address-fields.tsx';
import { AddressLines } from '../customers/addresses/address-lines.tsx';
import { PostalAddress } from '../orders/order/postal-address.tsx';
import styles from './address-choice.module.css';
import { amongSaved, chosenAddress, isMasked } from '../../actions/checkout/chosen-address.ts';
import type { AddressStepAnswer } from '../../actions/checkout/chosen-address.ts';
import { addressStepCopy } from './copy.ts';
import { OptionCard } from './option-card.tsx';
import type { PostalAddressFacts } from '../../actions/checkout/postal-address-facts.ts';

type Props = {
  legend: string;
  /** Which of the account's addresses is meant unless another is chosen. */
  prefers: 'default_billing' | 'default_shipping';
  isSignedIn: boolean;
  saved: readonly AddressFieldsFragment[];
  current: PostalAddressFacts | null;
  /** The delivery address may be used for billing. */
  sameAs: PostalAddressFacts | null;
  known: Partial<AddressFieldsFragment>;
  answer: AddressStepAnswer | undefined;
};

/** Which address: the one of the order, one of the account, or a new one. A visitor only has its own to write. */
export function AddressChoice({ legend, prefers, isSignedIn, saved, current, sameAs, known, answer }: Props) {
  const kept = isSignedIn ? current : null;
  const chosen = answer?.values.address ?? chosenAddress({ kept, sameAs, current, saved, prefers });
  const written = !isSignedIn && current !== null && !isMasked(current) ? current : null;
  const choices = kept !== null || sameAs !== null || saved.length > 0;
  return (
    <fieldset className={styles.choice}>
      <legend>{choices ? legend : addressStepCopy.own}</legend>
      {sameAs && (
        <OptionCard
          name="address"
          value="same"
          label={addressStepCopy.sameAsShipping}
          defaultChecked={chosen === 'same'}
        >
          <PostalAddress address={sameAs} />
        </OptionCard>
      )}
      {kept && !amongSaved(kept, saved) && (
        <OptionCard
          name="address"
          value="current"
          label={addressStepCopy.current}
          defaultChecked={chosen === 'current'}
        >
          <PostalAddress address={kept} />
        </OptionCard>
      )}
      {saved.map((address) => (
        <OptionCard
          key={address.id}
          name="address"
          value={String(address.id)}
          label={address.label || `${address.postcode ?? ''} ${address.city ?? ''}`}
          defaultChecked={chosen === String(address.id)}
        >
          <AddressLines address={address} />
        </OptionCard>
      ))}
      {choices ? (
        <OptionCard
          name="address"
          value="new"
          label={addressStepCopy.newAddress}
          defaultChecked={chosen === 'new'}
        />
      ) : (
        <input type="hidden" name="address" value="new" />
      )}
      <div className={styles.fields} data-choice={choices ? 'one-of-several' : undefined}>
        <RequiredNote />
        <AddressFields known={written ?? known} answer={answer} />
        {isSignedIn && (
          <Checkbox
            name="save"
            label={addressStepCopy.save}
            defaultChecked={answer ? answer.values.save === 'on' : true}
          />
        )}
      </div>
    </fieldset>
  );
}
