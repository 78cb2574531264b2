import { Link, redirect } from 'react-router';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { SalesReportDocument } from '../../../generated/documents.ts';
import { paths, salesFile } from '../../addresses/paths.ts';
import { orBadSearch } from '../../backend/forms.server.ts';
import { listedStores } from '../../backend/listed-stores.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { endFault } from '../../features/office/forms/end-fault.ts';
import { storeNamed, storeSaid } from '../../features/office/one-store/one-store-address.ts';
import { OneStoreField } from '../../features/office/one-store/one-store-field.tsx';
import { OneStoreNote } from '../../features/office/one-store/one-store-note.tsx';
import tabStyles from '../../features/office/tabs.module.css';
import { Definition } from '../../features/reports/definition.tsx';
import { PeriodForm } from '../../features/reports/period-form.tsx';
import { reportsOf } from '../../features/reports/report-names.ts';
import { readReportAddress, reportAddress, wayName, WAYS } from '../../features/reports/reports-address.ts';
import { reportsCopy as copy } from '../../features/reports/reports-copy.ts';
import { ReportsNav } from '../../features/reports/reports-nav.tsx';
import { SalesFigures } from '../../features/reports/sales-table.tsx';
import styles from '../../features/reports/reports.module.css';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, periodWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/reports-screen';

/** By customer there are as many rows as a shop has: the file has them all. */
const MOST_ROWS = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const asked = readReportAddress(new URL(request.url).searchParams, now);
  const { person } = context.get(staffContext);
  const reports = person == null ? [] : reportsOf(person.role);
  const [first] = reports;
  // Who reads no sales opens on the first report that is its own.
  if (first != null && !reports.includes(null)) throw redirect(paths.report(first));
  const [answer, stores] = await Promise.all([
    orBadSearch(
      context
        .get(backendContext)
        .ask(SalesReportDocument, { ...asked, first: asked.by === 'day' ? null : MOST_ROWS }),
    ),
    listedStores(context),
  ]);
  const told = { asked, stores, reports, now: now.toISOString() };
  return 'told' in answer
    ? { ...told, report: null, refusal: { message: answer.told, key: null } }
    : { ...told, report: answer.done.salesReport, refusal: null };
}

export default function ReportsScreen({ loaderData }: Route.ComponentProps) {
  const { asked, stores, reports, report, refusal, now } = loaderData;
  const { by, since, until, store } = asked;
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[copy.ways[by], periodWords(asked), storeNamed(store, stores)]}
        found={
          report === null ? '' : foundWords('entries', { count: report.rows.length, more: false }, copy.empty)
        }
      />
      <div className={styles.reports}>
        <h1>{copy.title}</h1>
        <ReportsNav
          reports={reports}
          current={null}
          search={`?${new URLSearchParams({ du: since, au: until, ...storeSaid(store) })}`}
        />
        <nav aria-label={copy.waysLabel}>
          <ul className={tabStyles.tabs}>
            {WAYS.map((way) => (
              <li key={way}>
                <Link
                  to={reportAddress({ ...asked, by: way })}
                  aria-current={way === by ? 'page' : undefined}
                >
                  {copy.ways[way]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <PeriodForm
          period={asked}
          now={now}
          placeOf={(period) => reportAddress({ ...asked, ...period })}
          file={report === null || report.rows.length === 0 ? null : salesFile(asked)}
        >
          <input type="hidden" name="par" value={wayName(by)} />
          <OneStoreField store={store} stores={stores} />
        </PeriodForm>
        <OneStoreNote store={store} stores={stores} all={reportAddress({ ...asked, store: null })} />
        <FormRefusal title={copy.refused} refusal={endFault(asked) === undefined ? refusal : null} />
        {report?.rows.length === 0 && <EmptyState title={copy.empty} />}
        {report !== null && report.rows.length > 0 && <SalesFigures report={report} by={by} />}
        <Definition
          sentences={[
            ...copy.definitions,
            ...(by === 'universe' ? [copy.ofUniverse] : []),
            ...(by === 'person' ? [copy.ofPerson] : []),
          ]}
        />
      </div>
    </Page>
  );
}
