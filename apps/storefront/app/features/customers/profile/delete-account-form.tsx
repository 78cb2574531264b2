import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { PasswordField } from '../passwords/password-field.tsx';
import { privacyCopy as copy } from './privacy-copy.ts';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';

type Props = { answer: FormAnswer<'password'> | undefined; pending: boolean };

const title = { text: copy.errorTitle, key: copy.errorTitle };

/** The password is asked again, because of unattended screens. */
export function DeleteAccountForm({ answer, pending }: Props) {
  useRefusedForm(answer, title, true);
  return (
    <Form method="post" className={styles.form} data-width="narrow" noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} shownByField />
      <RequiredNote />
      <PasswordField
        name="password"
        label={copy.password}
        autoComplete="current-password"
        error={answer?.faults.password ?? answer?.refusal?.message}
      />
      <div className={styles.actions}>
        <Button type="submit" look="secondary" aria-disabled={pending}>
          {pending ? copy.deleting : copy.delete}
        </Button>
      </div>
    </Form>
  );
}
