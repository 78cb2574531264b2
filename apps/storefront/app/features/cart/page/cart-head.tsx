import { Link } from 'react-router';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import type { RefusedChange } from '../../../actions/cart/cart-answer.ts';
import styles from './cart-head.module.css';
import { CartNotes } from '../cart-notes.tsx';
import { cartCopy } from '../copy.ts';

type Props = { count: number; notes: readonly string[]; refused: RefusedChange | null };

/** The title, what has happened, and what was refused to a form sent without script. */
export function CartHead({ count, notes, refused }: Props) {
  return (
    <>
      <h1>
        {cartCopy.title} {count > 0 && <span className={styles.count}>({cartCopy.count(count)})</span>}
      </h1>
      {refused && (
        <div role="alert" className={styles.refused} data-message-key={refused.key ?? undefined}>
          <ErrorMessage>{refused.message}</ErrorMessage>
          {refused.back && <Link to={refused.back}>{cartCopy.backToProduct}</Link>}
        </div>
      )}
      <CartNotes notes={notes} />
    </>
  );
}
