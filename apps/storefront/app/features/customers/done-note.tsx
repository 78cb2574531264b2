import CircleCheck from 'lucide-react/icons/circle-check';
import styles from './saved-note.module.css';

/** What was done on the page before, told on this one: also without script. */
export function DoneNote({ text }: { text: string | null | undefined }) {
  return (
    <div role="status">
      {text && (
        <p className={styles['note']}>
          <CircleCheck aria-hidden="true" size={20} />
          {text}
        </p>
      )}
    </div>
  );
}
