import { data, Link, redirect } from 'react-router';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import {
  AbandonedCartsReportDocument,
  ApprovalTimesReportDocument,
  ConversionReportDocument,
  MarginReportDocument,
  PromiseReportDocument,
  SearchesReportDocument,
  StockOutReportDocument,
} from '../../../generated/documents.ts';
import { figuresFile, paths } from '../../addresses/paths.ts';
import { orBadSearch } from '../../backend/forms.server.ts';
import { listedStores } from '../../backend/listed-stores.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { endFault } from '../../features/office/forms/end-fault.ts';
import { storeNamed, storeSaid } from '../../features/office/one-store/one-store-address.ts';
import { OneStoreNote } from '../../features/office/one-store/one-store-note.tsx';
import tabStyles from '../../features/office/tabs.module.css';
import { Definition } from '../../features/reports/definition.tsx';
import { figuresAddress, readFiguresAddress } from '../../features/reports/figures-address.ts';
import { figuresCopy as copy } from '../../features/reports/figures-copy.ts';
import { FiguresFilters } from '../../features/reports/figures-filters.tsx';
import { FiguresTable } from '../../features/reports/figures-table.tsx';
import { PeriodForm } from '../../features/reports/period-form.tsx';
import { reportNamed, REPORTS, reportsOf } from '../../features/reports/report-names.ts';
import { reportsCopy } from '../../features/reports/reports-copy.ts';
import { ReportsNav } from '../../features/reports/reports-nav.tsx';
import styles from '../../features/reports/reports.module.css';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, periodWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/figures-screen';

const DOCUMENTS = {
  marge: MarginReportDocument,
  ruptures: StockOutReportDocument,
  promesses: PromiseReportDocument,
  paniers: AbandonedCartsReportDocument,
  conversion: ConversionReportDocument,
  validations: ApprovalTimesReportDocument,
  recherches: SearchesReportDocument,
};
const SALES = 'ventes';
/** The file has them all; of days and weeks there are never more than a year has. */
const MOST_ROWS = 50;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  // That of sales is the first page of them all.
  if (params.report === SALES) throw redirect(paths.reports() + new URL(request.url).search);
  const name = reportNamed(params.report);
  if (name === null) throw data(null, { status: 404 });
  const now = new Date();
  const asked = readFiguresAddress(name, new URL(request.url).searchParams, now);
  const { person } = context.get(staffContext);
  const isInTime = asked.by === 'day' || asked.by === 'week';
  const [answer, stores] = await Promise.all([
    orBadSearch(
      context
        .get(backendContext)
        .ask(DOCUMENTS[name], { asked: { ...asked, first: isInTime ? null : MOST_ROWS } }),
    ),
    name === 'recherches' ? [] : listedStores(context),
  ]);
  return {
    name,
    asked,
    table: 'done' in answer ? answer.done.report : null,
    refusal: 'told' in answer ? { message: answer.told, key: null } : null,
    reports: person == null ? [] : reportsOf(person.role),
    stores,
    now: now.toISOString(),
  };
}

export default function FiguresScreen({ loaderData }: Route.ComponentProps) {
  const { name, asked, table, refusal, reports, stores, now } = loaderData;
  const { title, chart, empty, definitions } = copy.reports[name];
  const { ways, within } = REPORTS[name];
  const isEmpty = table !== null && !table.rows.some(({ values }) => (values[0] ?? 0) > 0);
  return (
    <Page>
      <ListTitle
        of={title}
        asked={[
          ways.length > 1 ? copy.ways[asked.by] : null,
          periodWords(asked),
          storeNamed(asked.store, stores),
        ]}
        found={
          table === null
            ? ''
            : foundWords('entries', { count: isEmpty ? 0 : table.rows.length, more: false }, empty)
        }
      />
      <div className={styles.reports}>
        <h1>{title}</h1>
        <ReportsNav
          reports={reports}
          current={name}
          search={`?${new URLSearchParams({ du: asked.since, au: asked.until, ...storeSaid(asked.store) })}`}
        />
        {ways.length > 1 && (
          <nav aria-label={copy.waysLabel}>
            <ul className={tabStyles.tabs}>
              {ways.map((way) => (
                <li key={way}>
                  <Link
                    to={figuresAddress({ ...asked, by: way })}
                    aria-current={way === asked.by ? 'page' : undefined}
                  >
                    {copy.ways[way]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <PeriodForm
          period={asked}
          now={now}
          placeOf={(period) => figuresAddress({ ...asked, ...period })}
          file={table === null || isEmpty ? null : figuresFile(name, asked)}
        >
          <FiguresFilters asked={asked} stores={stores} hasHours={name === 'paniers'} />
        </PeriodForm>
        <OneStoreNote store={asked.store} stores={stores} all={figuresAddress({ ...asked, store: null })} />
        <FormRefusal title={reportsCopy.refused} refusal={endFault(asked) === undefined ? refusal : null} />
        {isEmpty && <EmptyState title={empty} />}
        {table !== null && !isEmpty && (
          <FiguresTable
            table={table}
            chart={chart}
            period={asked}
            today={now}
            placeOf={(key) =>
              asked.by === 'store' && within !== null && key !== ''
                ? figuresAddress({ ...asked, by: within, store: key })
                : null
            }
          />
        )}
        <Definition sentences={definitions} />
      </div>
    </Page>
  );
}
