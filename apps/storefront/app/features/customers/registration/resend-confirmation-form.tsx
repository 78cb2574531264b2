import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { confirmationCopy as copy } from './confirmation-copy.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { registrationErrorKey } from './registration-copy.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';

const title = { text: copy.errorTitle, key: registrationErrorKey };

export function ResendConfirmationForm({ answer }: { answer: FormAnswer<'email'> | undefined }) {
  useRefusedForm(answer, title);
  return (
    <Form method="post" className={styles.form} data-width="narrow" noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RequiredNote />
      <input type="hidden" name="intent" value="resend" />
      <TextField
        name="email"
        label={copy.resendEmail}
        answer={answer}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <CaptchaField refusal={answer?.refusal} />
      <div className={styles.actions}>
        <Button type="submit" look="secondary">
          {copy.resend}
        </Button>
      </div>
    </Form>
  );
}
