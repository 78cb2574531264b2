import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { EraseShopCustomerDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { customerCopy } from '../../features/customers/customer-copy.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { customerFor } from './customer-of.server.ts';
import type { Route } from './+types/erase-screen';

const { erase: copy } = customerCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { name, email } = await customerFor(context, id, 'eraseShopCustomer');
  return { id, name, email, actKey: randomUUID() };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = formText(form, 'adresse');
  if (typed === '')
    return notAccepted<'adresse'>({ values: {}, faults: { adresse: copy.missing }, refusal: null });
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const asked = await orRefusal(
    context.get(backendContext).ask(EraseShopCustomerDocument, { id, typed }, { idempotencyKey }),
  );
  if ('refusal' in asked)
    return notAccepted<'adresse'>({ values: { adresse: typed }, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.customers()}?fait=efface`);
}

export default function EraseScreen({
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
    >
      <TextField name="adresse" label={copy.typed} autoComplete="off" answer={actionData} />
    </ConfirmPage>
  );
}
