import { Link, redirect } from 'react-router';
import { isClosed } from '@nuancier/domain/stores/written-hours.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { ClearStoreDayDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { CloseADay } from '../../features/stores/close-a-day.tsx';
import { hoursText } from '../../features/stores/hours-text.ts';
import { SpecialDays } from '../../features/stores/special-days.tsx';
import { StoreFacts } from '../../features/stores/store-facts.tsx';
import { storesCopy as copy } from '../../features/stores/stores-copy.ts';
import { comingDay, mayKeep, storeOf } from './store-of.server.ts';
import type { AskedDay } from './store-of.server.ts';
import styles from './store-screen.module.css';
import type { Route } from './+types/store-screen';

export async function loader({ request, params: { code }, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const done = searchParams.get('fait');
  return {
    store: await storeOf(context, code),
    mayChange: mayKeep(context),
    day: searchParams.has('le') ? ((await comingDay(context, code, request))?.day ?? null) : null,
    done: Object.entries(copy.done).find(([name]) => name === done)?.[1] ?? null,
  };
}

/** A day gets its usual hours back; every other act has an address of its own. */
export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const on = formText(form, 'le');
  const asked = await orRefusal(context.get(backendContext).ask(ClearStoreDayDocument, { code, on }));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.store(code)}?fait=rouvert&le=${encodeURIComponent(on)}`);
}

export default function StoreScreen({
  loaderData: { store, mayChange, day, done },
  actionData,
}: Route.ComponentProps) {
  const { code, name, today, week, special_days: days } = store;
  return (
    <Page>
      <title>{`${name} – ${officeCopy.name}`}</title>
      <div className={styles.store}>
        <Link to={paths.stores()} className={styles.back}>
          {copy.back}
        </Link>
        <div>
          <h1>{name}</h1>
          <p>{`${copy.today}\u00A0: ${hoursText(today.hours)}`}</p>
        </div>
        <OutcomeNote done={done} />
        {day !== null && !isClosed(day.hours) && <StillPostponed code={code} day={day} />}
        <FormRefusal title={copy.refused} refusal={actionData?.refusal} />
        {mayChange && <CloseADay store={store} />}
        <section className={styles.part}>
          <h2>{copy.days}</h2>
          <p>{copy.daysSay}</p>
          <SpecialDays code={code} days={days} mayChange={mayChange} />
        </section>
        <section className={styles.part}>
          <div className={styles.head}>
            <h2>{copy.week}</h2>
            {mayChange && (
              <ButtonLink to={paths.storeHours(code)} look="secondary">
                {copy.changeWeek}
              </ButtonLink>
            )}
          </div>
          <CardTable
            caption={copy.week}
            columns={[{ label: copy.weekday }, { label: copy.hours }]}
            rows={week.map(({ weekday, hours }) => ({
              key: weekday,
              cells: [copy.weekdays[weekday], hoursText(hours)],
            }))}
          />
        </section>
        <section className={styles.part}>
          <div className={styles.head}>
            <h2>{copy.details}</h2>
            {mayChange && (
              <ButtonLink to={paths.storeDetails(code)} look="secondary">
                {copy.changeDetails}
              </ButtonLink>
            )}
          </div>
          <StoreFacts store={store} />
        </section>
      </div>
    </Page>
  );
}

/** Of a day that is open again: what its customers were told stands. */
function StillPostponed({ code, day: { on, postponed } }: Pick<AskedDay, 'code' | 'day'>) {
  const count = postponed ?? 0;
  if (count === 0) return null;
  return (
    <p>
      {copy.postponed.open(count)}{' '}
      <Link to={paths.postponedOrders(code, on)}>{copy.postponed.see(count)}</Link>
    </p>
  );
}
