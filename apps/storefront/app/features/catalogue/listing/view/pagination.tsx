import { pageSteps } from '@nuancier/domain/search/listing/listing-pages.ts';
import type { ListingLinks } from '@nuancier/domain/search/listing/listing-links.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { listingCopy } from '../copy.ts';
import styles from './pagination.module.css';

type Props = { current: number; total: number; links: ListingLinks };

export function Pagination({ current, total, links }: Props) {
  if (total <= 1) return null;
  return (
    <nav aria-label={listingCopy.pagination} className={styles.pages}>
      {current > 1 && (
        <Link
          to={links.paged(current - 1)}
          rel="prev"
          aria-label={listingCopy.previous}
          className={styles.page}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageSteps(current, total).map((step) =>
          step.kind === 'gap' ? (
            <li key={`gap ${step.after}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={step.page}>
              <Link
                to={links.paged(step.page)}
                aria-label={listingCopy.goToPage(step.page)}
                aria-current={step.page === current ? 'page' : undefined}
                className={styles.page}
              >
                {step.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {current < total && (
        <Link to={links.paged(current + 1)} rel="next" aria-label={listingCopy.next} className={styles.page}>
          <ChevronRight aria-hidden="true" size={20} />
        </Link>
      )}
    </nav>
  );
}
