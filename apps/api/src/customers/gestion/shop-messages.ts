import type {
  QueryShopMessagesArgs,
  ShopMessage,
  ShopMessagePage,
} from '@nuancier/contract/gestion-types.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { ownerAsked } from '../../request/file-owner.ts';
import { typedWords } from '../../text/plain-words.ts';
import { selectMessage, selectMessages } from '../correspondence/desk-messages-store.ts';
import type { DeskMessage } from '../correspondence/desk-messages-store.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { idOf } from '../desk/customers-asked.ts';

const USUAL = 30;
const MOST = 100;
const LONGEST_SEARCH = 100;

export async function shopMessages(
  context: CustomersDeskContext,
  { state, query, store, after, first, ...whose }: QueryShopMessagesArgs,
): Promise<ShopMessagePage> {
  const { staff, reach } = entitled(context.staff, 'shopMessages');
  const size = first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const words = typedWords((query ?? '').slice(0, LONGEST_SEARCH));
  const place = { after: after ? idOf(after) : null, limit: size + 1 };
  const narrowed = { owner: ownerAsked(whose), store: store?.trim() || null };
  const page = { isSettled: state === 'traites', words, ...narrowed, ...place };
  const found = await selectMessages(context.db, reach, page);
  const rows = found.slice(0, size);
  return {
    rows: rows.map((row) => messageView(row, staff)),
    next: found.length > size ? String(rows.at(-1)?.id) : null,
  };
}

export async function shopMessage(context: CustomersDeskContext, id: string): Promise<ShopMessage | null> {
  const { staff, reach } = entitled(context.staff, 'shopMessage');
  const message = await selectMessage(context.db, reach, idOf(id));
  return message === undefined ? null : messageView(message, staff);
}

const ACTS = ['takeMessage', 'answerMessage', 'settleMessage'] as const;

export function messageView(row: DeskMessage, staff: Staff): ShopMessage {
  const { id, name, email, telephone, reason, message, store, customerId, assignedTo, assignedName } = row;
  const isMine = assignedTo === staff.staffId;
  const person = customerId ?? row.addressOf;
  const isOpen = row.settledAt === null;
  return {
    id: String(id),
    at: row.at.toISOString(),
    name,
    email,
    telephone,
    reason,
    message,
    store,
    customer_id: person !== null && reachOf(staff, 'shopCustomer')?.kind === 'all' ? String(person) : null,
    is_verified: customerId !== null,
    assigned_to: assignedName,
    is_mine: isMine,
    settled_at: row.settledAt?.toISOString() ?? null,
    settled_by: row.settledBy,
    answer: row.answer,
    may: ACTS.filter((act) => isOpen && reachOf(staff, act) !== null && !(act === 'takeMessage' && isMine)),
  };
}
