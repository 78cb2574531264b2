import type { MutationChangeStoreDetailsArgs, ShopStore } from '@nuancier/contract/gestion-types.ts';
import { dialledNumber, isEmail } from '@nuancier/domain/customers/profile/contact-details.ts';
import { STORE_SERVICES } from '@nuancier/domain/stores/services.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { changeStore } from '../keeping/change-store.ts';
import { detailsOf } from '../keeping/kept-parts.ts';
import { selectServices } from '../keeping/kept-stores-store.ts';
import type { StoresDeskContext } from '../stores-context.ts';

/** Further than any lorry of a store goes. */
const MOST_KM = 1_000;

/** Services that only files name stay as they are. */
export function changeStoreDetails(
  context: StoresDeskContext,
  { code, read, details }: MutationChangeStoreDetailsArgs,
): Promise<ShopStore> {
  return changeStore(context, { operation: 'changeStoreDetails', code }, async (shop, db) => {
    const kept = await selectServices(db, code);
    const chosen = Object.fromEntries(STORE_SERVICES.map((name) => [name, details.services.includes(name)]));
    const services = { ...kept, ...chosen };
    const change = {
      primary_phone: numberOf(details.phone, shop.primaryPhone),
      fax: numberOf(details.fax, shop.fax),
      email: emailOf(details.email),
      delivery_km: kilometres(details.delivery_km),
    };
    const after = { ...change, services: offered(services) };
    return { change: { ...change, services }, before: detailsOf(shop), after, read };
  });
}

function offered(services: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(services)
    .filter((name) => services[name] === true)
    .toSorted();
}

/** One that a file wrote otherwise stays as it is. */
function numberOf(typed: string | null | undefined, standing: string | null): string | null {
  const text = (typed ?? '').trim();
  if (text === '') return null;
  if (text === standing) return standing;
  const digits = dialledNumber(text);
  if (digits === null) throw new Refusal('STORE_PHONE');
  return digits;
}

function emailOf(typed: string | null | undefined): string | null {
  const text = (typed ?? '').trim();
  if (text !== '' && !isEmail(text)) throw new Refusal('STORE_EMAIL');
  return text || null;
}

function kilometres(given: number | null | undefined): number | null {
  if (given == null) return null;
  if (!(given >= 0 && given <= MOST_KM)) throw new Refusal('STORE_DELIVERY_KM');
  return given;
}
