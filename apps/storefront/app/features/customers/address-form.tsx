import { Form } from 'react-router';
import type { AddressFieldsFragment } from '../../../generated/documents.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { addressCopy } from './address-copy.ts';
import type { FormAnswer } from './form-answer.ts';
import { FormRefusal } from './form-refusal.tsx';
import styles from './form.module.css';
import { TextField } from './text-field.tsx';
import { useRefusedForm } from './use-refused-form.ts';

export type AddressAnswer = FormAnswer<
  | 'label'
  | 'firstname'
  | 'lastname'
  | 'company'
  | 'street'
  | 'apartment'
  | 'neighborhood'
  | 'extra'
  | 'postcode'
  | 'city'
  | 'telephone'
  | 'default_shipping'
  | 'default_billing'
>;

type Props = {
  /** What is known already: the address itself, or the customer's name for a new one. */
  known: Partial<AddressFieldsFragment>;
  answer: AddressAnswer | undefined;
  pending: boolean;
};

const title = { text: addressCopy.errorTitle, key: addressCopy.errorTitle };

export function AddressForm({ known, answer, pending }: Props) {
  const place = useRefusedForm(answer, title);
  const [street, apartment, neighborhood, extra] = known.street ?? [];
  const checked = (name: 'default_shipping' | 'default_billing') =>
    answer ? answer.values[name] === 'on' : (known[name] ?? false);
  const shared = { answer } as const;
  return (
    <Form ref={place} method="post" className={styles['form']} noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <TextField
        {...shared}
        name="label"
        label={addressCopy.label}
        hint={addressCopy.labelHint}
        optional
        defaultValue={known.label ?? ''}
      />
      <div className={styles['pair']}>
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
      <TextField
        {...shared}
        name="street"
        label={addressCopy.street}
        autoComplete="address-line1"
        defaultValue={street ?? ''}
      />
      <div className={styles['pair']}>
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
        <TextField {...shared} name="extra" label={addressCopy.extra} optional defaultValue={extra ?? ''} />
        <TextField
          {...shared}
          name="postcode"
          label={addressCopy.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={known.postcode ?? ''}
        />
        <TextField
          {...shared}
          name="city"
          label={addressCopy.city}
          autoComplete="address-level2"
          defaultValue={known.city ?? ''}
        />
      </div>
      <div>
        <Checkbox
          name="default_shipping"
          label={addressCopy.defaultShipping}
          defaultChecked={checked('default_shipping')}
        />
        <Checkbox
          name="default_billing"
          label={addressCopy.defaultBilling}
          defaultChecked={checked('default_billing')}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? addressCopy.submitting : addressCopy.submit}
        </Button>
        <ButtonLink to={paths['customer-addresses']()} look="quiet">
          {addressCopy.cancel}
        </ButtonLink>
      </div>
    </Form>
  );
}
