import Undo from 'lucide-react/icons/undo-2';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { takeFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { articleFields } from '../../../actions/cart/cart-article.ts';
import type { CartAnswer } from '../../../actions/cart/cart-answer.ts';
import type { CartArticle } from '../../../actions/cart/cart-article.ts';
import { CartForm } from '../cart-form.tsx';
import { cartCopy } from '../copy.ts';
import styles from './undo-bar.module.css';
import { useRemoval } from './use-removal.ts';
import { cartAnswerCopy } from '../../../actions/cart/cart-answer-copy.ts';

type Props = { removed: { name: string; article: CartArticle } | null; isEmpty: boolean };

/** What was removed last, by script or before this page was drawn, and the way to have it back. */
export function UndoBar({ removed, isEmpty }: Props) {
  const fetcher = useRemoval();
  const { data: answer } = fetcher;
  const last = answer === undefined ? removed : answer.kind === 'removed' ? answer : null;
  const message = messageOf(answer, isEmpty);
  const bar = useRef<HTMLElement>(null);
  const keep = (element: HTMLElement | null) => {
    bar.current = element;
  };
  // The pressed button has gone with its line, so the bar takes the focus; also for a second removal in a row.
  useLayoutEffect(() => {
    if (message !== null || answer?.kind === 'removed') takeFocus(bar.current);
  }, [answer, message]);
  useAnnounced(answer?.kind === 'removed' ? cartCopy.removed(answer.name) : null);
  return (
    <>
      {last && (
        <div className={styles.bar}>
          <span>{cartCopy.removed(last.name)}</span>
          <CartForm fetcher={fetcher} intent="restore" fields={articleFields(last.article)}>
            <Button
              type="submit"
              look="secondary"
              size="small"
              aria-label={cartCopy.undoNamed(last.name)}
              ref={keep}
            >
              <Undo aria-hidden="true" size={18} />
              {cartCopy.undo}
            </Button>
          </CartForm>
        </div>
      )}
      {message !== null && (
        <p tabIndex={-1} ref={keep} className={styles.bar}>
          {message}
        </p>
      )}
    </>
  );
}

/** Placed where the pressed button was, and read aloud by taking its focus. */
function messageOf(answer: CartAnswer | undefined, isEmpty: boolean): string | null {
  if (answer?.kind === 'restored') return cartAnswerCopy.notices['remis'] ?? null;
  // Not beside what has been put into it since.
  if (answer?.kind === 'cleared') return isEmpty ? (cartAnswerCopy.notices['vide'] ?? null) : null;
  if (answer?.kind === 'gone') return cartAnswerCopy.notices['change'] ?? null;
  return answer?.kind === 'refused' ? answer.message : null;
}
