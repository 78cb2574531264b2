import { emailRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { Link, redirect, useNavigation } from 'react-router';
import { RequestPasswordResetDocument } from '../../../../generated/documents.ts';
import {
  checkedFields,
  formText,
  hasFaults,
  notAccepted,
  orRefusal,
} from '../../../backend/forms/checked-form.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import { CaptchaField } from '../../../features/customers/captcha/captcha-field.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { passwordCopy } from '../../../features/customers/passwords/password-copy.ts';
import { signInCopy, signInKeys } from '../../../features/customers/sign-in-copy.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import type { Route } from './+types/forgotten-password-screen.ts';

export function loader() {
  return null;
}

/** The answer is the same whether the account exists or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { values, faults } = checkedFields(form, { email: emailRule });
  if (hasFaults(faults)) return notAccepted({ values, faults, refusal: null });
  const recaptchaToken = formText(form, 'recaptchaToken') || null;
  const asked = await orRefusal(
    context.get(backendContext).mutate(RequestPasswordResetDocument, { ...values, recaptchaToken }),
  );
  if ('refusal' in asked) return notAccepted({ values, faults, refusal: asked.refusal });
  return redirect(paths['reset-forgotten-password']());
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [passwordCopy.forgottenTitle], noindex: true });
}

const title = { text: passwordCopy.forgottenTitle, key: signInKeys.errorTitle };

export default function ForgottenPasswordScreen({ actionData }: Route.ComponentProps) {
  useRefusedForm(actionData, title);
  const pending = useNavigation().state === 'submitting';
  return (
    <Page>
      <Breadcrumbs
        items={[{ label: signInCopy.title, to: paths['sign-in']() }, { label: passwordCopy.forgottenTitle }]}
      />
      <h1>{passwordCopy.forgottenTitle}</h1>
      <Form method="post" className={styles.form} data-width="narrow" noValidate>
        <p>{passwordCopy.forgottenText}</p>
        <FormRefusal title={title} refusal={actionData?.refusal} />
        <RequiredNote />
        <TextField
          name="email"
          label={signInCopy.email}
          answer={actionData}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <CaptchaField refusal={actionData?.refusal} />
        <Button type="submit" aria-disabled={pending}>
          {passwordCopy.forgottenSubmit}
        </Button>
        <Link to={paths['sign-in']()} className={styles.aside}>
          {passwordCopy.backToSignIn}
        </Link>
      </Form>
    </Page>
  );
}
