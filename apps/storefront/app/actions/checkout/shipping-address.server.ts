// The address the cart would be delivered to, chosen before or during the checkout.
import { nameRule, postcodeRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { data, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import {
  BillingStepDocument,
  EstimateDeliveryDocument,
  SetShippingAddressDocument,
} from '../../../generated/documents.ts';
import { ESTIMATE } from './shipping-address-answer.ts';
import type { ShippingAddressAnswer, ShippingAddressPage } from './shipping-address-answer.ts';
import { usableAddresses } from './usable-addresses.ts';
import { paths } from '../../addresses/paths.ts';
import { checkedFields, formText, hasFaults, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { ownPath } from '../../backend/pages/own-path.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { withShopToken } from './guest-token.server.ts';
import { knownName } from './known-name.server.ts';
import { filledCart, isSignedIn } from './load-checkout.server.ts';
import { addressInput, readChosenAddress } from './read-chosen-address.server.ts';

type Context = Readonly<RouterContextProvider>;

// One commune is called Y, others count their districts.
const cityRule = nameRule({ allows: 'digits', least: 1, most: 100 });

/** Without a cart to deliver: redirects to the empty cart. */
export async function loadShippingAddress(context: Context, request: Request): Promise<ShippingAddressPage> {
  const cart = await filledCart(context);
  const signedIn = isSignedIn(context);
  const saved = signedIn
    ? await context
        .get(backendContext)
        .query(BillingStepDocument, {}, { mayFail: ['getCustomerAddresses', 'companyAddresses'] })
        .then(usableAddresses)
    : [];
  const back = ownPath(new URL(request.url).searchParams.get('retour')) ?? paths.cart();
  return {
    cartId: cart.id,
    current: cart.shippingAddress,
    isSignedIn: signedIn,
    saved,
    known: knownName(context),
    back,
  };
}

export async function saveShippingAddress(context: Context, form: FormData) {
  if (form.has(ESTIMATE)) return estimate(context, form);
  const { chosen, values, faults } = readChosenAddress(form);
  if (chosen === null || chosen.kind === 'same' || chosen.kind === 'company')
    return refused({ values, faults, refusal: null });
  const { backend, headers } = await withShopToken(context);
  const write = async () => {
    if (chosen.kind === 'current') return null;
    const address = await addressInput(context, chosen);
    const input = { cart_id: formText(form, 'cart'), shipping_addresses: [address] };
    return backend.mutate(SetShippingAddressDocument, { input });
  };
  const asked = await orRefusal(write());
  if ('refusal' in asked) return refused({ values, faults, refusal: asked.refusal });
  if (form.has('script')) return data<ShippingAddressAnswer>({ kind: 'set' }, { headers });
  return redirect(ownPath(formText(form, 'retour')) ?? paths.cart(), { headers });
}

function refused(answer: Omit<Extract<ShippingAddressAnswer, { kind: 'refused' }>, 'kind'>) {
  return data<ShippingAddressAnswer>({ kind: 'refused', ...answer }, { status: 422 });
}

async function estimate(context: Context, form: FormData) {
  const { values, faults } = checkedFields(form, { postcode: postcodeRule, city: cityRule });
  if (hasFaults(faults)) return refused({ values, faults, refusal: null });
  const { postcode, city } = values;
  const cart = await filledCart(context);
  const input = { cart_id: cart.id, address: { country_code: 'FR' as const, postcode } };
  const asked = await orRefusal(context.get(backendContext).mutate(EstimateDeliveryDocument, { input }));
  if ('refusal' in asked) return refused({ values, faults, refusal: asked.refusal });
  const offered = (asked.done.estimateShippingMethods ?? []).find((one) => one?.method_code === 'LIV');
  return data<ShippingAddressAnswer>({
    kind: 'estimated',
    values: { postcode, city },
    isOffered: offered != null,
    fee: {
      excluding: offered?.price_excl_tax.value ?? null,
      including: offered?.price_incl_tax.value ?? null,
    },
    day: cart.arrival?.delivery_on ?? null,
  });
}
