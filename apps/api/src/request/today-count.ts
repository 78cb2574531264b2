// One line of « today »: how many wait, no further than a thousand, and since when.
import { todayReach } from '@nuancier/domain/staff/reach.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { TodayPart } from '@nuancier/domain/staff/rights.ts';
import type { StaffViewer } from '@nuancier/domain/staff/roles.ts';

export const MOST_TODAY = 1_000;

/** As a store counts it: one above the most, at most. */
export type Waiting = { count: number; oldest: Date | null };

export async function todayCount(
  staff: StaffViewer,
  part: TodayPart,
  countOf: (reach: Reach) => Promise<Waiting | undefined>,
): Promise<{ count: number; more: boolean; oldest: string | null } | null> {
  const reach = staff.kind === 'staff' ? todayReach(staff, part) : null;
  if (reach === null) return null;
  const { count, oldest } = (await countOf(reach)) ?? { count: 0, oldest: null };
  const more = count > MOST_TODAY;
  return { count: Math.min(count, MOST_TODAY), more, oldest: oldest?.toISOString() ?? null };
}
