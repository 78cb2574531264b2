import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import styles from './cart-notes.module.css';

/** Automatic changes and the last action, shown above the lines. */
export function CartNotes({ notes }: { notes: readonly string[] }) {
  const said = notes.join(' ');
  useAnnouncedAnswer(said, said);
  return (
    notes.length > 0 && (
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )
  );
}
