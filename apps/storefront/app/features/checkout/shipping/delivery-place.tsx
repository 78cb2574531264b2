import type { AddressFieldsFragment } from '../../../../generated/documents.ts';
import { openPanel, usePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { AddressLines } from '../../customers/addresses/address-lines.tsx';
import { PostalAddress } from '../../orders/order/postal-address.tsx';
import { usualAddress } from '../../../actions/checkout/chosen-address.ts';
import { shippingAddressCopy as copy } from '../copy.ts';
import styles from './delivery-place.module.css';
import type { PostalAddressFacts } from '../../../actions/checkout/postal-address-facts.ts';

type Props = { current: PostalAddressFacts | null; saved: readonly AddressFieldsFragment[] };

/** Where it goes at a glance; the panel holds the other addresses, which those without script see listed. */
export function DeliveryPlace({ current, saved }: Props) {
  // What is sent unless another is chosen: the same rule decides.
  const usual = usualAddress(saved, 'default_shipping');
  const open = usePanel()?.[0] === 'shipping-address';
  return (
    <section className={styles.place} aria-label={copy.title}>
      <h2>{copy.title}</h2>
      {current ? <PostalAddress address={current} /> : usual && <AddressLines address={usual} />}
      <LinkButton
        to={paths['shipping-address'](paths['checkout-shipping']())}
        onPress={() => openPanel('shipping-address', {})}
        expanded={open}
        action="shipping-address"
        className={buttonClass({ look: 'secondary', size: 'small', wide: false, className: undefined })}
      >
        {copy.change}
      </LinkButton>
    </section>
  );
}
