// An order just placed, by its number and signature. Other parameters of the address are not trusted.
import type { RouterContextProvider } from 'react-router';
import { PlacedOrderDocument, PlacedOrderStoreDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { orMissing } from '../../backend/not-found.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { lastOrder } from './last-order.server.ts';
import type { SignedOrder } from './last-order.server.ts';

/** Null where the address names none; its words where its link is no longer good. */
export async function loadPlacedOrder(context: Readonly<RouterContextProvider>, request: Request) {
  const signed = signedOrderOf(request);
  if (signed === null) return null;
  try {
    const placed = await findPlacedOrder(context, signed);
    return placed && { kind: 'order' as const, ...placed };
  } catch (error) {
    if (!(error instanceof BackendRefusal && error.keys.includes('ORDER_LINK_ENDED'))) throw error;
    return { kind: 'ended' as const, words: error.message };
  }
}

/** The signature is in the address: it must not leak by the referrer or a cache. */
export function orderLinkHeaders() {
  return {
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
}

/** Null where the address names no order, or none that could be. */
export function signedOrderOf(request: Request): SignedOrder | null {
  const parameters = new URL(request.url).searchParams;
  const number = parameters.get('order');
  const signature = parameters.get('signature');
  if (!number || !signature || number.length > 32 || signature.length > 200) return null;
  return { number, signature };
}

async function findPlacedOrder(context: Readonly<RouterContextProvider>, signed: SignedOrder) {
  const backend = context.get(backendContext);
  const order = (await orMissing(backend.query(PlacedOrderDocument, signed)))?.placedOrder;
  if (!order) return null;
  const { store, storeConfig } = await backend.query(
    PlacedOrderStoreDocument,
    { code: order.shop_code },
    { mayFail: ['store', 'storeConfig'] },
  );
  return {
    order,
    store: store ?? null,
    signature: signed.signature,
    conditionsVersion: storeConfig?.cgv_version ?? '',
    now: new Date().toISOString(),
  };
}

/** An order of this browser whose card payment is pending: its number and its page. */
export async function waitingOrder(context: Readonly<RouterContextProvider>) {
  const signed = lastOrder(context);
  if (signed === null) return null;
  const asked = context.get(backendContext).query(PlacedOrderDocument, signed);
  const order = (await orMissing(asked))?.placedOrder;
  if (order?.payment_state !== 'pending') return null;
  return { number: signed.number, path: paths['thankcb-you'](signed.number, signed.signature) };
}
