import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import type { ShopDays } from '@nuancier/domain/catalogue/within-days.ts';
import { Refusal } from '../../refusals/refusal.ts';

/** Nothing typed is no bound; what is no day, or ends before it begins, is refused. */
export function typedDays(first: string | null | undefined, last: string | null | undefined): ShopDays {
  const [from, until] = [first?.trim() || null, last?.trim() || null];
  const isOdd = [from, until].some((day) => day !== null && !isCalendarDay(day));
  if (isOdd || (from !== null && until !== null && until < from)) throw new Refusal('PRODUCT_DAYS');
  return { visible_from: from, visible_until: until };
}
