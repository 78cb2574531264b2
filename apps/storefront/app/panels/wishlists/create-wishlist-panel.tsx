import { wishlistCopy } from '../../features/wishlists/copy.ts';
import { ListNameForm } from '../../features/wishlists/list/list-name-form.tsx';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';

export default function CreateWishlistPanel({ shares }: PanelProps['create-wishlist']) {
  return (
    <Drawer title={wishlistCopy.createTitle} onClose={closePanel}>
      <ListNameForm
        list={null}
        shares={shares}
        refused={null}
        cancel={
          <Button look="secondary" onClick={closePanel}>
            {wishlistCopy.cancel}
          </Button>
        }
      />
    </Drawer>
  );
}
