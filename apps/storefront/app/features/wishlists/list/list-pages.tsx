import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { wishlistCopy } from '../copy.ts';
import styles from '../wishlists.module.css';

type Props = { listId: string; page: number; pages: number };

export function ListPages({ listId, page, pages }: Props) {
  if (pages <= 1) return null;
  const to = (wanted: number) => `${paths['customer-my-wishlist'](listId)}&page=${wanted}`;
  return (
    <nav aria-label={wishlistCopy.pages} className={styles.ways}>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} rel="prev" look="secondary" size="small">
          {wishlistCopy.previous}
        </ButtonLink>
      )}
      <span aria-current="page">{wishlistCopy.pageOf(page, pages)}</span>
      {page < pages && (
        <ButtonLink to={to(page + 1)} rel="next" look="secondary" size="small">
          {wishlistCopy.next}
        </ButtonLink>
      )}
    </nav>
  );
}
