import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { cartCopy } from '../copy.ts';
import styles from './empty-cart.module.css';
import { quickOrderCopy } from '../quick-order/quick-order-copy.ts';

export function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingCart aria-hidden="true" size={40} />}
      title={cartCopy.empty}
      action={
        <div className={styles.ways}>
          <ButtonLink to={paths.catalogue()}>{cartCopy.catalogue}</ButtonLink>
          <ButtonLink to={paths['quick-order']()} look="secondary">
            {quickOrderCopy.link}
          </ButtonLink>
        </div>
      }
    >
      <p>{cartCopy.emptyText}</p>
    </EmptyState>
  );
}
