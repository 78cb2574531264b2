import MapPin from 'lucide-react/icons/map-pin';
import { frameCopy } from '../features/site/frame-copy.ts';
import { useFrame } from '../features/site/use-frame.ts';
import { BackToOwnStore } from '../features/stores/choice/back-to-own-store.tsx';
import { storesCopy } from '../features/stores/copy.ts';
import { openStoreLocator } from '../features/stores/open-store-locator.ts';
import { usePanel } from '../panel-state/panel-store.ts';
import { paths } from '../addresses/paths.ts';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import styles from './checkout-store.module.css';

/** The point of sale that will prepare the order, and the way to another one. */
export function CheckoutStore() {
  const frame = useFrame();
  const { currentShop } = frame;
  const panel = usePanel()?.[0];
  return (
    <aside className={styles.store} aria-label={storesCopy.choosePointOfSale}>
      {currentShop && (
        <p>
          {storesCopy.currentPointOfSale(
            currentShop.own ? frameCopy.thisTime(currentShop.name) : currentShop.name,
          )}
        </p>
      )}
      {currentShop?.own && <BackToOwnStore own={currentShop.own} />}
      <LinkButton
        to={paths.stores()}
        onPress={() => openStoreLocator(frame, 'checkout')}
        expanded={panel === 'store' || panel === 'change-shop-confirmation'}
        className={styles.button}
      >
        <MapPin aria-hidden="true" size={18} />
        {storesCopy.choosePointOfSale}
      </LinkButton>
    </aside>
  );
}
