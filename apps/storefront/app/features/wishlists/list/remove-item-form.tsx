import Trash from 'lucide-react/icons/trash-2';
import { useFetcher } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { wishlistCopy } from '../copy.ts';
import type { WishlistAnswer } from '../../../actions/wishlists/wishlist-answer.ts';
import { WishlistForm } from '../wishlist-form.tsx';

type Props = { listId: string; itemId: string; name: string };

export function RemoveItemForm({ listId, itemId, name }: Props) {
  const fetcher = useFetcher<WishlistAnswer>();
  return (
    <WishlistForm fetcher={fetcher} intent="remove" fields={{ list: listId, item: itemId }}>
      <Button
        type="submit"
        look="quiet"
        size="small"
        aria-label={wishlistCopy.removeNamed(name)}
        aria-busy={fetcher.state !== 'idle'}
      >
        <Trash aria-hidden="true" size={18} />
        {wishlistCopy.remove}
      </Button>
    </WishlistForm>
  );
}
