import type { AddressFieldsFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import type { AddressAnswer } from '../../../actions/customers/address-answer.ts';
import { addressCopy } from './address-copy.ts';
import { AddressFields } from './address-fields.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';

type Props = {
  /** What is known already: the address itself, or the customer's name for a new one. */
  known: Partial<AddressFieldsFragment>;
  answer: AddressAnswer | undefined;
  pending: boolean;
  /** Of the head of a company: its people may be given the address to choose. */
  mayShare: boolean;
};

const title = { text: addressCopy.errorTitle, key: addressCopy.errorTitle };

export function AddressForm({ known, answer, pending, mayShare }: Props) {
  useRefusedForm(answer, title);
  const checked = (name: 'default_shipping' | 'default_billing' | 'is_shared') =>
    answer ? answer.values[name] === 'on' : (known[name] ?? false);
  return (
    <Form method="post" className={styles.form} noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RequiredNote />
      <TextField
        answer={answer}
        name="label"
        label={addressCopy.label}
        hint={addressCopy.labelHint}
        optional
        defaultValue={known.label ?? ''}
      />
      <AddressFields known={known} answer={answer} />
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
        {mayShare && (
          <Checkbox name="is_shared" label={addressCopy.share} defaultChecked={checked('is_shared')} />
        )}
      </div>
      <div className={styles.actions}>
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
