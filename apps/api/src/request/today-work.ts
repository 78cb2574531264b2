// One part of « today »: how many wait, no further than a thousand, since when, and the first of them.
import type { TodayRow, TodayWork } from '@nuancier/contract/gestion-types.ts';
import { todayReach } from '@nuancier/domain/staff/reach.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { StaffViewer } from '@nuancier/domain/staff/roles.ts';
import type { TodayPart } from '@nuancier/domain/staff/today.ts';
import { MOST_TODAY, ROWS_TODAY } from './waiting-store.ts';
import type { Waiting, WaitingRow } from './waiting-store.ts';

/** `told`: what a row says in words, where the store knows it by a code. */
export async function todayWork(
  staff: StaffViewer,
  part: TodayPart,
  waitingOf: (reach: Reach) => Promise<Waiting>,
  told: (row: WaitingRow) => Partial<TodayRow> = () => ({}),
): Promise<TodayWork | null> {
  const reach = staff.kind === 'staff' ? todayReach(staff, part) : null;
  if (reach === null) return null;
  const { count, oldest, rows } = await waitingOf(reach);
  return {
    count: Math.min(count, MOST_TODAY),
    more: count > MOST_TODAY,
    oldest: oldest?.toISOString() ?? null,
    rows: rows.map((row) => ({ ...rowView(row), ...told(row) })),
  };
}

function rowView({ key, title, detail, at, day, cents }: WaitingRow): TodayRow {
  return {
    key,
    title,
    detail,
    at: at?.toISOString() ?? null,
    day,
    amount_cents: cents === null ? null : Number(cents),
  };
}

/** Of what is known whole, in its order. */
export function waitingAmong(rows: readonly WaitingRow[]): Waiting {
  const moments = rows.flatMap(({ at }) => (at === null ? [] : [at.getTime()]));
  return {
    count: rows.length,
    oldest: moments.length === 0 ? null : new Date(Math.min(...moments)),
    rows: rows.slice(0, ROWS_TODAY),
  };
}
