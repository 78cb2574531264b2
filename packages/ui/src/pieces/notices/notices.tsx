import type { Notice } from '@nuancier/domain/site/notices.ts';
import { uiCopy } from '../copy.ts';
import { NoticeCard } from './notice-card.tsx';
import { classNames } from '../class-names.ts';
import { dismissNotice, useNotices } from './notices-store.ts';
import styles from './notices.module.css';

/** Where notices appear; mounted once, in the layouts. */
export function Notices({ place = 'foot' }: { place?: NoticePlace }) {
  return <NoticeList notices={useNotices()} onDismiss={dismissNotice} place={place} />;
}

/** On a phone. `head`: in the page's own flow above it, where it pushes the page down and covers none of its buttons. */
export type NoticePlace = 'head' | 'foot';

type Props = { notices: readonly Notice[]; onDismiss: (id: string) => void; place?: NoticePlace };

/** Visual only: they have been announced already. */
export function NoticeList({ notices, onDismiss, place = 'foot' }: Props) {
  return (
    <section
      aria-label={uiCopy.notices}
      className={classNames(styles.viewport, place === 'head' && styles.head)}
      data-print="no"
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </section>
  );
}
