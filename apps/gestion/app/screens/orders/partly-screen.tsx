import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { MarkReadyDocument, ShipOrderDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ActPage } from '../../features/orders/acts/act-page.tsx';
import { forwardAct } from '../../features/orders/acts/forward-acts.ts';
import { PartlyLines } from '../../features/orders/acts/partly-lines.tsx';
import { partlyCopy as copy } from '../../features/orders/acts/partly-copy.ts';
import { orderOf } from './order-of.server.ts';
import type { Route } from './+types/partly-screen';

/** What is whole by now, or has left already, needs no such page. */
export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  const forward = forwardAct(order);
  if (forward === null || !forward.isPartly) throw redirect(paths.order(number));
  return {
    number,
    act: forward.act,
    label: forward.label,
    email: order.buyer.email,
    lines: order.lines.filter(({ is_withheld: isWithheld, quantity }) => !isWithheld && quantity > 0),
    substitutes: order.substitutes,
    actKey: randomUUID(),
  };
}

/** What is set aside may have changed under the form. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { ask } = context.get(backendContext);
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const isSent = formText(form, 'acte') === 'shipOrder';
  const asked = await orRefusal<unknown>(
    isSent
      ? ask(ShipOrderDocument, { number, partly: true }, { idempotencyKey })
      : ask(MarkReadyDocument, { number, partly: true }, { idempotencyKey }),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.order(number)}?fait=${isSent ? 'partie' : 'prete'}`);
}

export default function PartlyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { number, act, label, email, lines, substitutes, actKey } = loaderData;
  return (
    <ActPage
      number={number}
      title={copy[act].title(number)}
      says={email === null ? copy.noMail : copy[act].mail(email)}
      confirm={label}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <input type="hidden" name="acte" value={act} />
      <PartlyLines lines={lines} substitutes={substitutes} act={act} />
    </ActPage>
  );
}
