import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { uiCopy } from './copy.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

type Props = { title: string; onClose: () => void; children: ReactNode; actions?: ReactNode };

/** A question in the middle of the screen. */
export function Dialog({ title, onClose, children, actions }: Props) {
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} className={styles['dialog'] ?? ''} onClose={onClose}>
      <header className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <IconButton label={uiCopy.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className={styles['body']}>{children}</div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </Modal>
  );
}
