import CircleCheck from 'lucide-react/icons/circle-check';
import { useAnswerSaid } from '../announcing/use-answer-said.ts';
import styles from './done-note.module.css';

/** What was done on the page before, told on this one: also without script. */
export function DoneNote({ text }: { text: string | null | undefined }) {
  useAnswerSaid(text, text);
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
