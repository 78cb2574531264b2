import { subAccountsCopy as copy } from '../../features/sub-accounts/copy.ts';
import { RemoveSubAccountForm } from '../../features/sub-accounts/remove-sub-account-form.tsx';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import styles from '../body/choices.module.css';

export default function DeleteSubAccountPanel({ id, name }: PanelProps['delete-sub-account']) {
  return (
    <Drawer
      title={copy.removeTitle}
      onClose={closePanel}
      footer={
        <div className={styles.choices}>
          <Button look="secondary" wide onClick={closePanel}>
            {copy.cancel}
          </Button>
          <RemoveSubAccountForm id={id} wide />
        </div>
      }
    >
      <p>{copy.removeText(name)}</p>
    </Drawer>
  );
}
