import MapPin from 'lucide-react/icons/map-pin';
import { usePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { useFrame } from '../../site/use-frame.ts';
import { openStoreLocator } from '../../stores/open-store-locator.ts';
import { shippingStepCopy as copy } from '../copy.ts';
import type { ShippingOptions } from './shipping-options.ts';

/** Neither delivery nor pickup is possible for the lines. */
export function NoShipping({ options: { pickup, delivery } }: { options: ShippingOptions }) {
  const frame = useFrame();
  const open = usePanel()?.[0] === 'store';
  const action = (
    <LinkButton
      to={paths.stores(`?retour=${encodeURIComponent(paths['checkout-shipping']())}`)}
      onPress={() => openStoreLocator(frame, 'checkout')}
      expanded={open}
      className={buttonClass({ look: 'primary', size: 'normal', wide: false, className: undefined })}
    >
      {copy.otherStore}
    </LinkButton>
  );
  return (
    <EmptyState icon={<MapPin aria-hidden="true" size={48} />} title={copy.none} action={action}>
      <div data-message-key={copy.noneKey}>
        <p>{copy.noPickup(pickup.blockedBy.join(', '))}</p>
        <p>{copy.noDelivery(delivery.blockedBy.join(', '))}</p>
      </div>
    </EmptyState>
  );
}
