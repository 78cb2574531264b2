import { usePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { useFrame } from '../../site/use-frame.ts';
import { openStoreLocator } from '../../stores/open-store-locator.ts';
import { shippingStepCopy as copy } from '../copy.ts';

/** Pickup needs a store: asked only for that mode. */
export function ChooseStore({ label = copy.chooseStore }: { label?: string }) {
  const frame = useFrame();
  const open = usePanel()?.[0] === 'store';
  return (
    <LinkButton
      to={paths.stores(`?retour=${encodeURIComponent(paths['checkout-shipping']())}`)}
      onPress={() => openStoreLocator(frame, 'checkout')}
      expanded={open}
      className={buttonClass({ look: 'secondary', size: 'small', wide: false, className: undefined })}
    >
      {label}
    </LinkButton>
  );
}
