import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { ReceiveReturnDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { atItsLine } from '../../features/office/forms/at-its-line.ts';
import { readReceipt } from '../../features/returns/read-receipt.ts';
import { ReceiptLines } from '../../features/returns/receipt-lines.tsx';
import { returnCopy } from '../../features/returns/return-copy.ts';
import { returnOf } from './return-of.server.ts';
import type { Route } from './+types/return-receipt-screen';

const { receive: copy } = returnCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const shopReturn = await returnOf(context, id);
  if (!shopReturn.may.includes('receiveReturn')) throw redirect(paths.shopReturn(id));
  return { shopReturn, actKey: randomUUID() };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]));
  const { lines } = await returnOf(context, id);
  const read = readReceipt(form, lines);
  if (!read.ok) return notAccepted({ values, faults: {}, refusal: read.refusal });
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        ReceiveReturnDocument,
        { id, lines: read.moves },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked) return notAccepted({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.shopReturn(id)}?fait=recu`);
}

export default function ReturnReceiptScreen({
  loaderData: { shopReturn, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={copy.title(shopReturn.order_number)}
      says={copy.says}
      confirm={copy.confirm}
      back={{ to: paths.shopReturn(shopReturn.id), label: returnCopy.keep }}
      actKey={actKey}
      refusal={atItsLine(actionData?.refusal, shopReturn.lines).refusal}
    >
      <ReceiptLines lines={shopReturn.lines} typed={actionData?.values} refusal={actionData?.refusal} />
    </ConfirmPage>
  );
}
