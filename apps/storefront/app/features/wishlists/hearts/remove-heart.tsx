import Heart from 'lucide-react/icons/heart';
import { useFetcher, useLocation } from 'react-router';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import styles from './card-heart.module.css';
import { heartCopy } from './heart-copy.ts';
import type { WishlistAnswer } from '../../../actions/wishlists/wishlist-answer.ts';
import { WishlistForm } from '../wishlist-form.tsx';

type Props = { listId: string; itemId: string; name: string };

/** Filled; pressed, it is empty at once, and the answer proves it right or fills it again. */
export function RemoveHeart({ listId, itemId, name }: Props) {
  const fetcher = useFetcher<WishlistAnswer>();
  const { pathname, search } = useLocation();
  const leaving = fetcher.state !== 'idle';
  return (
    <WishlistForm
      fetcher={fetcher}
      intent="remove"
      fields={{ list: listId, item: itemId, back: pathname + search }}
    >
      <button
        type="submit"
        className={classNames(styles.heart, styles.filled)}
        aria-label={heartCopy.removeNamed(name)}
        aria-busy={leaving}
        data-action="unfavourite"
      >
        <Heart aria-hidden="true" size={20} fill={leaving ? 'none' : 'currentColor'} />
      </button>
    </WishlistForm>
  );
}
