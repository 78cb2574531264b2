import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { FormProps } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { fieldFaults } from './form-copy.ts';
import { FormRefusal } from './form-refusal.tsx';
import styles from './form.module.css';
import { PasswordField } from './password-field.tsx';
import type { SignInAnswer } from './sign-in-answer.ts';
import { signInCopy, signInKeys } from './sign-in-copy.ts';
import { useRefusedForm } from './use-refused-form.ts';

type Props = {
  /** The router's form on a page, a fetcher's in a panel. */
  form: ComponentType<FormProps>;
  action: string;
  answer: SignInAnswer | undefined;
  /** The page to return to. */
  back: string | null;
  pending: boolean;
};

const title = { text: signInCopy.errorTitle, key: signInKeys.errorTitle };

export function SignInForm({ form: Form, action, answer, back, pending }: Props) {
  const place = useRefusedForm(answer, title);
  const { faults, refusal } = answer ?? {};
  return (
    <Form ref={place} method="post" action={action} className={styles['form']} noValidate>
      <FormRefusal title={title} refusal={refusal} />
      {(answer?.back ?? back) && <input type="hidden" name="back" value={answer?.back ?? back ?? ''} />}
      <Field label={signInCopy.email} error={faults?.email && fieldFaults[faults.email]}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            required
            defaultValue={answer?.email}
          />
        )}
      </Field>
      <PasswordField
        name="password"
        label={signInCopy.password}
        autoComplete="current-password"
        error={faults?.password ? fieldFaults[faults.password] : refusal?.message}
      />
      <Checkbox
        name="remember"
        defaultChecked={answer?.remember ?? false}
        label={
          <>
            {signInCopy.remember}
            <span className={styles['hint']}>{signInCopy.rememberHint}</span>
          </>
        }
      />
      <Button type="submit" wide aria-disabled={pending}>
        {pending ? signInCopy.submitting : signInCopy.submit}
      </Button>
      <Link to={paths['forgotten-password']()} className={styles['aside']}>
        {signInCopy.forgotten}
      </Link>
    </Form>
  );
}
