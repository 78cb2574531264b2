import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { RefuseReturnDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ReasonField } from '../../features/office/forms/reason-field.tsx';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { returnCopy } from '../../features/returns/return-copy.ts';
import { returnOf } from './return-of.server.ts';
import type { Route } from './+types/return-refusal-screen';

const { refuse: copy } = returnCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { order_number: number, may } = await returnOf(context, id);
  if (!may.includes('refuseReturn')) throw redirect(paths.shopReturn(id));
  return { id, number, actKey: randomUUID() };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const motif = formText(form, 'motif');
  if (motif === '')
    return notAccepted<'motif'>({ values: {}, faults: { motif: copy.missing }, refusal: null });
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        RefuseReturnDocument,
        { id, reason: motif },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked)
    return notAccepted<'motif'>({ values: { motif }, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.shopReturn(id)}?fait=refuse`);
}

export default function ReturnRefusalScreen({
  loaderData: { id, number, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={copy.title(number)}
      says={copy.says}
      confirm={copy.confirm}
      back={{ to: paths.shopReturn(id), label: returnCopy.keep }}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <ReasonField name="motif" label={copy.reason} answer={actionData} />
    </ConfirmPage>
  );
}
