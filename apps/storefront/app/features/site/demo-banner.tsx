import type { FrameData } from '../../backend/frame/frame-data.ts';
import styles from './demo-banner.module.css';

/** Above the pages of a demo, and of no other shop. Drawn with the page: nothing moves when the script has come. */
export function DemoBanner({ demo }: Pick<FrameData, 'demo'>) {
  return (
    demo && (
      <aside aria-label={demo.label} className={styles.banner} data-print="no">
        <span>{demo.says}</span>
        <a href={demo.address}>{demo.accounts}</a>
      </aside>
    )
  );
}
