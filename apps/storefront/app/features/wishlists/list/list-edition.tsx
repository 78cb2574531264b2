import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { wishlistCopy } from '../copy.ts';
import { DeleteListForm } from './delete-list-form.tsx';
import { ListNameForm } from './list-name-form.tsx';
import type { ListName, RefusedWish } from '../../../actions/wishlists/wishlist-answer.ts';
import styles from '../wishlists.module.css';

type Props = {
  /** From the address: what the panels are without script. */
  edition: string | null;
  /** None that the viewer may name or delete. */
  list: ListName | null;
  shares: boolean;
  /** A name that was refused: its form stays open. */
  refused: RefusedWish | null;
};

export function ListEdition({ edition, list, shares, refused }: Props) {
  if (edition === 'supprimer' && list) return <DeleteListForm list={list} />;
  const renames = edition === 'renommer' || refused?.intent === 'rename';
  const creates = edition === 'creer' || refused?.intent === 'create';
  if (!creates && !(renames && list)) return null;
  return (
    <section className={styles.edit} aria-labelledby="edit-list">
      <h2 id="edit-list">{creates ? wishlistCopy.createTitle : wishlistCopy.renameTitle}</h2>
      <ListNameForm
        list={creates ? null : list}
        shares={creates && shares}
        refused={refused}
        cancel={
          <ButtonLink to={paths['customer-my-wishlist'](list?.id)} look="secondary">
            {wishlistCopy.cancel}
          </ButtonLink>
        }
      />
    </section>
  );
}
