import type { ComponentType, RefAttributes } from 'react';
import type { FormProps } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { FormMark } from '@nuancier/ui/pieces/form/form-mark.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordCopy } from './password-copy.ts';
import { PasswordField } from './password-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import type { PasswordAnswer } from '../../../actions/customers/profile-outcome.ts';

type Props = {
  form: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
  /** For password managers, and for the API to see that the form was shown for this account. */
  email: string;
  answer: PasswordAnswer | undefined;
  pending: boolean;
};

const title = { text: passwordCopy.errorTitle, key: passwordCopy.errorTitle };

export function ChangePasswordForm({ form: Form, email, answer, pending }: Props) {
  useRefusedForm(answer, title, true);
  return (
    <Form
      method="post"
      action={paths['customer-my-profile']()}
      className={styles.form}
      data-width="narrow"
      noValidate
    >
      <FormRefusal title={title} refusal={answer?.refusal} shownByField />
      <RequiredNote />
      <FormMark />
      <input type="hidden" name="intent" value="password" />
      <input type="email" name="currentUser" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={passwordCopy.current}
        autoComplete="current-password"
        error={answer?.faults.currentPassword ?? answer?.refusal?.message}
      />
      <NewPasswordFields faults={answer?.faults} />
      <Button type="submit" aria-disabled={pending}>
        {pending ? passwordCopy.submitting : passwordCopy.submit}
      </Button>
    </Form>
  );
}
