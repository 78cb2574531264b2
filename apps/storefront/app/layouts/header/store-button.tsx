import MapPin from 'lucide-react/icons/map-pin';
import { openStoreLocator } from '../../features/stores/open-store-locator.ts';
import { frameCopy } from '../../features/site/frame-copy.ts';
import { usePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import styles from './store-button.module.css';
import { useFrame } from '../../features/site/use-frame.ts';

/** The current shop's name, or the invitation to choose one. Without script: the page of the stores. */
export function StoreButton() {
  const frame = useFrame();
  const { currentShop } = frame;
  const panel = usePanel()?.[0];
  const open = panel === 'store' || panel === 'change-shop-confirmation';
  const name = currentShop?.own ? frameCopy.thisTime(currentShop.name) : (currentShop?.name ?? null);
  const said = currentShop?.own ? frameCopy.storeThisTime : frameCopy.currentStore;
  return (
    <LinkButton
      to={paths.stores()}
      onPress={() => openStoreLocator(frame, 'shop')}
      expanded={open}
      label={name === null ? frameCopy.chooseStore : said(name)}
      className={styles.button}
    >
      <MapPin aria-hidden="true" />
      <span className={styles.label}>{name ?? frameCopy.chooseStore}</span>
    </LinkButton>
  );
}
