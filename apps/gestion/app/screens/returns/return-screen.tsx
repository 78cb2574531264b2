import { randomUUID } from 'node:crypto';
import { Link, redirect } from 'react-router';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { AcceptReturnDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { OrderTimeline } from '../../features/orders/order-timeline.tsx';
import { ReturnActs } from '../../features/returns/return-acts.tsx';
import { returnCopy as copy } from '../../features/returns/return-copy.ts';
import { ReturnFacts } from '../../features/returns/return-facts.tsx';
import { ReturnLines } from '../../features/returns/return-lines.tsx';
import { returnOf } from './return-of.server.ts';
import styles from './returns-screen.module.css';
import type { Route } from './+types/return-screen';

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get('fait') ?? '';
  return {
    shopReturn: await returnOf(context, id),
    actKey: randomUUID(),
    done: Object.entries(copy.done).find(([name]) => name === done)?.[1] ?? null,
  };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(AcceptReturnDocument, { id }, { idempotencyKey: formText(form, 'cle') || randomUUID() }),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.shopReturn(id)}?fait=accepte`);
}

export default function ReturnScreen({
  loaderData: { shopReturn, actKey, done },
  actionData,
}: Route.ComponentProps) {
  const title = copy.title(shopReturn.order_number);
  const hasLeft = shopReturn.lines.some(({ handed_over: gone }) => gone > 0);
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <div className={styles.returns}>
        <Link to={paths.returns()} className={styles.link}>
          {copy.back}
        </Link>
        <h1>{`${title}\u00A0· ${shopReturn.state_label}`}</h1>
        <OutcomeNote done={done} leads />
        <FormRefusal title={copy.refused} refusal={actionData?.refusal} />
        <ReturnActs shopReturn={shopReturn} actKey={actKey} />
        <ReturnFacts shopReturn={shopReturn} />
        <h2>{copy.lines}</h2>
        {!hasLeft && <p>{copy.neverLeft}</p>}
        <ReturnLines lines={shopReturn.lines} />
        <h2>{copy.history}</h2>
        <OrderTimeline entries={shopReturn.timeline} />
      </div>
    </Page>
  );
}
