import { randomUUID } from 'node:crypto';
import { Form, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { openOnField } from '@nuancier/ui/pieces/focus/open-on-field.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { PrepareLinesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { orderCopy } from '../../features/orders/order-copy.ts';
import { PreparationLines } from '../../features/orders/acts/preparation-lines.tsx';
import { useKeptPreparation } from '../../features/orders/acts/use-kept-preparation.ts';
import { afterCounting } from '../../features/orders/acts/after-counting.ts';
import { readCounts } from '../../features/orders/acts/read-counts.ts';
import { scanned } from '../../features/orders/acts/scanned.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { may, orderOf } from './order-of.server.ts';
import styles from './order-screen.module.css';
import type { Route } from './+types/preparation-screen';

const { preparation: copy } = orderCopy;

export async function loader({ request, params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  if (!may(order, 'prepareLines')) throw redirect(paths.order(number));
  const { searchParams } = new URL(request.url);
  const position = Number(searchParams.get('compte'));
  const line = order.lines.find((one) => one.position === position);
  return {
    order,
    actKey: randomUUID(),
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
  if (!counts.ok)
    return notAccepted<'code'>({
      values: {},
      faults: {},
      refusal: { message: counts.told, key: 'BAD_COUNT' },
    });
  if (counts.moves.length > 0) {
    const asked = await orRefusal(
      ask(PrepareLinesDocument, { number, lines: counts.moves }, { idempotencyKey }),
    );
    if ('refusal' in asked) return notAccepted<'code'>({ values: {}, faults: {}, refusal: asked.refusal });
  }
  throw redirect(afterCounting(number, formText(form, 'intent')));
}

export default function PreparationScreen({
  loaderData: { order, actKey, counted },
  actionData,
}: Route.ComponentProps) {
  const { lines, told, scan, save } = useKeptPreparation(order);
  const answer = told.answer ?? actionData;
  return (
    <Page>
      <title>{`${copy.title(order.number)} – ${officeCopy.name}`}</title>
      <div className={styles.order}>
        <Link to={paths.order(order.number)}>{orderCopy.keep}</Link>
        <h1>{copy.title(order.number)}</h1>
        <OutcomeNote done={counted} answered={told.counted} />
        <FormRefusal title={orderCopy.refused} refusal={answer?.refusal} />
        <Form method="post" noValidate className={styles.note} onSubmit={(event) => void scan(event)}>
          <input type="hidden" name="cle" value={actKey} />
          <TextField
            name="code"
            label={copy.scan}
            hint={copy.scanHint}
            autoComplete="off"
            answer={answer}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types as soon as the page is there
            autoFocus
            ref={openOnField}
          />
          <Button type="submit" name="intent" value="scan" look="secondary">
            {copy.add}
          </Button>
        </Form>
        <Form method="post" noValidate className={styles.order} onSubmit={(event) => void save(event)}>
          <input type="hidden" name="cle" value={actKey} />
          {/* Enter in a count saves, whatever button stands first. */}
          <button type="submit" name="intent" value="counts" aria-label={copy.save} hidden />
          <PreparationLines order={order} lines={lines} />
          <Button type="submit" name="intent" value="counts">
            {copy.save}
          </Button>
        </Form>
      </div>
    </Page>
  );
}

function doneText(done: string | null): string | null {
  return done === 'proposee' ? orderCopy.done.proposee : null;
}
