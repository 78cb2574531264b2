import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { SendQuotationDocument } from '../../../generated/documents.ts';
import type { WrittenQuotationFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { NotToBeSent } from '../../features/quotations/not-to-be-sent.tsx';
import { quotationCopy } from '../../features/quotations/quotation-copy.ts';
import { readCount } from '../../features/office/read-figures.ts';
import { quotationOf } from './quotation-of.server.ts';
import type { Route } from './+types/send-screen';

const { sending: copy } = quotationCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const quotation = await quotationOf(context, number);
  const { may, customer, revision, total_ht_cents: total } = quotation;
  const says = copy.says(customer?.name ?? '', customer?.email ?? '', formatAmount(total / 100));
  const obstacle = may.includes('sendQuotation') ? null : obstacleOf(quotation);
  return { number, revision, says, obstacle, actKey: randomUUID() };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const message = formText(form, 'message');
  const revision = readCount(formText(form, 'revision')) ?? 0;
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        SendQuotationDocument,
        { number, revision, message: message || null },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked)
    return notAccepted<'message'>({ values: { message }, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.quotation(number)}?fait=envoye`);
}

/** What stands in the way, as whoever came here is told. */
function obstacleOf({ may, lines, customer }: WrittenQuotationFragment): keyof typeof copy.obstacles {
  if (!may.includes('changeQuotation')) return 'notADraft';
  return lines.length === 0 ? 'empty' : customer === null ? 'noReader' : 'notYours';
}

export default function SendScreen({
  loaderData: { number, revision, says, obstacle, actKey },
  actionData,
}: Route.ComponentProps) {
  if (obstacle !== null) return <NotToBeSent number={number} obstacle={obstacle} />;
  return (
    <ConfirmPage
      back={{ to: paths.quotation(number), label: quotationCopy.backToQuotation }}
      title={copy.title(number)}
      says={says}
      confirm={copy.confirm}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <input type="hidden" name="revision" value={revision} />
      <Field label={copy.message} optional>
        {(control) => (
          <TextArea {...control} name="message" rows={4} defaultValue={actionData?.values.message} />
        )}
      </Field>
    </ConfirmPage>
  );
}
