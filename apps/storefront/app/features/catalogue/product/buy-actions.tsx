import MapPin from 'lucide-react/icons/map-pin';
import styles from './buy-box.module.css';
import { productCopy } from './copy.ts';
import { ExpertLink } from './expert-link.tsx';
import { FindStoreButton } from './find-store-button.tsx';

/** What the buyer can do next. The form that puts the article into the cart takes the first place here. */
export function BuyActions() {
  return (
    <div className={styles['actions']}>
      <FindStoreButton look="primary" wide>
        <MapPin aria-hidden="true" size={20} />
        {productCopy.findStore}
      </FindStoreButton>
      <ExpertLink />
    </div>
  );
}
