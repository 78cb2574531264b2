import type { ComponentType, RefAttributes } from 'react';
import type { FormProps } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { FormMark } from '@nuancier/ui/pieces/form/form-mark.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import {
  registrationCopy as copy,
  registrationLabels as labels,
  registrationErrorKey,
} from './registration-copy.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import type { ClientCodeAnswer } from '../../../actions/customers/registration-answer.ts';

type Props = {
  form: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
  /** The step of a registration, or the profile when signed in. */
  action: string;
  answer: ClientCodeAnswer | undefined;
  pending: boolean;
};

const title = { text: copy.errorTitle, key: registrationErrorKey };

/** A client of a store shows that the code is its own. */
export function ClientCodeForm({ form: Form, action, answer, pending }: Props) {
  useRefusedForm(answer, title);
  return (
    <Form method="post" action={action} className={styles.form} noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RequiredNote />
      <FormMark />
      <input type="hidden" name="intent" value="client-code" />
      <TextField
        name="client_code"
        label={labels.client_code}
        hint={copy.clientCodeHint}
        answer={answer}
        autoComplete="off"
      />
      <p className={styles.hint}>{copy.proofHint}</p>
      <div className={styles.pair}>
        <TextField name="siret" label={labels.siret} answer={answer} inputMode="numeric" optional />
        <TextField
          name="postcode"
          label={labels.postcode}
          answer={answer}
          inputMode="numeric"
          autoComplete="postal-code"
          optional
        />
      </div>
      <p className={styles.hint}>{copy.codeOpens}</p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={pending}>
          {copy.verify}
        </Button>
      </div>
    </Form>
  );
}
