import type { Notice, NoticeType } from '@nuancier/domain/site/notices.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { uiCopy } from '../copy.ts';
import { expireNotice } from './expire-notice.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './notices.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

const icons = {
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
} satisfies Record<NoticeType, ReactNode>;

type Props = { notice: Notice; onDismiss: (id: string) => void };

/** Goes away by itself unless it is persistent, pointed at or focused. */
export function NoticeCard({ notice, onDismiss }: Props) {
  const [paused, setPaused] = useState(false);
  const { id, persist } = notice;
  useEffect(
    () => (paused ? undefined : expireNotice({ id, persist }, onDismiss)),
    [id, persist, paused, onDismiss],
  );

  return (
    <div
      className={classNames(styles.notice, styles[notice.type])}
      data-notice={notice.type}
      data-notice-icon={notice.icon ?? undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {icons[notice.type]}
      <div className={styles.text}>
        <VisuallyHidden>{uiCopy.noticeTypes[notice.type]}</VisuallyHidden>
        {notice.title && <strong data-message-key={notice.titleKey}>{notice.title}</strong>}
        <p>{notice.message}</p>
      </div>
      <IconButton
        label={uiCopy.dismissNotice}
        icon={<X aria-hidden="true" size={18} />}
        onClick={() => onDismiss(id)}
      />
    </div>
  );
}
