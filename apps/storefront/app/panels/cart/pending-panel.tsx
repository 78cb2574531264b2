import { approvalCopy as copy } from '../../features/cart/approval/approval-copy.ts';
import { SetApartForm } from '../../features/cart/approval/set-apart-form.tsx';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import styles from '../body/choices.module.css';

/** Shown on an attempt to change a cart that waits for approval. */
export default function PendingPanel() {
  return (
    <Drawer
      title={copy.pendingTitle}
      onClose={closePanel}
      footer={
        <div className={styles.choices}>
          <Button look="secondary" wide onClick={closePanel}>
            {copy.pendingClose}
          </Button>
          <ButtonLink to={paths.cart()} wide>
            {copy.seeCart}
          </ButtonLink>
        </div>
      }
    >
      <p>{copy.pendingText(copy.yourHead)}</p>
      <SetApartForm wide />
    </Drawer>
  );
}
