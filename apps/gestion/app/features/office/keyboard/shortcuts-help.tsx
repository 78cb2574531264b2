import { useId } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Modal } from '@nuancier/ui/pieces/dialog/modal.tsx';
import type { CurrentStaffQuery } from '../../../../generated/documents.ts';
import { menuPlaces } from '../menu-places.ts';
import { officeCopy } from '../office-copy.ts';
import { keyboardCopy } from './keyboard-copy.ts';
import { GO_LETTERS } from './shortcuts.ts';
import styles from './keyboard-dialogs.module.css';

const { help: copy } = keyboardCopy;

type Props = { menu: CurrentStaffQuery['currentStaff']['menu']; onClose: () => void };

export function ShortcutsHelp({ menu, onClose }: Props) {
  const title = useId();
  const screens = menuPlaces(menu).map(({ entry }) => [
    copy.go(GO_LETTERS[entry]),
    officeCopy.entries[entry],
  ]);
  return (
    <Modal labelledBy={title} className={styles.dialog ?? ''} onClose={onClose}>
      <h2 id={title}>{copy.title}</h2>
      <p>{copy.says}</p>
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
      <Button look="secondary" onClick={onClose}>
        {keyboardCopy.close}
      </Button>
    </Modal>
  );
}
