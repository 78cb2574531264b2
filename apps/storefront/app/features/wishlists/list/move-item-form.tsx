import { useFetcher } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { wishlistCopy } from '../copy.ts';
import { listLabel } from '../list-label.ts';
import type { ListName, WishlistAnswer } from '../../../actions/wishlists/wishlist-answer.ts';
import { WishlistForm } from '../wishlist-form.tsx';
import styles from '../wishlists.module.css';

type Props = { listId: string; itemId: string; name: string; others: readonly ListName[] };

/** Unfolds to the other lists. */
export function MoveItemForm({ listId, itemId, name, others }: Props) {
  const fetcher = useFetcher<WishlistAnswer>();
  const refused = fetcher.state === 'idle' && fetcher.data?.kind === 'refused' ? fetcher.data : null;
  return (
    <details className={styles.move}>
      <summary aria-label={wishlistCopy.moveNamed(name)}>{wishlistCopy.move}</summary>
      <WishlistForm
        fetcher={fetcher}
        intent="move"
        fields={{ list: listId, item: itemId }}
        className={styles.form}
      >
        <Field label={wishlistCopy.moveTo}>
          {(control) => (
            <Select
              {...control}
              name="to"
              options={others.map((other) => ({ value: other.id, label: listLabel(other) }))}
            />
          )}
        </Field>
        <Button type="submit" look="secondary" size="small" aria-busy={fetcher.state !== 'idle'}>
          {wishlistCopy.move}
        </Button>
        <div role="alert">{refused && <ErrorMessage>{refused.message}</ErrorMessage>}</div>
      </WishlistForm>
    </details>
  );
}
