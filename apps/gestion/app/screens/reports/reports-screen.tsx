import { Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { SalesReportDocument } from '../../../generated/documents.ts';
import { salesFile } from '../../addresses/paths.ts';
import { orRefusal } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import tabStyles from '../../features/office/tabs.module.css';
import { readReportAddress, reportAddress, wayName, WAYS } from '../../features/reports/reports-address.ts';
import { reportsCopy as copy } from '../../features/reports/reports-copy.ts';
import { SalesFigures } from '../../features/reports/sales-table.tsx';
import styles from '../../features/reports/reports.module.css';
import type { Route } from './+types/reports-screen';

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readReportAddress(new URL(request.url).searchParams, new Date());
  const answer = await orRefusal(context.get(backendContext).ask(SalesReportDocument, asked));
  return 'refusal' in answer
    ? { asked, report: null, refusal: answer.refusal }
    : { asked, report: answer.done.salesReport, refusal: null };
}

export default function ReportsScreen({ loaderData: { asked, report, refusal } }: Route.ComponentProps) {
  const { by } = asked;
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.reports}>
        <h1>{copy.title}</h1>
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
        <Form method="get" className={styles.period}>
          <input type="hidden" name="par" value={wayName(by)} />
          <Field label={copy.since}>
            {(control) => <TextInput {...control} type="date" name="du" defaultValue={asked.since} />}
          </Field>
          <Field label={copy.until}>
            {(control) => <TextInput {...control} type="date" name="au" defaultValue={asked.until} />}
          </Field>
          <Button type="submit">{copy.show}</Button>
          {report !== null && (
            <a href={salesFile(asked)} className={styles.link} download>
              {copy.csv}
            </a>
          )}
        </Form>
        <FormRefusal title={copy.refused} refusal={refusal} />
        {report?.rows.length === 0 && <EmptyState title={copy.empty} />}
        {report !== null && report.rows.length > 0 && <SalesFigures report={report} by={by} />}
        <section className={styles.section}>
          <h2>{copy.definition}</h2>
          {copy.definitions.map((words) => (
            <p key={words}>{words}</p>
          ))}
          {by === 'universe' && <p>{copy.ofUniverse}</p>}
          {by === 'person' && <p>{copy.ofPerson}</p>}
          <h2>{copy.notMeasured}</h2>
          <p>{copy.notMeasuredSays}</p>
        </section>
      </div>
    </Page>
  );
}
