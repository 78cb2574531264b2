import Undo from 'lucide-react/icons/undo-2';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { useSaid } from '../../ui/use-said.ts';
import { articleFields } from './cart-article.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartArticle } from './cart-article.ts';
import { CartForm } from './cart-form.tsx';
import { cartCopy } from './copy.ts';
import styles from './undo-bar.module.css';
import { useRemoval } from './use-removal.ts';

type Props = { removed: { name: string; article: CartArticle } | null };

/** What was removed last, by script or before this page was drawn, and the way to have it back. */
export function UndoBar({ removed }: Props) {
  const fetcher = useRemoval();
  const { data: answer } = fetcher;
  const last = answer === undefined ? removed : answer.kind === 'removed' ? answer : null;
  const told = toldOf(answer);
  useSaid(answer?.kind === 'removed' ? cartCopy.removed(answer.name) : null);
  return (
    <>
      {last && (
        <div className={styles['bar']}>
          <span>{cartCopy.removed(last.name)}</span>
          <CartForm fetcher={fetcher} intent="restore" fields={articleFields(last.article)}>
            <Button
              type="submit"
              look="secondary"
              size="small"
              aria-label={cartCopy.undoNamed(last.name)}
              // The pressed button has gone with its line.
              {...(answer === undefined ? {} : { ref: takeFocus })}
            >
              <Undo aria-hidden="true" size={18} />
              {cartCopy.undo}
            </Button>
          </CartForm>
        </div>
      )}
      {told !== null && (
        <p key={told} tabIndex={-1} ref={takeFocus} className={styles['bar']}>
          {told}
        </p>
      )}
    </>
  );
}

/** Stands where the pressed button stood, and is read by taking its focus. */
function toldOf(answer: CartAnswer | undefined): string | null {
  if (answer?.kind === 'restored') return cartCopy.notices['remis'] ?? null;
  if (answer?.kind === 'gone') return cartCopy.notices['change'] ?? null;
  return answer?.kind === 'refused' ? answer.message : null;
}
