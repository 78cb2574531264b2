import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { DiscardQuotationDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { quotationCopy } from '../../features/quotations/quotation-copy.ts';
import { quotationOf } from './quotation-of.server.ts';
import type { Route } from './+types/discard-screen';

const { discarding: copy } = quotationCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const { may } = await quotationOf(context, number);
  if (!may.includes('discardQuotation')) throw redirect(paths.quotation(number));
  return { number, actKey: randomUUID() };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(DiscardQuotationDocument, { number }, { idempotencyKey: formText(form, 'cle') || randomUUID() }),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.quotations()}?etat=brouillons`);
}

export default function DiscardScreen({ loaderData: { number, actKey }, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      back={{ to: paths.quotation(number), label: quotationCopy.backToQuotation }}
      title={copy.title(number)}
      says={copy.says}
      confirm={copy.confirm}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      {null}
    </ConfirmPage>
  );
}
