import type { Notice } from '@nuancier/domain/site/notices.ts';
import { uiCopy } from '../copy.ts';
import { NoticeCard } from './notice-card.tsx';
import { dismissNotice, useNotices } from './notices-store.ts';
import styles from './notices.module.css';

/** Where notices appear; mounted once, in the layouts. */
export function Notices() {
  return <NoticeList notices={useNotices()} onDismiss={dismissNotice} />;
}

type Props = { notices: readonly Notice[]; onDismiss: (id: string) => void };

/** Visual only: they have been announced already. */
export function NoticeList({ notices, onDismiss }: Props) {
  return (
    <section aria-label={uiCopy.notices} className={styles.viewport} data-print="no">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </section>
  );
}
