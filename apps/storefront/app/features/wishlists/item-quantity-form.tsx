import { useId } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { wishlistCopy } from './copy.ts';
import type { WishlistAnswer } from './wishlist-answer.ts';
import { WishlistForm } from './wishlist-form.tsx';
import styles from './wishlists.module.css';

type Props = { listId: string; itemId: string; name: string; quantity: number };

export function ItemQuantityForm({ listId, itemId, name, quantity }: Props) {
  const id = useId();
  const fetcher = useFetcher<WishlistAnswer>();
  const refused = fetcher.state === 'idle' && fetcher.data?.kind === 'refused' ? fetcher.data : null;
  return (
    <WishlistForm fetcher={fetcher} intent="update" fields={{ list: listId, item: itemId }}>
      <div className={styles['quantity']}>
        <TextInput
          // What the server keeps is shown anew once it has answered.
          key={quantity}
          id={id}
          name="quantity"
          aria-label={wishlistCopy.quantityOf(name)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          defaultValue={quantity}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
          className={styles['packs']}
        />
        <Button type="submit" look="secondary" size="small" aria-busy={fetcher.state !== 'idle'}>
          {wishlistCopy.updateQuantity}
        </Button>
      </div>
      <div role="alert">{refused && <ErrorMessage id={`${id}-error`}>{refused.message}</ErrorMessage>}</div>
    </WishlistForm>
  );
}
