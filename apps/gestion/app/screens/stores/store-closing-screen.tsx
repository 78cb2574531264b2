import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { CLOSED, isClosed } from '@nuancier/domain/stores/written-hours.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { SetStoreDayDocument, TellClosedDayDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { DueOrders } from '../../features/stores/due-orders.tsx';
import { hoursText } from '../../features/stores/hours-text.ts';
import { StoreFormPage } from '../../features/stores/store-form-page.tsx';
import { storesCopy } from '../../features/stores/stores-copy.ts';
import { dayOfAddress, onlyKeepers } from './store-of.server.ts';
import type { AskedDay } from './store-of.server.ts';
import type { Route } from './+types/store-closing-screen';

const { close: copy, tell, postponed } = storesCopy;

export async function loader({ request, params: { code }, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  const { searchParams } = new URL(request.url);
  // Without a day: the page of the store is where one is chosen.
  if (!searchParams.has('le')) throw redirect(paths.store(code));
  const done = searchParams.get('fait');
  return {
    ...(await dayOfAddress(context, code, request)),
    done: Object.entries(tell.done).find(([name]) => name === done)?.[1] ?? null,
    actKey: randomUUID(),
  };
}

/** Closes the day; once it is closed, tells whoever was promised something for it. */
export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { ask } = context.get(backendContext);
  const on = formText(form, 'le');
  const here = paths.storeClosing(code, on);
  if (formText(form, 'intent') === 'prevenir') {
    const idempotencyKey = formText(form, 'cle') || randomUUID();
    const told = await orRefusal(ask(TellClosedDayDocument, { code, on }, { idempotencyKey }));
    if ('refusal' in told) return notAccepted({ values: {}, faults: {}, refusal: told.refusal });
    throw redirect(`${here}&fait=${told.done.tellClosedDay === 0 ? 'prevenus' : 'restent'}`);
  }
  const asked = await orRefusal(ask(SetStoreDayDocument, { code, on, hours: CLOSED }));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  const { promised_orders: orders } = (await dayOfAddress(context, code, request)).day;
  throw redirect((orders ?? 0) > 0 ? here : `${paths.store(code)}?fait=ferme`);
}

export default function StoreClosingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { code, name, day, done, actKey } = loaderData;
  const orders = day.promised_orders ?? 0;
  const already = isClosed(day.hours);
  const isToTell = already && orders > 0 && done === null;
  return (
    <StoreFormPage
      code={code}
      title={already ? tell.title(name) : copy.title(name)}
      says={
        <>
          <OutcomeNote done={done} />
          <p>
            <strong>{copy.day(formatLocalDay(day.on))}</strong>
          </p>
          {already ? <ClosedDay day={day} isToTell={isToTell} /> : <DayToClose day={day} />}
          <DueOrders label={copy.dueOrders} orders={day.due_orders ?? []} />
          <Postponed day={day} isClosed={already} />
        </>
      }
      confirm={already ? (isToTell ? tell.confirm : null) : copy.confirm}
      refusal={actionData?.refusal}
    >
      <input type="hidden" name="le" value={day.on} />
      {isToTell && <input type="hidden" name="intent" value="prevenir" />}
      {isToTell && <input type="hidden" name="cle" value={actKey} />}
    </StoreFormPage>
  );
}

function DayToClose({ day: { usual, promised_orders: orders } }: Pick<AskedDay, 'day'>) {
  return (
    <>
      <p>{copy.says(hoursText(usual))}</p>
      <p>{(orders ?? 0) === 0 ? copy.noOrders : copy.orders(orders ?? 0)}</p>
    </>
  );
}

function ClosedDay({ day, isToTell }: Pick<AskedDay, 'day'> & { isToTell: boolean }) {
  const orders = day.promised_orders ?? 0;
  if (orders === 0) return <p>{day.is_special ? tell.none : copy.usual}</p>;
  return (
    <>
      {isToTell && <p>{tell.closed}</p>}
      <p>{tell.orders(orders)}</p>
      {isToTell && <p>{tell.says}</p>}
      <p>{tell.unreached}</p>
    </>
  );
}

/** Their customers have been told: opening again does not bring them back. */
function Postponed({ day, isClosed: stays }: Pick<AskedDay, 'day'> & { isClosed: boolean }) {
  const count = day.postponed ?? 0;
  if (count === 0) return null;
  return (
    <section id="reportees">
      <h2>{postponed.title}</h2>
      <p>{stays ? postponed.closed(count) : postponed.open(count)}</p>
      <DueOrders label={postponed.title} orders={day.postponed_orders ?? []} />
    </section>
  );
}
