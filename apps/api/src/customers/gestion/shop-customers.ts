import type {
  CustomerListCount,
  QueryShopCustomersArgs,
  ShopCustomerPage,
  ShopCustomerRow,
} from '@nuancier/contract/gestion-types.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { customerMarks } from '../desk/customer-marks.ts';
import { cursorOf, customersAsked, keyAt } from '../desk/customers-asked.ts';
import type { CustomersAsked } from '../desk/customers-asked.ts';
import { countDeskCustomers, MOST_COUNTED, selectDeskCustomers } from '../desk/desk-customers-store.ts';
import type { DeskCustomerRow } from '../desk/desk-customers-store.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { staffReach } from '../representatives/staff-reach.ts';

const USUAL = 50;
const MOST = 100;

/** One row more than the page is read: it says whether there is another. */
export async function shopCustomers(
  context: CustomersDeskContext,
  args: QueryShopCustomersArgs,
): Promise<ShopCustomerPage> {
  const { db } = context;
  const { reach } = entitled(context.staff, 'shopCustomers');
  const size = args.first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const asked = customersAsked(args, context.now());
  const [after, before] = [keyAt(args.after), keyAt(args.before)];
  const within = await staffReach(db, reach);
  const page = { after, before: after === null ? before : null, limit: size + 1 };
  const found = await selectDeskCustomers(db, within, asked, page);
  const isBackward = page.before !== null;
  const isMore = found.length > size;
  const rows = isBackward ? found.slice(isMore ? 1 : 0) : found.slice(0, size);
  const [first, last] = [rows[0], rows.at(-1)];
  const counted = async (list: CustomersAsked['list']): Promise<CustomerListCount> => {
    const filter = list === asked.list ? asked.filter : null;
    const count = await countDeskCustomers(db, within, { ...asked, list, filter });
    return { list, count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
  };
  return {
    rows: rows.map((row) => rowView(row, asked)),
    counts: [await counted('societes'), await counted('personnes')],
    next: last !== undefined && (isMore || isBackward) ? cursorOf(last) : null,
    previous: first !== undefined && (isBackward ? isMore : after !== null) ? cursorOf(first) : null,
  };
}

function rowView(row: DeskCustomerRow, { list }: CustomersAsked): ShopCustomerRow {
  const { id, shown, company, companyId, clientCode, role, email, telephone, city, store } = row;
  return {
    list,
    id: String(id),
    name: shown,
    company,
    company_id: companyId === null ? null : String(companyId),
    client_code: clientCode,
    role,
    email,
    telephone,
    city,
    store,
    marks: customerMarks(row),
  };
}
