import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { cartCopy } from '../../cart/copy.ts';
import { addressCopy } from '../../customers/addresses/address-copy.ts';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { PlaceField } from '../../customers/addresses/place-field.tsx';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { amountText } from '@nuancier/ui/text/amount-text.ts';
import { usePriceView } from '../../pricing/use-price-view.ts';
import { deliveryDayWords } from '../../stock/stock-words.ts';
import { ESTIMATE } from '../../../actions/checkout/shipping-address-answer.ts';
import type {
  DeliveryEstimate,
  ShippingAddressAnswer,
} from '../../../actions/checkout/shipping-address-answer.ts';

/** An estimate of delivery costs needs the town only. */
export function EstimateFields({ answer }: { answer: ShippingAddressAnswer | undefined }) {
  const view = usePriceView();
  const estimate = answer?.kind === 'estimated' ? answer : null;
  const words = estimate && wordsOf(estimate, view);
  useAnnounced(words);
  const refused = answer?.kind === 'refused' ? answer : undefined;
  return (
    <>
      <input type="hidden" name={ESTIMATE} value="on" />
      {words && (
        <p>
          <strong>{words}</strong>
        </p>
      )}
      <RequiredNote />
      <div className={form.pair}>
        <PlaceField
          name="postcode"
          label={addressCopy.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={estimate?.values.postcode ?? ''}
          answer={refused}
        />
        <PlaceField
          name="city"
          label={addressCopy.city}
          autoComplete="address-level2"
          defaultValue={estimate?.values.city ?? ''}
          answer={refused}
        />
      </div>
    </>
  );
}

function wordsOf({ values, isOffered, fee, day }: DeliveryEstimate, view: PriceView): string {
  const place = `${values.postcode} ${values.city}`;
  if (!isOffered) return cartCopy.notDeliveredTo(place);
  const cost =
    fee.excluding === null
      ? cartCopy.deliveredTo(place)
      : fee.excluding === 0
        ? cartCopy.deliveredFreeTo(place)
        : cartCopy.deliveredToFor(place, amountText(view, fee));
  return day === null ? cost : `${cost.replace(/\.$/, '')}. ${deliveryDayWords(day)}.`;
}
