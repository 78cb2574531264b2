import CircleCheck from 'lucide-react/icons/circle-check';
import { useAnnouncedAnswer } from '../announcing/use-announced-answer.ts';
import styles from './done-note.module.css';

/** The outcome of an action on the page before: also without script. */
export function DoneNote({ text }: { text: string | null | undefined }) {
  useAnnouncedAnswer(text, text);
  return (
    <div>
      {text && (
        <p className={styles.note}>
          <CircleCheck aria-hidden="true" size={20} />
          {text}
        </p>
      )}
    </div>
  );
}
