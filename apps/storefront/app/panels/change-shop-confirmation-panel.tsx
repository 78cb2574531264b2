import { storesCopy } from '../features/stores/copy.ts';
import type { PanelProps } from '../panel-state/panel-names.ts';
import { closePanel, openPanel } from '../panel-state/panel-store.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import styles from './body/choices.module.css';

export default function ChangeShopConfirmationPanel({ place }: PanelProps['change-shop-confirmation']) {
  return (
    <Drawer
      title={storesCopy.changeTitle}
      onClose={closePanel}
      footer={
        <div className={styles.choices}>
          <Button look="secondary" wide onClick={closePanel}>
            {storesCopy.changeCancel}
          </Button>
          <Button wide onClick={() => openPanel('store', { place })}>
            {storesCopy.changeConfirm}
          </Button>
        </div>
      }
    >
      <p>{storesCopy.changeText}</p>
    </Drawer>
  );
}
