import { AddedArticleView } from '../../features/cart/adding/added-article-view.tsx';
import { CompatibleProducts } from '../../features/cart/adding/compatible-products.tsx';
import { cartCopy } from '../../features/cart/copy.ts';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import styles from '../body/panel-body.module.css';

export default function AddToCartPanel({ added, others }: PanelProps['add-to-cart']) {
  return (
    <Drawer
      title={cartCopy.added}
      onClose={closePanel}
      footer={
        <div className={styles.ways}>
          <Button look="secondary" wide onClick={closePanel}>
            {cartCopy.keepShopping}
          </Button>
          <ButtonLink to={paths.cart()} wide>
            {cartCopy.seeCart}
          </ButtonLink>
        </div>
      }
    >
      {[added, ...(others ?? [])].map((one) => (
        <AddedArticleView key={one.sku} added={one} />
      ))}
      <CompatibleProducts products={added.compatible} />
    </Drawer>
  );
}
