import { randomUUID } from 'node:crypto';
import { Link, redirect, useLocation } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import {
  MarkReadyDocument,
  NoteOrderDocument,
  RecordSubstituteAnswerDocument,
  ResendOrderMailDocument,
  ShipOrderDocument,
  StartPreparationDocument,
  WithdrawSubstituteDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { GivenBackNote } from '../../features/orders/acts/given-back-note.tsx';
import { OrderActs } from '../../features/orders/acts/now/order-acts.tsx';
import { useSettledCards } from '../../features/orders/counter/use-settled-cards.ts';
import { orderCopy as copy } from '../../features/orders/order-copy.ts';
import { ChangedNote } from '../../features/orders/changed-note.tsx';
import { OrderHead } from '../../features/orders/order-head.tsx';
import { OrderLines } from '../../features/orders/order-lines.tsx';
import { OrderMoney } from '../../features/orders/money/order-money.tsx';
import { OrderSubstitutes } from '../../features/orders/substitutes/order-substitutes.tsx';
import { OrderTimeline } from '../../features/orders/order-timeline.tsx';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { orderOf } from './order-of.server.ts';
import styles from './order-screen.module.css';
import type { Route } from './+types/order-screen';

export async function loader({ request, params: { number }, context }: Route.LoaderArgs) {
  const order = await orderOf(context, number);
  const done = new URL(request.url).searchParams.get('fait') ?? '';
  return {
    order,
    now: new Date().toISOString(),
    actKey: randomUUID(),
    outcome: done,
    done: Object.entries(copy.done).find(([name]) => name === done)?.[1] ?? null,
  };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = formText(form, 'note');
  const asked = await orRefusal(acted(context.get(backendContext), number, form));
  if ('refusal' in asked)
    return notAccepted<'note'>({ values: { note: text }, faults: {}, refusal: asked.refusal });
  if (asked.done === null)
    return notAccepted<'note'>({ values: {}, faults: { note: copy.note.missing }, refusal: null });
  const next = asked.done === 'commencee' ? paths.preparation(number) : paths.order(number);
  throw redirect(`${next}?fait=${asked.done}`);
}

/** What was done, as the address of the next page tells it; null: nothing was said to do. */
async function acted(
  { ask }: Backend,
  number: string,
  form: FormData,
): Promise<keyof typeof copy.done | null> {
  const key = formText(form, 'cle');
  const options = key === '' ? {} : { idempotencyKey: key };
  const id = formText(form, 'remplacement');
  switch (formText(form, 'intent')) {
    case 'startPreparation':
      await ask(StartPreparationDocument, { number }, options);
      return 'commencee';
    case 'markReady':
      await ask(MarkReadyDocument, { number, partly: false }, options);
      return 'prete';
    case 'shipOrder':
      await ask(ShipOrderDocument, { number, partly: false }, options);
      return 'partie';
    case 'resendOrderMail':
      await ask(ResendOrderMailDocument, { number, kind: 'status' }, options);
      return 'courriel';
    case 'resendConfirmation':
      await ask(ResendOrderMailDocument, { number, kind: 'confirmation' }, options);
      return 'courriel';
    case 'acceptSubstitute':
      await ask(RecordSubstituteAnswerDocument, { number, id, accepted: true }, options);
      return 'remplacee';
    case 'declineSubstitute':
      await ask(RecordSubstituteAnswerDocument, { number, id, accepted: false }, options);
      return 'nonremplacee';
    case 'withdrawSubstitute':
      await ask(WithdrawSubstituteDocument, { number, id }, options);
      return 'retiree';
    default: {
      const text = formText(form, 'note');
      if (text === '') return null;
      await ask(NoteOrderDocument, { number, text }, options);
      return 'notee';
    }
  }
}

export default function OrderScreen({
  loaderData: { order, now, actKey, outcome, done },
  actionData,
}: Route.ComponentProps) {
  useLiveOrders();
  useSettledCards(order.number, outcome);
  const { key: visit } = useLocation();
  return (
    <Page>
      <title>{`${copy.title(order.number)} – ${officeCopy.name}`}</title>
      <div className={styles.order}>
        <Link to={paths.orders()}>{copy.back}</Link>
        <h1>{`${copy.title(order.number)}\u00A0· ${order.status_label}`}</h1>
        <OutcomeNote done={done} leads />
        <ChangedNote key={visit} entries={order.timeline} />
        <FormRefusal title={copy.refused} refusal={actionData?.refusal} />
        <GivenBackNote order={order} />
        <OrderActs order={order} actKey={actKey} />
        <OrderHead order={order} now={now} />
        <h2>{copy.lines}</h2>
        <OrderLines order={order} />
        <OrderMoney order={order} />
        <OrderSubstitutes order={order} actKey={actKey} />
        <h2>{copy.history}</h2>
        <OrderTimeline entries={order.timeline} />
        {order.may.includes('noteOrder') && (
          <OfficeForm noValidate className={styles.note} key={`note ${visit}`}>
            <input type="hidden" name="cle" value={actKey} />
            <Field label={copy.note.text} error={actionData?.faults.note}>
              {(control) => (
                <TextArea {...control} name="note" rows={3} defaultValue={actionData?.values.note} />
              )}
            </Field>
            <Button type="submit" name="intent" value="noteOrder" look="secondary">
              {copy.act.noteOrder}
            </Button>
          </OfficeForm>
        )}
        {order.may.includes('resendOrderMail') && (
          <OfficeForm>
            <input type="hidden" name="cle" value={actKey} />
            <Button type="submit" name="intent" value="resendOrderMail" look="quiet" size="small">
              {copy.act.resendOrderMail}
            </Button>
            <Button type="submit" name="intent" value="resendConfirmation" look="quiet" size="small">
              {copy.act.resendConfirmation}
            </Button>
          </OfficeForm>
        )}
      </div>
    </Page>
  );
}
