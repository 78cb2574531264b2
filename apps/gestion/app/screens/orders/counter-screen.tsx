import { randomUUID } from 'node:crypto';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { Form, Link, redirect } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { openOnField } from '@nuancier/ui/pieces/focus/open-on-field.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { HandOverLinesDocument, PickupsDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orBadSearch, orRefusal, readForm } from '../../backend/forms.server.ts';
import { keptOnLoss } from '../../backend/kept-on-loss.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { counterCopy as copy } from '../../features/orders/counter/counter-copy.ts';
import { matching, scannedPickup } from '../../features/orders/counter/find-pickup.ts';
import { NothingWaits } from '../../features/orders/counter/nothing-waits.tsx';
import { PickupCard } from '../../features/orders/counter/pickup-card.tsx';
import { readMoves } from '../../features/orders/counter/read-moves.ts';
import { proofOf, typedProof, unproven } from '../../features/orders/hand-over/read-proof.ts';
import type { ProofField } from '../../features/orders/hand-over/read-proof.ts';
import { OrdersTable } from '../../features/orders/orders-table.tsx';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './counter-screen.module.css';
import type { Route } from './+types/counter-screen';

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const query = address.get('q')?.trim() || null;
  const store = address.get('magasin')?.trim() || null;
  const asked = await orBadSearch(context.get(backendContext).ask(PickupsDocument, { query, store }));
  const { person } = context.get(staffContext);
  const handsOver = person != null && scopeOf('handOverLines', person.role) !== null;
  const done = address.get('fait');
  return {
    query,
    store,
    told: 'told' in asked ? asked.told : null,
    pickups: 'done' in asked ? asked.done.pickups : [],
    stores: person?.stores ?? [],
    actKey: handsOver ? randomUUID() : null,
    done: done !== null && /^[\w-]{1,30}$/.test(done) ? copy.done(done) : null,
    now: new Date().toISOString(),
  };
}

export const clientLoader = keptOnLoss<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const number = formText(form, 'numero');
  const typed = typedProof(form);
  const refused = (answer: ReturnType<typeof unproven>) =>
    notAccepted<ProofField | 'numero'>({ ...answer, values: { ...answer.values, numero: number } });
  const proof = proofOf(typed);
  if (proof === null) return refused(unproven(typed));
  const lines = readMoves(form);
  if (lines === null) throw redirect(paths.counter());
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const { ask } = context.get(backendContext);
  const asked = await orRefusal(ask(HandOverLinesDocument, { number, lines, proof }, { idempotencyKey }));
  if ('refusal' in asked) return refused(unproven(typed, asked.refusal));
  throw redirect(`${paths.counter()}?fait=${encodeURIComponent(number)}`);
}

export default function CounterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { query, store, told, pickups, stores, actKey, done, now } = loaderData;
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

  const proven = pickups.find(({ is_code_shown: isShown }) => isShown)?.number;
  useEffect(() => {
    if (proven !== undefined) focusOn(proven);
  }, [proven]);

  /** A whole number leads to its button; anything else is asked of the shop. */
  const find = (event: FormEvent<HTMLFormElement>) => {
    const found = scannedPickup(pickups, typed);
    if (found === undefined) return;
    event.preventDefault();
    event.currentTarget.reset();
    setTyped('');
    requestAnimationFrame(() => focusOn(found.number));
  };

  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.counter}>
        <h1>{copy.title}</h1>
        <OutcomeNote done={done} />
        <FormRefusal title={copy.refused} refusal={actionData?.refusal} />
        <Form
          method="get"
          className={styles.search}
          role="search"
          onSubmit={find}
          key={`${query} ${typing.cleared}`}
        >
          <Field label={copy.search} hint={copy.searchHint} error={told ?? undefined}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                name="q"
                autoComplete="off"
                defaultValue={query ?? ''}
                onChange={(event) => setTyped(event.currentTarget.value)}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types as soon as the page is there
                autoFocus={actionData === undefined}
                ref={actionData === undefined ? openOnField : null}
              />
            )}
          </Field>
          {stores.length > 1 && (
            <Field label={copy.store}>
              {(control) => (
                <Select
                  {...control}
                  name="magasin"
                  defaultValue={store ?? ''}
                  options={[
                    { value: '', label: copy.allStores },
                    ...stores.map(({ code, name }) => ({ value: code, label: name })),
                  ]}
                />
              )}
            </Field>
          )}
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
          {(query !== null || typed !== '') && (
            <Link to={paths.counter()} onClick={showAll}>
              {copy.clear}
            </Link>
          )}
        </Form>
        {shown.length === 0 && told === null && (
          <NothingWaits
            words={typed.trim() || query}
            isAsked={typed.trim() === '' || typed.trim() === query}
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
                  shownCode={pickup.is_code_shown ? query : null}
                  actKey={actKey}
                  answer={actionData?.values.numero === pickup.number ? actionData : undefined}
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

/** What its card asks for, or its one large button; for whoever only looks, its number. */
function focusOn(number: string): void {
  const card = document.querySelector(`[data-pickup="${CSS.escape(number)}"]`);
  for (const part of ['input:not([type="hidden"])', '[type="submit"]', 'a']) {
    const found = card?.querySelector<HTMLElement>(part);
    if (found) return found.focus();
  }
}
