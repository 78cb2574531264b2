import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { UnlockCustomerDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { customerCopy } from '../../features/customers/customer-copy.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { customerFor } from './customer-of.server.ts';
import type { Route } from './+types/unlock-screen';

const { unlock: copy } = customerCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { name } = await customerFor(context, id, 'unlockCustomer');
  return { id, name, actKey: randomUUID() };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const asked = await orRefusal(
    context.get(backendContext).ask(UnlockCustomerDocument, { id }, { idempotencyKey }),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.customer(id)}?fait=debloque`);
}

export default function UnlockScreen({ loaderData: { id, name, actKey }, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={copy.title(name)}
      says={copy.says}
      confirm={copy.confirm}
      back={{ to: paths.customer(id), label: customerCopy.keep }}
      actKey={actKey}
      refusal={actionData?.refusal}
    />
  );
}
