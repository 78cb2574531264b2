import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordCopy } from './password-copy.ts';
import { signInKeys } from '../sign-in-copy.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';

type Props = {
  token: string;
  email: string;
  answer: FormAnswer<'email' | 'newPassword' | 'again'> | undefined;
  pending: boolean;
};

const title = { text: passwordCopy.errorTitle, key: signInKeys.errorTitle };

export function ResetPasswordForm({ token, email, answer, pending }: Props) {
  useRefusedForm(answer, title);
  return (
    <Form method="post" className={styles.form} data-width="narrow" noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RequiredNote />
      <input type="hidden" name="token" value={token} />
      <TextField
        name="email"
        label={passwordCopy.resetEmail}
        answer={answer}
        defaultValue={email}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <NewPasswordFields faults={answer?.faults} />
      <CaptchaField refusal={answer?.refusal} />
      <Button type="submit" aria-disabled={pending}>
        {pending ? passwordCopy.submitting : passwordCopy.submit}
      </Button>
      {answer?.refusal && (
        <Link to={paths['forgotten-password']()} className={styles.aside}>
          {passwordCopy.sentAgain}
        </Link>
      )}
    </Form>
  );
}
