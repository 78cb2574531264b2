import type { ShownCartFragment } from '../../../../generated/documents.ts';
import { openPanel, usePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { amountText } from '@nuancier/ui/text/amount-text.ts';
import { cartCopy } from '../copy.ts';
import styles from './delivery-progress.module.css';

type Props = { cart: ShownCartFragment; writable: boolean; view: PriceView };

/** Whether it is delivered to the buyer's address, and for how much; asked for where none is known yet. */
export function DeliveryAddress({ cart, writable, view }: Props) {
  const open = usePanel()?.[0] === 'shipping-address';
  const address =
    cart.shipping_addresses.find((one) => one !== null && !one.is_store && !one.city.includes('•')) ?? null;
  const words = address && wordsOf(address, view);
  useAnnounced(words);
  if (cart.shop_code === null) return null;
  return (
    <div className={styles.address}>
      {words && <p>{words}</p>}
      {writable && (
        <LinkButton
          to={paths['shipping-address'](paths.cart())}
          onPress={() => openPanel('shipping-address', {})}
          expanded={open}
          action="shipping-address"
          className={buttonClass({ look: 'secondary', size: 'small', wide: true, className: undefined })}
        >
          {address ? cartCopy.changeAddress : cartCopy.estimateDelivery}
        </LinkButton>
      )}
    </div>
  );
}

type Address = NonNullable<ShownCartFragment['shipping_addresses'][number]>;

function wordsOf({ postcode, city, available_shipping_methods: methods }: Address, view: PriceView): string {
  const place = `${postcode ?? ''} ${city}`.trim();
  const delivery = (methods ?? []).find((method) => method?.method_code === 'LIV');
  if (!delivery) return cartCopy.notDeliveredTo(place);
  const fee = delivery.price_excl_tax.value;
  if (fee === null) return cartCopy.deliveredTo(place);
  if (fee === 0) return cartCopy.deliveredFreeTo(place);
  const feeText = amountText(view, { excluding: fee, including: delivery.price_incl_tax.value });
  return cartCopy.deliveredToFor(place, feeText);
}
