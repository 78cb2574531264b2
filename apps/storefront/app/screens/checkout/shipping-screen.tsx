import { cents } from '@nuancier/domain/money.ts';
import { useNavigation } from 'react-router';
import { ShippingStepDocument } from '../../../generated/documents.ts';
import { knownName } from '../../actions/checkout/known-name.server.ts';
import { isSignedIn, loadStep } from '../../actions/checkout/load-checkout.server.ts';
import { methodsAtAddress } from '../../actions/checkout/methods-at-address.server.ts';
import { saveShipping } from '../../actions/checkout/save-shipping.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ApprovalNotice } from '../../features/checkout/payment/approval-notice.tsx';
import { CreditNotice } from '../../features/checkout/payment/credit-notice.tsx';
import { checkoutCopy, shippingStepCopy as copy } from '../../features/checkout/copy.ts';
import { NoShipping } from '../../features/checkout/shipping/no-shipping.tsx';
import { ShippingForm } from '../../features/checkout/shipping/shipping-form.tsx';
import { shippingOptions } from '../../features/checkout/shipping/shipping-options.ts';
import { StepFrame } from '../../features/checkout/steps/step-frame.tsx';
import { usableAddresses, withLastPlace } from '../../actions/checkout/usable-addresses.ts';
import { pageMeta } from '../../head/page-meta.ts';
import type { Route } from './+types/shipping-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadStep(context, 'shipping');
  const signedIn = isSignedIn(context);
  const { id: cartId, shop_code: storeCode } = view.cart;
  const found = await context
    .get(backendContext)
    .query(
      ShippingStepDocument,
      { cartId, storeCode: storeCode ?? '', hasStore: storeCode !== null, signedIn },
      { mayFail: ['store', 'getCustomerAddresses', 'companyAddresses', 'checkoutHabits'] },
    );
  const { delivery_fee_ht_cents: fee, delivery_free_from_ht_cents: freeFrom } = found.storeConfig ?? {};
  const habits = found.checkoutHabits ?? null;
  const saved = withLastPlace(usableAddresses(found), habits?.shipping_address);
  const { methods, address } = await methodsAtAddress(context, {
    cart: view.cart,
    offered: found.getAvailableShippingMethods,
    saved,
  });
  const options = shippingOptions(view.cart, {
    methods,
    address,
    store: found.store ?? null,
    maximumKm: found.store?.deliveryKm ?? found.storeConfig?.maximum_distance_to_order ?? 0,
    terms: { feeHt: cents(fee ?? 0), freeFromHt: freeFrom == null ? null : cents(freeFrom) },
  });
  return { view, options, signedIn, saved, habits, known: knownName(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveShipping(context, await readForm(request));
}

/** A choice that was refused may have gone from the list meanwhile. */
export function shouldRevalidate(): boolean {
  return true;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title, checkoutCopy.title], noindex: true });
}

export default function ShippingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  const { view, options, signedIn, saved, habits, known } = loaderData;
  const { pickup, delivery } = options;
  const nothing = pickup.blockedBy.length > 0 && delivery.blockedBy.length > 0;
  return (
    <StepFrame view={view} title={copy.title}>
      {view.cart.approval?.is_needed && <ApprovalNotice cart={view.cart} />}
      <CreditNotice credit={habits?.credit ?? null} />
      {nothing ? (
        <NoShipping options={options} />
      ) : (
        <ShippingForm
          cart={view.cart}
          options={options}
          isSignedIn={signedIn}
          saved={saved}
          known={known}
          lastMode={habits?.delivery_mode ?? null}
          answer={actionData}
          pending={pending}
        />
      )}
    </StepFrame>
  );
}
