import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { ShopStoreDocument, StoreDayAskedDocument } from '../../../generated/documents.ts';
import type { StoreAtTheDeskFragment, StoreDayAskedQuery } from '../../../generated/documents.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The store of the address, or « introuvable »: what is out of one's reach is not there. */
export async function storeOf(context: Context, code: string): Promise<StoreAtTheDeskFragment> {
  const { shopStore } = await context.get(backendContext).ask(ShopStoreDocument, { code });
  if (shopStore === null) throw data(null, { status: 404 });
  return shopStore;
}

type Day = NonNullable<NonNullable<StoreDayAskedQuery['shopStore']>['day']>;
export type AskedDay = { code: string; name: string; day: Day };

/** What is no day to come has no page. */
export async function dayOfAddress(context: Context, code: string, request: Request): Promise<AskedDay> {
  const asked = await comingDay(context, code, request);
  if (asked === null) throw data(null, { status: 404 });
  return asked;
}

/** Null once it has gone by: what is told beside it stays. */
export async function comingDay(context: Context, code: string, request: Request): Promise<AskedDay | null> {
  const on = new URL(request.url).searchParams.get('le') ?? '';
  const { shopStore } = await context.get(backendContext).ask(StoreDayAskedDocument, { code, on });
  return shopStore?.day == null ? null : { code, name: shopStore.name, day: shopStore.day };
}

export function mayKeep(context: Context): boolean {
  const role = context.get(staffContext).person?.role;
  return role !== undefined && scopeOf('setStoreDay', role) !== null;
}

/** Who reads only has no page of an act. */
export function onlyKeepers(context: Context): void {
  if (!mayKeep(context)) throw data(null, { status: 404 });
}
