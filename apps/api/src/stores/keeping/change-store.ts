// How the people of a store change it: within their reach, judged by the rules of its files, told and written down.
import type { ShopStore } from '@nuancier/contract/gestion-types.ts';
import { shopFaults } from '@nuancier/domain/stores/shop-line.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditFields } from '../../audit/detail-words.ts';
import { whoChanged } from '../../audit/who-changed.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { fingerprint } from '../../request/fingerprint.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { findShop } from '../stores.ts';
import type { Shop } from '../stores.ts';
import type { StoresDeskContext } from '../stores-context.ts';
import { lockStore, updateStore } from './kept-stores-store.ts';
import type { StoreChange } from './kept-stores-store.ts';
import { keptStoreView } from './kept-store-view.ts';

type Decided = {
  change: StoreChange;
  /** for the log: the same fields before and after */
  before: AuditFields;
  after: AuditFields;
  /** what the form had read, where it writes a whole part over */
  read?: string;
};

type Decide = (shop: Shop, db: DatabaseTransaction) => Decided | Promise<Decided>;

export function changeStore(
  context: StoresDeskContext,
  { operation, code }: { operation: StaffOperation; code: string },
  decide: Decide,
): Promise<ShopStore> {
  const { reach } = entitled(context.staff, operation);
  return context.db.transaction().execute(async (db) => {
    if (!(await lockStore(db, reach, code))) throw new Refusal('UNKNOWN_STORE');
    const shop = await heldShop(db, code);
    const { change, before, after, read } = await decide(shop, db);
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      if (read !== undefined && read !== fingerprint(before)) await refuseStale(db, code, before);
      await updateStore(db, code, change);
      await tell(db, context, code, { before, after });
    }
    const changed = await heldShop(db, code);
    refuseUnsound(changed);
    return keptStore(context, changed);
  });
}

export function keptStore({ now, site }: Pick<StoresDeskContext, 'now' | 'site'>, shop: Shop): ShopStore {
  const usualKm = site.settings.maximum_distance_to_order;
  return keptStoreView(shop, { today: localMoment(now()).date, usualKm });
}

/** A page left open does not undo what a colleague has written since. */
async function refuseStale(db: DatabaseTransaction, code: string, standing: AuditFields): Promise<never> {
  const part = Object.keys(standing)[0] ?? null;
  const last = await whoChanged(db, { event: 'store-changed', name: 'store', value: code, part }, standing);
  const who =
    last === null
      ? 'Un fichier a changé ce magasin entre-temps.'
      : `${last.by} a changé ce magasin le ${frenchMoment(last.at)}.`;
  const words = `${who} Rien n’a été enregistré\u00A0: votre saisie est restée ci-dessous. Comparez, puis enregistrez de nouveau.`;
  throw new Refusal('STORE_CHANGED', undefined, words);
}

async function tell(
  db: DatabaseTransaction,
  context: StoresDeskContext,
  code: string,
  change: { before: AuditFields; after: AuditFields },
): Promise<void> {
  await recordAudit(db, context, { event: 'store-changed', details: { store: code, ...change } });
  const changed = Object.keys(change.after);
  await recordEvent(
    db,
    { type: 'store.changed', of: code, data: { shop_code: code, changed } },
    context.now(),
  );
}

async function heldShop(db: DatabaseTransaction, code: string): Promise<Shop> {
  const shop = await findShop(db, code);
  if (shop === undefined) throw new Refusal('UNKNOWN_STORE');
  return shop;
}

/** What no file may bring in is not written here either; the rest of a store that files brought is not judged anew. */
function refuseUnsound(shop: Shop): void {
  const faults = shopFaults({
    code: shop.code,
    title_label: shop.titleLabel,
    address_lines: shop.addressLines,
    postal_code: shop.postalCode,
    locality: shop.locality,
    latitude: shop.latitude,
    longitude: shop.longitude,
    schedules: shop.schedules,
    special_hours: shop.specialHours,
  });
  if (faults.some((fault) => fault === 'bad-schedule' || fault === 'bad-special-hours'))
    throw new Refusal('BAD_HOURS');
}
