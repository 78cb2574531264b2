import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatAmount, formatNumber } from '@nuancier/ui/text/format.ts';
import type { SimulateCartQuery } from '../../../generated/documents.ts';
import { amountWords } from './campaign-words.ts';
import styles from './pricing.module.css';
import { simulatorCopy as copy } from './simulator-copy.ts';

type Simulation = SimulateCartQuery['simulateCart'];

const { columns, totalColumns } = copy;
const COLUMNS = [
  { label: columns.article },
  { label: columns.quantity, figures: true },
  { label: columns.before, figures: true },
  { label: columns.after, figures: true },
  { label: columns.why },
  { label: columns.coupon, figures: true },
];
const TOTALS = [
  { label: totalColumns.what },
  { label: totalColumns.before, figures: true },
  { label: totalColumns.after, figures: true },
];

/** `isTold`: what was refused stands at its field already. */
export function SimulationResult({ simulation, isTold }: { simulation: Simulation; isTold: boolean }) {
  const { customer, lines, refused, before, after, coupon_refusal: refusal } = simulation;
  const sums = [
    [copy.goods, before.goods_ht_cents, after.goods_ht_cents],
    [copy.couponTotal, before.coupon_ht_cents, after.coupon_ht_cents],
    [copy.totalHt, before.total_ht_cents, after.total_ht_cents],
    [copy.totalTtc, before.total_ttc_cents, after.total_ttc_cents],
  ] as const;
  return (
    <section className={styles.screen}>
      <h2>{copy.result}</h2>
      <p>{copy.for(customer)}</p>
      {simulation.coupon_today !== null && <p>{copy.couponAsIf(simulation.coupon_today)}</p>}
      {refusal !== null && <p>{copy.couponRefused(refusal)}</p>}
      {after.coupon_ht_cents > 0 && <p>{copy.couponGives(formatAmount(after.coupon_ht_cents / 100))}</p>}
      {simulation.campaign_lines !== null && <p>{copy.campaignLines(simulation.campaign_lines)}</p>}
      {refused.length > 0 && !isTold && (
        <ul>
          {refused.map(({ sku, reason }) => (
            <li key={sku}>{copy.refused(sku, reason)}</li>
          ))}
        </ul>
      )}
      <CardTable
        caption={copy.result}
        columns={COLUMNS}
        rows={lines.map((line, at) => ({
          key: `${at} ${line.sku}`,
          cells: [
            <span key="article" className={styles.stack}>
              <span>{line.name}</span>
              <small>{line.refusal === null ? line.sku : `${line.sku} · ${line.refusal}`}</small>
            </span>,
            formatNumber(line.quantity),
            amountWords(line.before_ht_cents),
            amountWords(line.after_ht_cents),
            line.price_type === null ? copy.list : (copy.types[line.price_type] ?? line.price_type),
            amountWords(line.coupon_ht_cents),
          ],
        }))}
      />
      <CardTable
        caption={copy.totals}
        columns={TOTALS}
        rows={sums.map(([name, was, is]) => ({
          key: name,
          cells: [name, formatAmount(was / 100), formatAmount(is / 100)],
        }))}
      />
    </section>
  );
}
