import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { SendCustomerResetLinkDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { customerCopy } from '../../features/customers/customer-copy.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { customerFor } from './customer-of.server.ts';
import type { Route } from './+types/reset-link-screen';

const { reset: copy } = customerCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { name, email } = await customerFor(context, id, 'sendCustomerResetLink');
  return { id, name, email, actKey: randomUUID() };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const asked = await orRefusal(
    context.get(backendContext).ask(SendCustomerResetLinkDocument, { id }, { idempotencyKey }),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.customer(id)}?fait=lien`);
}

export default function ResetLinkScreen({
  loaderData: { id, name, email, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={copy.title(name)}
      says={copy.says(email)}
      confirm={copy.confirm}
      back={{ to: paths.customer(id), label: customerCopy.keep }}
      actKey={actKey}
      refusal={actionData?.refusal}
    />
  );
}
