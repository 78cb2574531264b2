import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { wishlistCopy } from '../copy.ts';
import type { ListName } from '../../../actions/wishlists/wishlist-answer.ts';
import styles from '../wishlists.module.css';

/** Asked once more, because nothing brings a list back. */
export function DeleteListForm({ list }: { list: ListName }) {
  return (
    <section className={styles.edit} aria-labelledby="delete-list">
      <h2 id="delete-list">{wishlistCopy.deleteTitle}</h2>
      <p>
        {wishlistCopy.deleteText(list.name, list.count)}
        {list.share !== 'PRIVATE' && ` ${wishlistCopy.deleteShared}`}
      </p>
      <Form method="post" action={paths['customer-my-wishlist']()} className={styles.ways}>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="list" value={list.id} />
        <ButtonLink to={paths['customer-my-wishlist'](list.id)} look="secondary">
          {wishlistCopy.cancel}
        </ButtonLink>
        <Button type="submit">{wishlistCopy.delete}</Button>
      </Form>
    </section>
  );
}
