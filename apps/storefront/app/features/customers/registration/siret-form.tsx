import type { ComponentType, RefAttributes } from 'react';
import type { FormProps } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import type { SiretLookup } from '../../../actions/customers/found-company.ts';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { registrationCopy as copy, registrationLabels as labels } from './registration-copy.ts';
import { registrationAnswerCopy } from '../../../actions/customers/registration-answer-copy.ts';

type Props = {
  /** The router's form on the page, a fetcher's in the panel. */
  form: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
  lookup: SiretLookup | null | undefined;
  back: string | null;
  pending: boolean;
};

/** Looks an establishment up; it only reads, so its answer has an address of its own. */
export function SiretForm({ form: Form, lookup, back, pending }: Props) {
  const error = lookup?.company?.is_already_used ? registrationAnswerCopy.used : lookup?.errorMsg;
  return (
    <Form method="get" action={paths.register()} className={styles.form} noValidate>
      {back !== null && <input type="hidden" name="back" value={back} />}
      <RequiredNote />
      <Field label={labels.siret} hint={copy.siretHint} error={error} required>
        {(control) => (
          <TextInput
            {...control}
            name="siret"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={lookup?.siret}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? copy.searching : copy.search}
        </Button>
      </div>
    </Form>
  );
}
