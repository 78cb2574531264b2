import { useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Modal } from '@nuancier/ui/pieces/dialog/modal.tsx';
import type { CurrentStaffQuery } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { useDeviceChoice } from '../device/device-choices.ts';
import { menuPlaces } from '../menu-places.ts';
import { officeCopy } from '../office-copy.ts';
import { keyboardCopy } from './keyboard-copy.ts';
import { GO_LETTERS } from './shortcuts.ts';
import styles from './keyboard-dialogs.module.css';

const { help: copy } = keyboardCopy;

type Props = { menu: CurrentStaffQuery['currentStaff']['menu']; onClose: () => void };

export function ShortcutsHelp({ menu, onClose }: Props) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasSingleKeys = useDeviceChoice('singleKeys');
  // It is read from its top; the dialog itself would begin with its first button.
  useLayoutEffect(() => heading.current?.focus(), []);
  const screens = menuPlaces(menu).map(({ entry }) => [
    copy.go(GO_LETTERS[entry]),
    officeCopy.entries[entry],
  ]);
  return (
    <Modal labelledBy={title} className={styles.dialog ?? ''} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={title} ref={heading} tabIndex={-1}>
          {copy.title}
        </h2>
        <Button look="secondary" size="small" onClick={onClose}>
          {keyboardCopy.close}
        </Button>
      </div>
      <p>{copy.says}</p>
      <p>
        {hasSingleKeys ? copy.mayBeOff : copy.areOff}{' '}
        <Link to={paths.ownAccount()} onClick={onClose}>
          {officeCopy.ownAccount}
        </Link>
      </p>
      <dl className={styles.keys}>
        {[...Object.entries(copy.keys), ...screens].map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
