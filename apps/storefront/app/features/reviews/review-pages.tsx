import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { reviewCopy } from './copy.ts';
import styles from './reviews.module.css';

type Props = { page: number; pages: number; to: (page: number) => string };

export function ReviewPages({ page, pages, to }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={reviewCopy.pages} className={styles.pages}>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} rel="prev" look="secondary" size="small">
          {reviewCopy.previous}
        </ButtonLink>
      )}
      <span>{reviewCopy.pageOf(page, pages)}</span>
      {page < pages && (
        <ButtonLink to={to(page + 1)} rel="next" look="secondary" size="small">
          {reviewCopy.next}
        </ButtonLink>
      )}
    </nav>
  );
}
