import { frameCopy } from '../features/site/frame-copy.ts';
import { CONTENT_PLACE } from '@nuancier/ui/pieces/navigation/content-place.ts';
import styles from './skip-link.module.css';

/** First stop of the tab key. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${CONTENT_PLACE}`}>
      {frameCopy.skipToContent}
    </a>
  );
}
