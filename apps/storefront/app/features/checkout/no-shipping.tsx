import MapPin from 'lucide-react/icons/map-pin';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { shippingStepCopy as copy } from './copy.ts';
import type { ShippingOptions } from './shipping-options.ts';

/** Nothing can be offered: without a store, or when no line can be had either way. */
export function NoShipping({ options: { store, pickup, delivery } }: { options: ShippingOptions }) {
  const action = <ButtonLink to={paths.stores()}>{store ? copy.otherStore : copy.chooseStore}</ButtonLink>;
  return (
    <EmptyState
      icon={<MapPin aria-hidden="true" size={48} />}
      title={store ? copy.none : copy.noStore}
      action={action}
    >
      {store && (
        <div data-message-key={copy.noneKey}>
          <p>{copy.noPickup(pickup.blockedBy.join(', '))}</p>
          <p>{copy.noDelivery(delivery.blockedBy.join(', '))}</p>
        </div>
      )}
    </EmptyState>
  );
}
