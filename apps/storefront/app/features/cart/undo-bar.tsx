import Undo from 'lucide-react/icons/undo-2';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { articleFields } from './cart-article.ts';
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
  return (
    <div role="status">
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
      {answer?.kind === 'restored' && <p className={styles['bar']}>{cartCopy.notices['remis']}</p>}
      {answer?.kind === 'gone' && <p className={styles['bar']}>{cartCopy.notices['change']}</p>}
      {answer?.kind === 'refused' && <p className={styles['bar']}>{answer.message}</p>}
    </div>
  );
}
