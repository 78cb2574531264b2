import { Form } from 'react-router';
import { RegistrationConfirmedDocument } from '../../../generated/documents.ts';
import { confirmAccount, resendConfirmation } from '../../backend/confirm-account.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { confirmationCopy as copy, mustConfirmKey } from '../../features/customers/confirmation-copy.ts';
import { ResendConfirmationForm } from '../../features/customers/resend-confirmation-form.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import type { Route } from './+types/registration-confirmed-screen.ts';

/** With the key of the mail it asks for one click; without, it says that the registration is done. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { storeConfig } = await context.get(backendContext).query(RegistrationConfirmedDocument, {});
  const key = new URL(request.url).searchParams.get('key');
  return { key, message: storeConfig?.register_success_message ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const backend = context.get(backendContext);
  return form.get('intent') === 'resend' ? resendConfirmation(form, backend) : confirmAccount(form, backend);
}

/** The key stands on the address: nobody else may learn it from there. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title], noindex: true });
}

export default function RegistrationConfirmedScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { key, message } = loaderData;
  const confirmed = actionData?.kind === 'confirmed';
  const asksForClick = key !== null && !confirmed;
  return (
    <Page>
      <h1>{asksForClick ? copy.confirmTitle : copy.title}</h1>
      <div role="status">
        {confirmed && <p>{copy.confirmed}</p>}
        {actionData?.kind === 'resent' && <p>{copy.resent}</p>}
      </div>
      {asksForClick && (
        <Form method="post">
          {actionData?.kind === 'refused' && <ErrorMessage>{actionData.message}</ErrorMessage>}
          <p>{copy.confirmText}</p>
          <input type="hidden" name="key" value={key} />
          <Button type="submit">{copy.confirm}</Button>
        </Form>
      )}
      {!asksForClick && <p>{message}</p>}
      {key === null && <p data-message-key={mustConfirmKey}>{copy.mustConfirm}</p>}
      {!asksForClick && <ButtonLink to={paths['sign-in']()}>{copy.signIn}</ButtonLink>}
      {!confirmed && (
        <Section title={copy.resendTitle}>
          <ResendConfirmationForm answer={actionData?.kind === 'resend' ? actionData.answer : undefined} />
        </Section>
      )}
    </Page>
  );
}
