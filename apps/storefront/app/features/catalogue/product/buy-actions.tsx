import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useFrame } from '../../site/use-frame.ts';
import { buttonClass } from '../../../ui/button.tsx';
import styles from './buy-box.module.css';
import { productCopy } from './copy.ts';
import { FindStoreButton } from './find-store-button.tsx';

/** What the buyer can do next. The form that puts the article into the cart takes the first place here. */
export function BuyActions() {
  const { site } = useFrame();
  return (
    <div className={styles['actions']}>
      <FindStoreButton look="primary" wide>
        <MapPin aria-hidden="true" size={20} />
        {productCopy.findStore}
      </FindStoreButton>
      {site.url_expert && (
        <a
          href={site.url_expert}
          className={buttonClass({ look: 'quiet', size: 'normal', wide: true, className: undefined })}
        >
          <MessageCircle aria-hidden="true" size={20} />
          {productCopy.expert}
        </a>
      )}
    </div>
  );
}
