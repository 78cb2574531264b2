import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import { wishlistCopy } from '../copy.ts';
import type { WishlistAnswer } from '../../../actions/wishlists/wishlist-answer.ts';
import styles from '../wishlists.module.css';

/** What went into the cart, and what did not and why. */
export function CartOutcome({ answer }: { answer: WishlistAnswer | undefined }) {
  useAnnouncedAnswer(answer, saidOf(answer));
  return (
    <div className={styles.outcome}>
      {answer?.kind === 'in-cart' && (
        <>
          <p>
            {answer.count > 0 ? wishlistCopy.inCart(answer.count) : wishlistCopy.noneInCart}{' '}
            {answer.count > 0 && <Link to={paths.cart()}>{wishlistCopy.seeCart}</Link>}
          </p>
          {answer.refused.map(({ name, message }) => (
            <ErrorMessage key={name}>{`${name}\u00A0: ${message}`}</ErrorMessage>
          ))}
        </>
      )}
      {answer?.kind === 'refused' && answer.itemId === null && <ErrorMessage>{answer.message}</ErrorMessage>}
    </div>
  );
}

function saidOf(answer: WishlistAnswer | undefined): string | null {
  if (answer?.kind === 'refused') return answer.itemId === null ? answer.message : null;
  if (answer?.kind !== 'in-cart') return null;
  const went = answer.count > 0 ? wishlistCopy.inCart(answer.count) : wishlistCopy.noneInCart;
  return [went, ...answer.refused.map(({ name, message }) => `${name}\u00A0: ${message}`)].join(' ');
}
