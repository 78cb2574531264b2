import type { AddressFieldsFragment } from '../../../../generated/documents.ts';
import type { AddressAnswer } from '../../../actions/customers/address-answer.ts';
import { addressCopy } from './address-copy.ts';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { PlaceField } from './place-field.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';

type Props = {
  /** What is known already: an address, or the customer's name for a new one. */
  known: Partial<AddressFieldsFragment>;
  answer: AddressAnswer | undefined;
};

/** Recipient and address, in the account and at the checkout. */
export function AddressFields({ known, answer }: Props) {
  const [street, apartment, neighborhood, extra] = known.street ?? [];
  const shared = { answer } as const;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...shared}
          name="firstname"
          label={addressCopy.firstname}
          autoComplete="given-name"
          defaultValue={known.firstname ?? ''}
        />
        <TextField
          {...shared}
          name="lastname"
          label={addressCopy.lastname}
          autoComplete="family-name"
          defaultValue={known.lastname ?? ''}
        />
        <TextField
          {...shared}
          name="company"
          label={addressCopy.company}
          optional
          autoComplete="organization"
          defaultValue={known.company ?? ''}
        />
        <TextField
          {...shared}
          name="telephone"
          label={addressCopy.telephone}
          optional
          type="tel"
          autoComplete="tel-national"
          defaultValue={known.telephone ?? ''}
        />
      </div>
      <PlaceField
        {...shared}
        name="street"
        label={addressCopy.street}
        autoComplete="address-line1"
        defaultValue={street ?? ''}
      />
      <div className={styles.pair}>
        <TextField
          {...shared}
          name="apartment"
          label={addressCopy.apartment}
          optional
          autoComplete="address-line2"
          defaultValue={apartment ?? ''}
        />
        <TextField
          {...shared}
          name="neighborhood"
          label={addressCopy.neighborhood}
          optional
          autoComplete="address-line3"
          defaultValue={neighborhood ?? ''}
        />
      </div>
      <TextField {...shared} name="extra" label={addressCopy.extra} optional defaultValue={extra ?? ''} />
      <div className={styles.pair}>
        <PlaceField
          {...shared}
          name="postcode"
          label={addressCopy.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={known.postcode ?? ''}
        />
        <PlaceField
          {...shared}
          name="city"
          label={addressCopy.city}
          autoComplete="address-level2"
          defaultValue={known.city ?? ''}
        />
      </div>
    </>
  );
}
