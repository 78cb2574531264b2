import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ButtonLink } from '../buttons/button-link.tsx';
import { uiCopy } from '../copy.ts';
import styles from './page-links.module.css';

type Props = { label: string; current: number; total: number; to: (page: number) => string };

/** The page before and the page after; nothing where there is one only. */
export function PageLinks({ label, current, total, to }: Props) {
  if (total <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      {current > 1 && (
        <ButtonLink
          to={to(current - 1)}
          rel="prev"
          look="secondary"
          size="small"
          aria-label={uiCopy.previousPage}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </ButtonLink>
      )}
      <span aria-current="page">{uiCopy.pageOf(current, total)}</span>
      {current < total && (
        <ButtonLink
          to={to(current + 1)}
          rel="next"
          look="secondary"
          size="small"
          aria-label={uiCopy.nextPage}
        >
          <ChevronRight aria-hidden="true" size={20} />
        </ButtonLink>
      )}
    </nav>
  );
}
