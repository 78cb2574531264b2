import { reportsCopy as copy } from './reports-copy.ts';
import styles from './reports.module.css';

export function Definition({ sentences }: { sentences: readonly string[] }) {
  return (
    <section className={styles.section}>
      <h2>{copy.definition}</h2>
      {sentences.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </section>
  );
}
