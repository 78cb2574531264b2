import Trash from 'lucide-react/icons/trash-2';
import { useFetcher } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { wishlistCopy } from '../copy.ts';
import type { WishlistAnswer } from '../../../actions/wishlists/wishlist-answer.ts';
import { WishlistForm } from '../wishlist-form.tsx';
import styles from '../wishlists.module.css';

type Props = { listId: string; listName: string; itemId: string };

/** A list that holds it already, and the way out of it. */
export function WishedPlace({ listId, listName, itemId }: Props) {
  const fetcher = useFetcher<WishlistAnswer>();
  const gone = fetcher.state !== 'idle' || fetcher.data?.kind === 'removed';
  return (
    <li className={styles.place} hidden={gone}>
      <span>{listName}</span>
      <WishlistForm fetcher={fetcher} intent="remove" fields={{ list: listId, item: itemId }}>
        <Button type="submit" look="quiet" size="small" aria-label={wishlistCopy.removeFrom(listName)}>
          <Trash aria-hidden="true" size={18} />
          {wishlistCopy.remove}
        </Button>
      </WishlistForm>
    </li>
  );
}
