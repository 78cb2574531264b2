import type {
  QueryShopWithdrawalsArgs,
  ShopWithdrawalPage,
  WithdrawalState,
  WithdrawalStep,
} from '@nuancier/contract/gestion-types.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { searchWords } from '../desk/desk-filter.ts';
import { MOST_COUNTED } from '../desk/desk-orders-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { countWithdrawals, selectWithdrawals } from '../withdrawal/desk-withdrawals-store.ts';
import { withdrawalRows } from '../withdrawal/withdrawal-rows.ts';

export const WITHDRAWAL_STATES = [
  'a_rembourser',
  'remboursees',
  'refusees',
] as const satisfies readonly WithdrawalState[];

export const WITHDRAWAL_STEPS = ['demande', 'attendu', 'recu'] as const satisfies readonly WithdrawalStep[];

const USUAL = 30;
const MOST = 100;

export async function shopWithdrawals(
  context: DeskContext,
  { state, step, query, store: asked, after, first }: QueryShopWithdrawalsArgs,
): Promise<ShopWithdrawalPage> {
  const { db, now } = context;
  const { reach } = entitled(context.staff, 'shopWithdrawals');
  const size = first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const store = asked?.trim() || null;
  const filter = { which: state, step: step ?? null, words: searchWords(query), store };
  const place = { after: after ? placeOf(after) : null, limit: size + 1 };
  const within = await deskReach(db, reach);
  const found = await selectWithdrawals(db, within, { ...filter, ...place });
  const rows = found.slice(0, size);
  const counts = await countWithdrawals(db, within, { store, states: WITHDRAWAL_STATES });
  return {
    rows: await withdrawalRows(db, rows, now()),
    counts: WITHDRAWAL_STATES.map((one, at) => {
      const count = counts[at] ?? 0;
      return { state: one, count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
    }),
    next: found.length > size ? String(rows.at(-1)?.id) : null,
  };
}

function placeOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new Refusal('BAD_ORDER_FILTER');
  return Number(cursor);
}
