import type {
  QueryShopQuotationsArgs,
  QuotationTab,
  ShopQuotationPage,
} from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { staffReach } from '../../customers/customers.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { deskRowView } from '../desk/desk-quotation-view.ts';
import { countTab, MOST_COUNTED, selectDeskQuotations } from '../desk/desk-quotations-store.ts';
import { selectSellers } from '../desk/quotation-sellers-store.ts';
import { cursorOf, keyAt } from '../desk/quotation-cursor.ts';
import { quotationFilter } from '../desk/quotation-filter.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

export const QUOTATION_TABS = [
  'a_repondre',
  'brouillons',
  'envoyes',
  'repondus',
  'a_commander',
  'acceptes',
  'refuses',
  'expires',
  'tous',
] as const satisfies readonly QuotationTab[];

const USUAL = 50;
const MOST = 100;

/** One row more than the page is read: it says whether there is another. */
export async function shopQuotations(
  context: QuotationDeskContext,
  args: QueryShopQuotationsArgs,
): Promise<ShopQuotationPage> {
  const { db } = context;
  const { reach } = entitled(context.staff, 'shopQuotations');
  const size = args.first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const day = localMoment(context.now()).date;
  const filter = quotationFilter(args, day);
  const [after, before] = [keyAt(args.after), keyAt(args.before)];
  const within = await staffReach(db, reach);
  const place = { after, before: after === null ? before : null, limit: size + 1 };
  const found = await selectDeskQuotations(db, within, filter, place);
  const isBackward = place.before !== null;
  const isMore = found.length > size;
  const rows = isBackward ? found.slice(isMore ? 1 : 0) : found.slice(0, size);
  const [first, last] = [rows[0], rows.at(-1)];
  const sellers = await selectSellers(db, within);
  const counts = await Promise.all(QUOTATION_TABS.map((tab) => countTab(db, within, tab, day)));
  return {
    rows: rows.map(deskRowView),
    counts: QUOTATION_TABS.map((tab, at) => {
      const count = counts[at] ?? 0;
      return { tab, count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
    }),
    sellers,
    next: last !== undefined && (isMore || isBackward) ? cursorOf(last) : null,
    previous: first !== undefined && (isBackward ? isMore : after !== null) ? cursorOf(first) : null,
  };
}
