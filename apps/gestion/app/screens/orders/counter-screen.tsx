import { randomUUID } from 'node:crypto';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { readPickupCode, shownPickupCode } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { PickupOutcomeDocument, PickupsDocument } from '../../../generated/documents.ts';
import { formText, orBadSearch, readForm } from '../../backend/forms.server.ts';
import { keptOnLoss, toldOnLoss } from '../../backend/kept-on-loss.ts';
import { listedStores } from '../../backend/listed-stores.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { counterCopy as copy } from '../../features/orders/counter/counter-copy.ts';
import { CounterSearch } from '../../features/orders/counter/counter-search.tsx';
import { matching, scannedPickup } from '../../features/orders/counter/find-pickup.ts';
import type { Pickup } from '../../features/orders/counter/find-pickup.ts';
import { focusOnPickup } from '../../features/orders/counter/focus-on-pickup.ts';
import { NothingWaits } from '../../features/orders/counter/nothing-waits.tsx';
import { PickupCard } from '../../features/orders/counter/pickup-card.tsx';
import { pickupOutcome } from '../../features/orders/counter/pickup-outcome.ts';
import { useFoundByCode } from '../../features/orders/counter/use-found-by-code.ts';
import type { ProofField } from '../../features/orders/hand-over/read-proof.ts';
import { OrdersTable } from '../../features/orders/orders-table.tsx';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import { readStore, storeNamed } from '../../features/office/one-store/one-store-address.ts';
import { handedOver, handOver, search } from './counter-acts.server.ts';
import styles from './counter-screen.module.css';
import type { Route } from './+types/counter-screen';

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const words = address.get('q')?.trim() ?? '';
  // A code that came in the address is not looked up: addresses are kept and passed on.
  const query = words === '' || readPickupCode(words) !== null ? null : words;
  const store = readStore(address);
  const [asked, stores] = await Promise.all([
    orBadSearch(context.get(backendContext).ask(PickupsDocument, { query, store })),
    listedStores(context),
  ]);
  const { person } = context.get(staffContext);
  const handsOver = person != null && scopeOf('handOverLines', person.role) !== null;
  return {
    query,
    store,
    told: 'told' in asked ? asked.told : null,
    pickups: 'done' in asked ? asked.done.pickups.rows : [],
    more: 'done' in asked && asked.done.pickups.more,
    stores,
    actKey: handsOver ? randomUUID() : null,
    done: await handedOver(context.get(backendContext).ask, address.get('fait')),
    now: new Date().toISOString(),
  };
}

export const clientLoader = keptOnLoss<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { ask } = context.get(backendContext);
  if (form.has('devenue')) {
    const { shopOrder } = await ask(PickupOutcomeDocument, { number: formText(form, 'devenue') });
    return { outcome: pickupOutcome(shopOrder, new Date()) };
  }
  if (form.has('q')) return search(form, ask);
  return handOver(form, ask, readStore(new URL(request.url).searchParams));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => toldOnLoss(serverAction());

const NONE: readonly Pickup[] = [];

type Answer = FormAnswer<ProofField | 'numero'>;

export default function CounterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { told, stores, actKey, done, now, more } = loaderData;
  const [pressed, setPressed] = useState<Answer>();
  const answer = pressed ?? (actionData && 'values' in actionData ? actionData : undefined);
  const { found, outcome } = useFoundByCode(actionData, loaderData.pickups);
  const { query, store, pickups: read } = found ?? loaderData;
  const pickups = outcome === null ? read : NONE;
  useAnnounced(pressed === undefined ? '' : saidOf(pressed));
  useLiveOrders();
  // Of a search that is over nothing stays typed.
  const [typing, setTyping] = useState({ query, text: '', cleared: 0 });
  if (typing.query !== query) setTyping({ ...typing, query, text: '' });
  const typed = typing.text;
  const setTyped = (text: string) => setTyping({ ...typing, query, text });
  const showAll = () => setTyping({ query, text: '', cleared: typing.cleared + 1 });
  // What the shop found may match by what is not shown here.
  const shown = typed.trim() === query ? pickups : matching(pickups, typed);
  const ready = shown.filter(({ waiting }) => waiting.length > 0);
  const soon = shown.filter(({ waiting }) => waiting.length === 0);

  const code = found === undefined || found.pickups.length > 0 ? null : readPickupCode(found.query ?? '');
  const noCode = code === null ? null : copy.noCode(shownPickupCode(code));
  useAnnouncedAnswer(actionData, outcome?.told ?? noCode);

  const proven = pickups.find(({ is_code_shown: isShown }) => isShown)?.number;
  useEffect(() => {
    if (proven !== undefined) focusOnPickup(proven);
  }, [proven]);

  /** A whole number leads to its button; anything else is asked of the shop. */
  const find = (event: FormEvent<HTMLFormElement>) => {
    // A scanner has written and sent it in one breath: the field knows more than what was drawn.
    const written = String(new FormData(event.currentTarget).get('q') ?? '');
    const found = scannedPickup(pickups, written);
    if (found === undefined) return;
    event.preventDefault();
    event.currentTarget.reset();
    setTyped('');
    requestAnimationFrame(() => focusOnPickup(found.number));
  };

  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[typedWords(loaderData.query), storeNamed(loaderData.store, stores)]}
        found={
          loaderData.told === null
            ? foundWords(
                'orders',
                { count: loaderData.pickups.length, more: loaderData.more },
                loaderData.query === null ? copy.none : copy.noMatch(loaderData.query),
              )
            : ''
        }
      />
      <div className={styles.counter}>
        <h1>{copy.title}</h1>
        <OutcomeNote done={done} />
        {ready.every(({ number }) => number !== answer?.values.numero) && (
          <FormRefusal title={copy.refused} refusal={answer?.refusal} />
        )}
        <CounterSearch
          key={`${query} ${typing.cleared}`}
          query={query}
          typed={typed}
          told={told}
          store={store}
          stores={stores}
          waiting={pickups.flatMap(({ number, waiting }) => (waiting.length > 0 ? number : []))}
          isFocused={answer === undefined}
          onTyped={setTyped}
          onFind={find}
          onAll={showAll}
        />
        {more && found === undefined && <p role="status">{copy.more}</p>}
        {shown.length === 0 && told === null && (
          <NothingWaits
            words={typed.trim() || query}
            isAsked={typed.trim() === '' || typed.trim() === query}
            isLost={actionData !== undefined && 'isLost' in actionData}
            outcome={outcome}
          />
        )}
        {ready.length > 0 && (
          <section className={styles.part}>
            <h2>{copy.ready}</h2>
            <div className={styles.cards}>
              {ready.map((pickup) => (
                <PickupCard
                  key={`${pickup.number} ${JSON.stringify(pickup.waiting)}`}
                  pickup={pickup}
                  now={now}
                  shownCode={pickup.is_code_shown ? query : null}
                  actKey={actKey}
                  answer={answer?.values.numero === pickup.number ? answer : undefined}
                  onAnswer={(given) =>
                    setPressed(given && { ...given, values: { ...given.values, numero: pickup.number } })
                  }
                />
              ))}
            </div>
          </section>
        )}
        {soon.length > 0 && (
          <section className={styles.part}>
            <h2>{copy.soon}</h2>
            <OrdersTable caption={copy.soon} rows={soon} now={now} />
          </section>
        )}
      </div>
    </Page>
  );
}

function saidOf({ faults, refusal }: Answer): string {
  return refusal?.message ?? Object.values(faults).join(' ');
}
