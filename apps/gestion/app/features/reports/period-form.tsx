import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { endFault } from '../office/forms/end-fault.ts';
import { listPagesCopy } from '../office/list-pages-copy.ts';
import { lastDays, SPANS } from './report-period.ts';
import type { ReportPeriod } from './report-period.ts';
import { reportsCopy as copy } from './reports-copy.ts';
import styles from './reports.module.css';

type Props = {
  period: ReportPeriod;
  now: string;
  /** where the same report of other days is */
  placeOf: (period: ReportPeriod) => string;
  /** null: there is nothing to take away */
  file: string | null;
  children?: ReactNode;
};

/** The days a report speaks of; `children` are its other filters. */
export function PeriodForm({ period, now, placeOf, file, children }: Props) {
  return (
    <>
      <Form method="get" className={searchRow.fields}>
        <Field label={copy.since}>
          {(control) => (
            <TextInput {...control} key={period.since} type="date" name="du" defaultValue={period.since} />
          )}
        </Field>
        <Field label={copy.until} error={endFault(period)}>
          {(control) => (
            <TextInput {...control} key={period.until} type="date" name="au" defaultValue={period.until} />
          )}
        </Field>
        {children}
        <Button type="submit">{copy.show}</Button>
        {file !== null && (
          <a href={file} className={styles.link} download>
            {listPagesCopy.csv}
          </a>
        )}
      </Form>
      <p className={styles.spans}>
        {SPANS.map((days) => (
          <Link key={days} to={placeOf(lastDays(days, new Date(now)))} className={styles.link}>
            {copy.lastDays(days)}
          </Link>
        ))}
      </p>
    </>
  );
}
