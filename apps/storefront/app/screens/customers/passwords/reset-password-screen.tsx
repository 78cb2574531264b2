import { emailRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { passwordRuleOf } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { redirect, useNavigation } from 'react-router';
import { PasswordRuleDocument, ResetPasswordDocument } from '../../../../generated/documents.ts';
import {
  checkedFields,
  formText,
  hasFaults,
  notAccepted,
  orRefusal,
} from '../../../backend/forms/checked-form.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext, pageContext } from '../../../backend/request-context.server.ts';
import { forgottenSession } from '../../../backend/signed-out.server.ts';
import { newPasswordFaults } from '../../../actions/customers/new-password-faults.ts';
import { passwordCopy } from '../../../features/customers/passwords/password-copy.ts';
import { ResetPasswordForm } from '../../../features/customers/passwords/reset-password-form.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/reset-password-screen.ts';

/** The link of the mail brings the token; without one there is nothing to do here. */
export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const token = url.searchParams.get('token');
  if (!token) throw redirect(paths.home());
  const creates = url.pathname.endsWith('/createPassword');
  return { token, email: url.searchParams.get('email') ?? '', creates };
}

/** The token is in the address: it must not leak by the referrer or a cache. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const backend = context.get(backendContext);
  const { storeConfig } = await backend.query(PasswordRuleDocument, {});
  const { values, faults: fieldFaults } = checkedFields(form, { email: emailRule });
  const newPassword = formText(form, 'newPassword');
  const rule = passwordRuleOf(storeConfig ?? {});
  const faults = { ...fieldFaults, ...newPasswordFaults(newPassword, formText(form, 'again'), rule) };
  if (hasFaults(faults)) return notAccepted({ values, faults, refusal: null });
  const asked = await orRefusal(
    backend.mutate(ResetPasswordDocument, {
      email: values.email,
      newPassword,
      resetPasswordToken: formText(form, 'token'),
      recaptchaToken: formText(form, 'recaptchaToken') || null,
    }),
  );
  if ('refusal' in asked) return notAccepted({ values, faults, refusal: asked.refusal });
  // Every session has ended with the old password, the one of this browser too.
  const response = new Headers();
  for (const cookie of forgottenSession(context.get(pageContext).secureCookies))
    response.append('set-cookie', cookie);
  return redirect(paths['entered-password'](), { headers: response });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.creates ? passwordCopy.createTitle : passwordCopy.resetTitle;
  return pageMeta(matches, { title: [title], noindex: true });
}

export default function ResetPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  return (
    <Page>
      <h1>{loaderData.creates ? passwordCopy.createTitle : passwordCopy.resetTitle}</h1>
      <ResetPasswordForm
        token={loaderData.token}
        email={loaderData.email}
        answer={actionData}
        pending={pending}
      />
    </Page>
  );
}
