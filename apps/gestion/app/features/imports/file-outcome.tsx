import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { FileViewFragment } from '../../../generated/documents.ts';
import { importsCopy } from './imports-copy.ts';
import { RefusedLines } from './refused-lines.tsx';
import styles from './imports-frame.module.css';

const { file: copy } = importsCopy;
type Outcome = NonNullable<FileViewFragment['outcome']>;
type Move = NonNullable<NonNullable<Outcome['prices']>['most_up']>;

const FACTS = ['lines', 'added', 'changed', 'removed', 'refused', 'held', 'products'] as const;

/** What a file would change, or has changed. */
export function FileOutcome({ file, outcome }: { file: FileViewFragment; outcome: Outcome }) {
  return (
    <section className={styles.section}>
      <h2>{outcome.result === 'written' ? copy.result : copy.preview}</h2>
      <p>
        <strong>{copy.headline[outcome.result]}</strong> {outcome.held_because}
      </p>
      <dl className={styles.facts}>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{copy.facts[fact]}</dt>
            <dd>{outcome[fact].toLocaleString('fr-FR')}</dd>
          </div>
        ))}
      </dl>
      <PriceMoves outcome={outcome} />
      {outcome.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <RefusedLines
        refusals={outcome.refusals}
        refused={outcome.refused}
        rejects={file.has_rejects ? file.id : null}
        heading="h3"
      />
    </section>
  );
}

function PriceMoves({ outcome: { prices } }: { outcome: Outcome }) {
  if (prices === null || prices.up + prices.down === 0) return null;
  return (
    <>
      <h3>{copy.prices.title}</h3>
      <ul>
        <li>{`${copy.prices.up(prices.up)}, ${copy.prices.down(prices.down)}`}</li>
        {prices.most_up && <li>{`${copy.prices.mostUp}\u00A0: ${moveText(prices.most_up)}`}</li>}
        {prices.most_down && <li>{`${copy.prices.mostDown}\u00A0: ${moveText(prices.most_down)}`}</li>}
      </ul>
    </>
  );
}

function moveText({ sku, before_cents: before, after_cents: after }: Move): string {
  const share = ((after - before) / before).toLocaleString('fr-FR', {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 1,
  });
  return copy.prices.move(sku, formatAmount(before / 100), formatAmount(after / 100), share);
}
