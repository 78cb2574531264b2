// The answer of the shipping step, written on the cart: for a delivery the address first, then the mode.
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import {
  DeliveryReachDocument,
  SetShippingAddressDocument,
  SetShippingMethodDocument,
} from '../../../generated/documents.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, hasFaults, notAccepted, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { filledCart } from './load-checkout.server.ts';
import { addressInput, readChosenAddress } from './read-chosen-address.server.ts';
import type { ChosenAddress } from './read-chosen-address.server.ts';
import { checkoutAnswerCopy } from './checkout-answer-copy.ts';

type Context = Readonly<RouterContextProvider>;

const LONGEST_NOTE = 250;

export async function saveShipping(context: Context, form: FormData) {
  const cartId = formText(form, 'cart');
  const mode = formText(form, 'mode');
  const note = formText(form, 'note').trim();
  const read = readChosenAddress(form);
  const pickup_wish = formText(form, 'pickup_wish');
  const delivery_wish = formText(form, 'delivery_wish');
  const values = { ...read.values, mode, note, pickup_wish, delivery_wish };
  const wish = mode === 'EMP' ? pickup_wish : delivery_wish;
  const addressFaults = mode === 'LIV' ? read.faults : {};
  const faults = {
    ...addressFaults,
    ...(mode === 'EMP' || mode === 'LIV' ? {} : { mode: checkoutAnswerCopy.chooseMode }),
    ...(mode === 'LIV' && note.length > LONGEST_NOTE ? { note: checkoutAnswerCopy.noteTooLong } : {}),
  };
  if (hasFaults(faults)) return notAccepted({ values, faults, refusal: null });
  const asked = await orRefusal(write(context, { cartId, mode, wish, note, chosen: read.chosen }));
  if (!('refusal' in asked)) return redirect(paths['checkout-billing']());
  const isTooFar = mode === 'LIV' && asked.refusal.key === 'SHIPPING_NOT_OFFERED';
  const refusal = isTooFar
    ? { ...asked.refusal, message: checkoutAnswerCopy.notOffered(formatNumber(await maximumKm(context))) }
    : asked.refusal;
  return notAccepted({ values, faults, refusal });
}

type Answered = {
  cartId: string;
  mode: string;
  wish: string;
  note: string;
  chosen: ChosenAddress | null;
};

async function write(context: Context, { cartId, mode, wish, note, chosen }: Answered): Promise<void> {
  const backend = context.get(backendContext);
  const given = mode === 'LIV' ? await givenAddress(context, chosen, note) : null;
  if (given !== null) {
    const shipping_addresses = [{ ...given, customer_notes: note || null }];
    await backend.mutate(SetShippingAddressDocument, { input: { cart_id: cartId, shipping_addresses } });
  }
  const method = { carrier_code: mode, method_code: mode, wish: wish || null };
  await backend.mutate(SetShippingMethodDocument, {
    input: { cart_id: cartId, shipping_methods: [method] },
  });
}

/** Null where nothing is to be written: the order's own address stays, unless there is a note to go with it. */
async function givenAddress(context: Context, chosen: ChosenAddress | null, note: string) {
  if (chosen?.kind === 'known' || chosen?.kind === 'written') return addressInput(context, chosen);
  const current =
    chosen?.kind === 'current' && note !== '' ? (await filledCart(context)).shippingAddress : null;
  if (current === null) return null;
  const { firstname, lastname, company, street, postcode, city, telephone } = current;
  const written = { firstname, lastname, company, street: [...street], postcode, city, telephone };
  return { address: { ...written, country_code: 'FR' } };
}

async function maximumKm(context: Context): Promise<number> {
  const { shop_code: storeCode } = await filledCart(context);
  const { store, storeConfig } = await context
    .get(backendContext)
    .query(DeliveryReachDocument, { storeCode: storeCode ?? '', hasStore: storeCode !== null });
  return store?.deliveryKm ?? storeConfig?.maximum_distance_to_order ?? 0;
}
