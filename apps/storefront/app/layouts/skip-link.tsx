import { frameCopy } from '../features/site/frame-copy.ts';
import styles from './skip-link.module.css';

/** First stop of the tab key. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#contenu">
      {frameCopy.skipToContent}
    </a>
  );
}
