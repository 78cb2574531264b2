import { RegistrationConfirmedDocument } from '../../../../generated/documents.ts';
import { confirmAccount, resendConfirmation } from '../../../actions/customers/confirm-account.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import {
  confirmationCopy as copy,
  mustConfirmKey,
} from '../../../features/customers/registration/confirmation-copy.ts';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { ResendConfirmationForm } from '../../../features/customers/registration/resend-confirmation-form.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import type { Route } from './+types/registration-confirmed-screen.ts';
import styles from './registration-confirmed-screen.module.css';

/** With the key of the mail it asks for one click; without, it says that the registration is done. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { storeConfig } = await context
    .get(backendContext)
    .query(RegistrationConfirmedDocument, {}, { mayFail: ['storeConfig'] });
  const key = new URL(request.url).searchParams.get('key');
  return { key, message: storeConfig?.register_success_message ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readForm(request);
  const backend = context.get(backendContext);
  return sent.get('intent') === 'resend' ? resendConfirmation(sent, backend) : confirmAccount(sent, backend);
}

/** The key is in the address: it must not leak by the referrer or a cache. */
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
        <Form method="post" className={form.form}>
          {actionData?.kind === 'refused' && <ErrorMessage>{actionData.message}</ErrorMessage>}
          <p>{copy.confirmText}</p>
          <input type="hidden" name="key" value={key} />
          <div>
            <Button type="submit">{copy.confirm}</Button>
          </div>
        </Form>
      )}
      {!asksForClick && (
        <div className={classNames(form.form, styles.told)}>
          <p>{message}</p>
          {key === null && <p data-message-key={mustConfirmKey}>{copy.mustConfirm}</p>}
          <div>
            <ButtonLink to={paths['sign-in']()}>{copy.signIn}</ButtonLink>
          </div>
        </div>
      )}
      {!confirmed && (
        <Card className={form.form}>
          <h2>{copy.resendTitle}</h2>
          <ResendConfirmationForm answer={actionData?.kind === 'resend' ? actionData.answer : undefined} />
        </Card>
      )}
    </Page>
  );
}
