import type { ComponentType, RefAttributes } from 'react';
import { Link } from 'react-router';
import type { FormProps } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { PasswordField } from '../passwords/password-field.tsx';
import { signInCopy, signInKeys } from '../sign-in-copy.ts';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import type { SignInAnswer } from '../../../actions/customers/sign-in-answer.ts';

type Props = {
  /** The router's form on a page, a fetcher's in a panel. */
  form: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
  action: string;
  answer: SignInAnswer | undefined;
  /** The page to return to. */
  back: string | null;
  /** A form that waits to be sent again. */
  kept?: string | null;
  pending: boolean;
};

const title = { text: signInCopy.errorTitle, key: signInKeys.errorTitle };

export function SignInForm({ form: Form, action, answer, back, kept, pending }: Props) {
  useRefusedForm(answer, title, true);
  const { values, faults, refusal } = answer ?? {};
  const returnTo = values?.back ?? back;
  return (
    <Form method="post" action={action} className={styles.form} noValidate>
      <FormRefusal title={title} refusal={refusal} shownByField />
      <RequiredNote />
      {kept && <input type="hidden" name="kept" value={kept} />}
      {returnTo && <input type="hidden" name="back" value={returnTo} />}
      <Field label={signInCopy.email} error={faults?.email} required>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={values?.email}
          />
        )}
      </Field>
      <PasswordField
        name="password"
        label={signInCopy.password}
        autoComplete="current-password"
        error={faults?.password ?? refusal?.message}
      />
      <Checkbox
        name="remember"
        defaultChecked={values?.remember === 'on'}
        label={
          <>
            {signInCopy.remember}
            <span className={styles.hint}>{signInCopy.rememberHint}</span>
          </>
        }
      />
      <CaptchaField refusal={refusal} />
      <Button type="submit" wide aria-disabled={pending}>
        {pending ? signInCopy.submitting : signInCopy.submit}
      </Button>
      <Link to={paths['forgotten-password']()} className={styles.aside}>
        {signInCopy.forgotten}
      </Link>
    </Form>
  );
}
