import type { SpendingFragment } from '../../../../generated/documents.ts';
import { formatMonth } from '@nuancier/ui/text/format-month.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { BarTable } from '@nuancier/ui/pieces/tables/bar-table.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import head from '../history/latest-orders.module.css';
import styles from './spending-block.module.css';
import { spendingCopy as copy } from './spending-copy.ts';

/** What was ordered, by month and by person: only drawn where something was. */
export function SpendingBlock({ spending }: { spending: SpendingFragment }) {
  const { total, months, buyers } = spending;
  if ((total.value ?? 0) <= 0) return null;
  return (
    <section className={head.section}>
      <div className={head.head}>
        <h2>{copy.title}</h2>
      </div>
      <p>{copy.intro(months.length, formatAmount(total.value ?? 0))}</p>
      <div className={styles.charts}>
        <BarTable
          caption={copy.byMonth}
          columns={[copy.month, copy.total]}
          rows={months.map((month) => ({
            key: month.month,
            label: formatMonth(month.month),
            ...barOf(month.total),
          }))}
        />
        {buyers.length > 1 && (
          <BarTable
            caption={copy.byBuyer}
            columns={[copy.buyer, copy.total]}
            rows={buyers.map((buyer, at) => ({
              key: String(at),
              label: buyer.name,
              ...barOf(buyer.total),
            }))}
          />
        )}
      </div>
      {buyers.length > 1 && (
        <Disclosure summary={copy.detail}>
          <CardTable
            caption={copy.detail}
            columns={[
              { label: copy.month },
              ...buyers.map(({ name }) => ({ label: name, figures: true })),
              { label: copy.all, figures: true },
            ]}
            rows={months.map(({ month, total: all }, at) => ({
              key: month,
              cells: [
                formatMonth(month),
                ...buyers.map((buyer) => formatAmount(buyer.months[at]?.value ?? 0)),
                <strong key="all">{formatAmount(all.value ?? 0)}</strong>,
              ],
            }))}
          />
        </Disclosure>
      )}
    </section>
  );
}

function barOf({ value }: { value: number | null }) {
  return { value: value ?? 0, text: formatAmount(value ?? 0) };
}
