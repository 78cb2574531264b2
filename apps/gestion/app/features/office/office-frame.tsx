import type { ReactNode } from 'react';
import type { CurrentStaffQuery } from '../../../generated/documents.ts';
import { OfficeHeader } from './office-header.tsx';
import { OfficeSide } from './office-menu.tsx';
import styles from './office-frame.module.css';

type Staff = CurrentStaffQuery['currentStaff'];
type Props = {
  menu: Staff['menu'];
  person: Staff['person'] | null;
  /** between the head and the page */
  notice?: ReactNode;
  children: ReactNode;
};

export function OfficeFrame({ menu, person, notice, children }: Props) {
  return (
    <>
      <OfficeHeader menu={menu} person={person} />
      {notice}
      <div className={styles.frame}>
        <OfficeSide menu={menu} />
        <div className={styles.body}>{children}</div>
      </div>
    </>
  );
}
