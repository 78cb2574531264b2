import type { QueryPickupsArgs, ShopPickups } from '@nuancier/contract/gestion-types.ts';
import { readPickupCode } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { instantAt, localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { allow, giveBack } from '../../rate-limit/rate-limit.ts';
import { entitled } from '../../refusals/entitled.ts';
import { deskFilter } from '../desk/desk-filter.ts';
import { selectPickups } from '../desk/desk-orders-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { deskRowView } from '../desk/desk-row-view.ts';
import type { DeskContext } from '../orders-context.ts';

const MOST = 200;
/** Of what looks like a code and is nobody's; beyond, it is searched as words alone. */
const CODE_TRIES = { name: 'pickup-code-searched', most: 60, perMs: 15 * MINUTE_MS };

/**
 * The counter of the day: what waits there, and what is to be fetched before midnight. What looks like a code and is
 * nobody's is searched as words: a piece of a telephone number may look so too.
 */
export async function pickups(context: DeskContext, args: QueryPickupsArgs): Promise<ShopPickups> {
  const { db } = context;
  const now = context.now();
  const { staff, reach } = entitled(context.staff, 'pickups');
  const tomorrow = addDays(localMoment(now).date, 1);
  const until = instantAt({ date: tomorrow, minutes: 0 });
  const within = await deskReach(db, reach);
  const page = { until, limit: MOST + 1, now };
  const pickupCode = readPickupCode(args.query ?? '');
  const tries = { ...CODE_TRIES, key: String(staff.staffId) };
  if (pickupCode !== null && (await allow(db, tries, now))) {
    const filter = { ...deskFilter({ tab: 'toutes', store: args.store ?? null }), pickupCode };
    const shown = await selectPickups(db, within, filter, page);
    if (shown.length > 0) {
      await giveBack(db, tries);
      return { rows: shown.map((row) => deskRowView(row, staff, { isCodeShown: true })), more: false };
    }
  }
  const rows = await selectPickups(db, within, deskFilter({ tab: 'toutes', ...args }), page);
  return { rows: rows.slice(0, MOST).map((row) => deskRowView(row, staff)), more: rows.length > MOST };
}
