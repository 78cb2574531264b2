import styles from './reports.module.css';

type Props = { name: string; facts: readonly { label: string; text: string }[] };

/** What a report comes to, before its bars: nobody scrolls past thirty of them for one sum. */
export function Totals({ name, facts }: Props) {
  return (
    <section aria-label={name}>
      <dl className={styles.totals}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
