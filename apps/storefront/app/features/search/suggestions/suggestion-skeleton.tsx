import { Skeleton } from '@nuancier/ui/pieces/waiting/skeleton.tsx';
import styles from './suggestion-skeleton.module.css';

/** Lines of the size of those to come. */
export function SuggestionSkeleton() {
  return (
    <div className={styles.lines} aria-hidden="true">
      {['a', 'b', 'c', 'd'].map((line) => (
        <div key={line} className={styles.line}>
          <Skeleton shape="square" className={styles.picture ?? ''} />
          <div className={styles.words}>
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
