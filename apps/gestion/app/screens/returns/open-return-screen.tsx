import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { OpenReturnDocument, ShopOrderDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ReasonField } from '../../features/office/forms/reason-field.tsx';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { atItsLine } from '../../features/office/forms/at-its-line.ts';
import { OpenedLines } from '../../features/returns/opened-lines.tsx';
import { readOpened } from '../../features/returns/read-opened.ts';
import { returnCopy } from '../../features/returns/return-copy.ts';
import type { Route } from './+types/open-return-screen';

const { open: copy } = returnCopy;

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!order.may_open_return) throw redirect(paths.order(number));
  return { number, lines: order.lines, actKey: randomUUID() };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]));
  const motif = formText(form, 'motif');
  const read = readOpened(form, (await orderOf(context, number)).lines);
  const faults: { motif?: string } = motif === '' ? { motif: copy.missing } : {};
  if (!read.ok) return notAccepted({ values, faults, refusal: read.refusal });
  if (motif === '') return notAccepted({ values, faults, refusal: null });
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        OpenReturnDocument,
        { number, lines: read.lines, reason: motif },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked) return notAccepted({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.shopReturn(asked.done.openReturn.id)}?fait=ouvert`);
}

async function orderOf(context: Readonly<RouterContextProvider>, number: string) {
  const { shopOrder } = await context.get(backendContext).ask(ShopOrderDocument, { number });
  if (shopOrder === null) throw data(null, { status: 404 });
  return shopOrder;
}

export default function OpenReturnScreen({
  loaderData: { number, lines, actKey },
  actionData,
}: Route.ComponentProps) {
  const returnable = lines.filter((line) => line.returnable > 0);
  return (
    <ConfirmPage
      title={copy.title(number)}
      says={copy.says}
      confirm={copy.confirm}
      back={{ to: paths.order(number), label: copy.back }}
      actKey={actKey}
      refusal={atItsLine(actionData?.refusal, returnable).refusal}
    >
      <OpenedLines lines={returnable} typed={actionData?.values} refusal={actionData?.refusal} />
      <ReasonField name="motif" label={copy.reason} answer={actionData} />
    </ConfirmPage>
  );
}
