import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { useAnnouncedAnswer } from '../announcing/use-announced-answer.ts';
import { takeFocus } from '../focus/take-focus.ts';
import styles from './done-note.module.css';

type Props = {
  text: string | null | undefined;
  /** The form that was sent stood elsewhere and is gone: the page and the focus go to the note. */
  leads?: boolean;
};

/** The outcome of an action on the page before: also without script. */
export function DoneNote({ text, leads = false }: Props) {
  const note = useRef<HTMLParagraphElement>(null);
  useAnnouncedAnswer(text, text);
  useEffect(() => {
    if (!leads || !text) return;
    takeFocus(note.current);
    note.current?.scrollIntoView({ block: 'start' });
  }, [leads, text]);
  return (
    <div>
      {text && (
        <p ref={note} tabIndex={leads ? -1 : undefined} className={styles.note}>
          <CircleCheck aria-hidden="true" size={20} />
          {text}
        </p>
      )}
    </div>
  );
}
