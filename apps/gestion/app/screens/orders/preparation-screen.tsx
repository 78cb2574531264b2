import { randomUUID } from 'node:crypto';
import { Link, redirect } from 'react-router';
import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { openOnField } from '@nuancier/ui/pieces/focus/open-on-field.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { MarkReadyDocument, PrepareLinesDocument, ShipOrderDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { atItsLine } from '../../features/office/forms/at-its-line.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { forwardAct, readForward } from '../../features/orders/acts/forward-acts.ts';
import { PreparationHead } from '../../features/orders/acts/preparation-head.tsx';
import { PreparationLines } from '../../features/orders/acts/preparation-lines.tsx';
import { useKeptPreparation } from '../../features/orders/acts/use-kept-preparation.ts';
import { afterCounting } from '../../features/orders/acts/after-counting.ts';
import { readCounts } from '../../features/orders/acts/read-counts.ts';
import { typedCounts } from '../../features/orders/acts/typed-counts.ts';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { scanned } from '../../features/orders/acts/scanned.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { may, orderOf } from './order-of.server.ts';
import acts from '../../features/orders/acts/now/order-acts.module.css';
import styles from './order-screen.module.css';
import type { Route } from './+types/preparation-screen';

const { preparation: copy } = orderCopy;

export async function loader({ request, params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  const { search, searchParams } = new URL(request.url);
  if (!may(order, 'prepareLines')) throw redirect(`${paths.order(number)}${search}`);
  const position = Number(searchParams.get('compte'));
  const line = order.lines.find((one) => one.position === position);
  return {
    order,
    now: new Date().toISOString(),
    actKey: randomUUID(),
    nextKey: randomUUID(),
    counted: line ? copy.counted(line.name, line.picked, line.quantity) : doneText(searchParams.get('fait')),
  };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { ask } = context.get(backendContext);
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  if (formText(form, 'intent') === 'scan') {
    const code = formText(form, 'code');
    const found = scanned((await orderOf(context, number)).lines, code);
    if (!found.ok) return notAccepted<'code'>({ values: {}, faults: { code: found.told }, refusal: null });
    const asked = await orRefusal(
      ask(PrepareLinesDocument, { number, lines: [found.move] }, { idempotencyKey }),
    );
    if ('refusal' in asked) return notAccepted<'code'>({ values: {}, faults: {}, refusal: asked.refusal });
    throw redirect(`${paths.preparation(number)}?compte=${found.move.position}`);
  }
  const counts = readCounts(form);
  const refused = (refusal: FormAnswer['refusal']) =>
    notAccepted<string>({ values: typedCounts(form), faults: {}, refusal });
  if (!counts.ok) return refused(counts.refusal);
  if (counts.moves.length > 0) {
    const asked = await orRefusal(
      ask(PrepareLinesDocument, { number, lines: counts.moves }, { idempotencyKey }),
    );
    if ('refusal' in asked) return refused(asked.refusal);
  }
  const intent = formText(form, 'intent');
  const forward = readForward(intent);
  if (forward === null) throw redirect(afterCounting(number, intent));
  // A part is told of once the consequence has been read.
  if (forward.partly) throw redirect(paths.partly(number));
  const nextKey = formText(form, 'suite') || randomUUID();
  const asked = await orRefusal(moveOn(context.get(backendContext), number, forward.act, nextKey));
  if ('refusal' in asked) return notAccepted<string>({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.order(number)}?fait=${forward.act === 'markReady' ? 'prete' : 'partie'}`);
}

async function moveOn(
  { ask }: Backend,
  number: string,
  act: NonNullable<ReturnType<typeof readForward>>['act'],
  idempotencyKey: string,
): Promise<void> {
  if (act === 'markReady') await ask(MarkReadyDocument, { number, partly: false }, { idempotencyKey });
  else await ask(ShipOrderDocument, { number, partly: false }, { idempotencyKey });
}

export default function PreparationScreen({
  loaderData: { order, now, actKey, nextKey, counted },
  actionData,
}: Route.ComponentProps) {
  const { lines, told, typed, editionOf, scan, save } = useKeptPreparation(order);
  const answer: FormAnswer | undefined = told?.answer ?? actionData;
  const forward = forwardAct(order);
  useLiveOrders(order.number);
  // Each time, also the same again: whoever scans looks at the goods.
  useAnnouncedAnswer(told, told?.answer?.refusal?.message ?? told?.answer?.faults.code, 'assertive');
  return (
    <Page>
      <title>{`${copy.title(order.number)} – ${officeCopy.name}`}</title>
      <div className={styles.order}>
        <Link to={paths.order(order.number)}>{orderCopy.keep}</Link>
        <h1>{copy.title(order.number)}</h1>
        <OutcomeNote done={told === null ? counted : null} answered={told?.counted} />
        <FormRefusal title={orderCopy.refused} refusal={atItsLine(answer?.refusal, lines).refusal} />
        <PreparationHead order={order} now={now} />
        <OfficeForm noValidate className={styles.note} onSubmit={(event) => void scan(event)}>
          <input type="hidden" name="cle" value={actKey} />
          <TextField
            name="code"
            label={copy.scan}
            hint={copy.scanHint}
            autoComplete="off"
            data-scan=""
            answer={answer}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types as soon as the page is there
            autoFocus
            ref={openOnField}
          />
          <Button type="submit" name="intent" value="scan" look="secondary">
            {copy.add}
          </Button>
        </OfficeForm>
        <OfficeForm noValidate className={styles.order} onSubmit={(event) => void save(event)}>
          <input type="hidden" name="cle" value={actKey} />
          {/* Enter in a count saves, whatever button stands first. */}
          <button type="submit" name="intent" value="counts" aria-label={copy.save} hidden />
          <input type="hidden" name="suite" value={nextKey} />
          <PreparationLines
            order={order}
            lines={lines}
            typed={typed ?? actionData?.values}
            refusal={answer?.refusal}
            editionOf={editionOf}
          />
          <div className={acts.row}>
            <Button
              type="submit"
              name="intent"
              value="counts"
              look={forward === null || forward.isPartly ? 'primary' : 'secondary'}
            >
              {copy.save}
            </Button>
            {forward !== null && (
              <Button
                type="submit"
                name="intent"
                value={forward.intent}
                look={forward.isPartly ? 'secondary' : 'primary'}
              >
                {forward.label}
              </Button>
            )}
          </div>
        </OfficeForm>
      </div>
    </Page>
  );
}

function doneText(done: string | null): string | null {
  const told = (['commencee', 'preparee', 'proposee'] as const).find((name) => name === done);
  return told === undefined ? null : orderCopy.done[told];
}
