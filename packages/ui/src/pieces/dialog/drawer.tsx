import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { uiCopy } from '../copy.ts';
import styles from './drawer.module.css';
import { IconButton } from '../buttons/icon-button.tsx';
import { Modal } from './modal.tsx';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight below the content. */
  footer?: ReactNode;
  /** Before the title: a way back inside the panel. */
  lead?: ReactNode;
  /** `end`: right on desktop, from below on phones. `full-height`: from the left, over the whole height. */
  side?: 'end' | 'full-height';
};

export function Drawer({ title, onClose, children, footer, lead, side = 'end' }: Props) {
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} className={classNames(styles.drawer, styles[side])} onClose={onClose}>
      <header className={styles.head}>
        {lead}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={uiCopy.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Modal>
  );
}
