import { useState } from 'react';
import type { AddressFieldsFragment } from '../../../../generated/documents.ts';
import { formatMoment, formatNumber } from '@nuancier/ui/text/format.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { takeDroppedFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { approvalCopy } from '../../cart/approval/approval-copy.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { amountText, bothOf } from '@nuancier/ui/text/amount-text.ts';
import { usePriceView } from '../../pricing/use-price-view.ts';
import { deliveryDayWords } from '../../stock/stock-words.ts';
import { AddressChoice } from '../address-choice.tsx';
import type { CheckoutCart } from '../../../actions/checkout/checkout-cart.ts';
import type { AddressStepAnswer } from '../../../actions/checkout/chosen-address.ts';
import { addressStepCopy, checkoutCopy, shippingStepCopy as copy } from '../copy.ts';
import { cartDeliveries } from '../cart-deliveries.ts';
import { DeliveryPlace } from './delivery-place.tsx';
import { DeliveryWish } from './delivery-wish.tsx';
import { OptionCard } from '../option-card.tsx';
import { PickupWish } from './pickup-wish.tsx';
import styles from './shipping-form.module.css';
import { ChooseStore } from './choose-store.tsx';
import { StepActions } from '../step-actions.tsx';
import { usualMode } from './shipping-options.ts';
import type { ShippingOptions } from './shipping-options.ts';

type Props = {
  cart: CheckoutCart;
  options: ShippingOptions;
  isSignedIn: boolean;
  saved: readonly AddressFieldsFragment[];
  known: Partial<AddressFieldsFragment>;
  /** How the customer ordered last. */
  lastMode: string | null;
  answer: AddressStepAnswer | undefined;
  pending: boolean;
};

const title = { text: checkoutCopy.errorTitle, key: checkoutCopy.errorTitle };

/** Fetched at the store or delivered. The address is asked for a delivery only. */
export function ShippingForm({ cart, options, isSignedIn, saved, known, lastMode, answer, pending }: Props) {
  useRefusedForm(answer, title);
  const view = usePriceView();
  const { store, pickup, delivery } = options;
  const current = cart.shippingAddress;
  const wished = cart.arrival?.wished?.code ?? '';
  const [storeBefore] = useState(store?.storeCode);
  const [proposed] = useState(() => usualMode(cart, options, lastMode));
  const isBlocked = (proposed === 'EMP' ? pickup : delivery).blockedBy.length > 0;
  // A store chosen meanwhile leaves the way as it is, unless it has it no more; an address given says more.
  const isOver = isBlocked || current !== null;
  const mode = answer?.values.mode || (isOver ? usualMode(cart, options, lastMode) : proposed);
  return (
    <Form method="post" className={styles.form} noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <input type="hidden" name="cart" value={cart.id} />
      <fieldset className={styles.modes}>
        <legend>{copy.how}</legend>
        <OptionCard
          name="mode"
          value="EMP"
          label={copy.pickup}
          aside={copy.free}
          defaultChecked={mode === 'EMP'}
          disabled={store === null || pickup.blockedBy.length > 0}
        >
          <span>{store === null ? copy.noStore : copy.pickupAt(store.titleLabel)}</span>
          {pickup.blockedBy.length > 0 && <span>{copy.noPickup(pickup.blockedBy.join(', '))}</span>}
          {pickup.blockedBy.length === 0 && pickup.promisedAt && (
            <strong>{copy.promised(formatMoment(new Date(pickup.promisedAt)))}</strong>
          )}
          {pickup.blockedBy.length === 0 && pickup.resupplied && pickup.promisedAt === null && (
            <span>{copy.resupply}</span>
          )}
        </OptionCard>
        {store === null && <ChooseStore />}
        {store !== null && store.storeCode !== storeBefore && (
          <p key={store.storeCode} tabIndex={-1} ref={takeDroppedFocus}>
            {copy.storeChosen(store.titleLabel)}
          </p>
        )}
        {pickup.blockedBy.length === 0 && pickup.promisedAt && pickup.wishes.length > 0 && (
          <PickupWish
            wishes={pickup.wishes}
            soonest={pickup.promisedAt}
            chosen={answer?.values.pickup_wish ?? wished}
          />
        )}
        <OptionCard
          name="mode"
          value="LIV"
          label={copy.delivery}
          aside={<DeliveryFee options={options} view={view} />}
          defaultChecked={mode === 'LIV'}
          disabled={delivery.blockedBy.length > 0}
        >
          {delivery.blockedBy.length > 0 ? (
            <span>{copy.noDelivery(delivery.blockedBy.join(', '))}</span>
          ) : delivery.farPlace !== null && store !== null ? (
            <strong data-delivery="far">
              {copy.tooFar(delivery.farPlace, store.titleLabel, formatNumber(options.maximumKm))}
            </strong>
          ) : (
            <>
              {delivery.day && <strong>{deliveryDayWords(delivery.day)}</strong>}
              <span>
                {store === null
                  ? copy.deliveryByNearest(formatNumber(options.maximumKm))
                  : copy.deliveryReach(formatNumber(options.maximumKm))}
              </span>
              {delivery.freeFrom !== null && (
                <span>{copy.freeFrom(amountText(view, bothOf(delivery.freeFrom)))}</span>
              )}
              {isAboveWhenDelivered(cart) && (
                <strong data-approval="if-delivered">
                  {copy.deliveryAboveCeiling(cart.approval?.approver_name ?? approvalCopy.yourHead)}
                </strong>
              )}
            </>
          )}
        </OptionCard>
        {delivery.farPlace !== null && <ChooseStore label={copy.otherStore} />}
        {delivery.blockedBy.length === 0 && delivery.wishes.length > 0 && (
          <DeliveryWish
            wishes={delivery.wishes}
            soonest={delivery.day}
            deliveries={cartDeliveries(cart)}
            chosen={answer?.values.delivery_wish ?? wished}
          />
        )}
        {answer?.faults.mode && <ErrorMessage>{answer.faults.mode}</ErrorMessage>}
      </fieldset>
      {delivery.blockedBy.length === 0 && (
        <div className={styles.address}>
          {isSignedIn && (current !== null || saved.length > 0) && answer?.values.address !== 'new' && (
            <DeliveryPlace current={current} saved={saved} />
          )}
          <AddressChoice
            legend={addressStepCopy.choose}
            prefers="default_shipping"
            isSignedIn={isSignedIn}
            saved={saved}
            current={current}
            sameAs={null}
            known={known}
            answer={answer}
          />
          {answer?.faults.address && <ErrorMessage>{answer.faults.address}</ErrorMessage>}
          <Field label={copy.note} optional error={answer?.faults.note}>
            {(control) => (
              <TextArea {...control} name="note" rows={3} defaultValue={answer?.values.note ?? ''} />
            )}
          </Field>
        </div>
      )}
      <StepActions>
        <Button type="submit" wide aria-disabled={pending}>
          {pending ? checkoutCopy.pending : checkoutCopy.next}
        </Button>
      </StepActions>
    </Form>
  );
}

/** Within the ceiling now, above it with the delivery. */
function isAboveWhenDelivered({ approval }: CheckoutCart): boolean {
  return approval !== null && approval.is_needed_if_delivered && !approval.is_needed;
}

function DeliveryFee({ options, view }: { options: ShippingOptions; view: PriceView }) {
  const { blockedBy, farPlace, fee } = options.delivery;
  if (blockedBy.length > 0 || farPlace !== null || fee === null) return null;
  if (fee.excluding === 0) return copy.deliveryFree;
  return amountText(view, fee);
}
