import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { DeclineQuotationRequestDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { quotationCopy } from '../../features/quotations/quotation-copy.ts';
import { quotationOf } from './quotation-of.server.ts';
import type { Route } from './+types/decline-request-screen';

const { declining: copy } = quotationCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const { may, customer } = await quotationOf(context, number);
  if (!may.includes('declineQuotationRequest')) throw redirect(paths.quotation(number));
  return { number, says: copy.says(customer?.name ?? ''), actKey: randomUUID() };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const motif = formText(form, 'motif');
  if (motif === '')
    return notAccepted<'motif'>({ values: {}, faults: { motif: copy.missing }, refusal: null });
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        DeclineQuotationRequestDocument,
        { number, reason: motif },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked)
    return notAccepted<'motif'>({ values: { motif }, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.quotation(number)}?fait=declinee`);
}

export default function DeclineRequestScreen({
  loaderData: { number, says, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ConfirmPage
      back={{ to: paths.quotation(number), label: quotationCopy.backToQuotation }}
      title={copy.title(number)}
      says={says}
      confirm={copy.confirm}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <TextField name="motif" label={copy.reason} maxLength={250} answer={actionData} />
    </ConfirmPage>
  );
}
