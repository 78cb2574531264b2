import Heart from 'lucide-react/icons/heart';
import { useFetcher } from 'react-router';
import type { WishlistItemFragment } from '../../../../generated/documents.ts';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import styles from './card-heart.module.css';
import { heartCopy } from './heart-copy.ts';
import { itemWish } from '../item-wish.ts';
import { wishText } from '../../../actions/wishlists/wish.ts';
import type { WishlistAnswer } from '../../../actions/wishlists/wishlist-answer.ts';
import { WishlistForm } from '../wishlist-form.tsx';

type Props = { listId: string; item: WishlistItemFragment; filled: boolean };

/** In the favourites themselves: empty to filled adds to the list shown, filled to empty removes. */
export function SketchHeart({ listId, item, filled }: Props) {
  const fetcher = useFetcher<WishlistAnswer>();
  const turning = fetcher.state !== 'idle';
  const shown = turning ? !filled : filled;
  const fields = filled
    ? { list: listId, item: item.id }
    : { list: listId, article: wishText(itemWish(item)) };
  return (
    <WishlistForm fetcher={fetcher} intent={filled ? 'remove' : 'add'} fields={fields}>
      <button
        type="submit"
        className={classNames(styles.heart, shown && styles.filled)}
        aria-label={filled ? heartCopy.removeNamed(item.name) : heartCopy.addNamed(item.name)}
        aria-busy={turning}
      >
        <Heart aria-hidden="true" size={20} fill={shown ? 'currentColor' : 'none'} />
      </button>
    </WishlistForm>
  );
}
