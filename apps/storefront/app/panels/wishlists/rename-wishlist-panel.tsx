import { wishlistCopy } from '../../features/wishlists/copy.ts';
import { ListNameForm } from '../../features/wishlists/list/list-name-form.tsx';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';

export default function RenameWishlistPanel({ list }: PanelProps['rename-wishlist']) {
  return (
    <Drawer title={wishlistCopy.renameTitle} onClose={closePanel}>
      <ListNameForm
        list={list}
        shares={false}
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
