import type {
  MutationChangeStoreHoursArgs,
  MutationClearStoreDayArgs,
  MutationSetStoreDayArgs,
  ShopStore,
} from '@nuancier/contract/gestion-types.ts';
import { accept } from '@nuancier/domain/refusal.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { weekdays } from '@nuancier/domain/stores/opening-hours.ts';
import { judgeDay, specialHoursOf, withDay } from '@nuancier/domain/stores/special-day.ts';
import { CLOSED, readHours } from '@nuancier/domain/stores/written-hours.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { changeStore } from '../keeping/change-store.ts';
import { weekOf } from '../keeping/kept-parts.ts';
import type { StoresDeskContext } from '../stores-context.ts';

export function changeStoreHours(
  context: StoresDeskContext,
  { code, read, week }: MutationChangeStoreHoursArgs,
): Promise<ShopStore> {
  const given = new Map(week.map(({ weekday, hours }) => [weekday, hoursOf(hours)]));
  if (week.length !== weekdays.length || given.size !== weekdays.length) throw new Refusal('BAD_HOURS');
  return changeStore(context, { operation: 'changeStoreHours', code }, (shop) => {
    const schedules = Object.fromEntries(weekdays.map((day) => [day, given.get(day) ?? CLOSED]));
    return { change: { schedules }, before: weekOf(shop), after: { schedules }, read };
  });
}

export function setStoreDay(
  context: StoresDeskContext,
  { code, on, hours }: MutationSetStoreDayArgs,
): Promise<ShopStore> {
  return writeDay(context, { operation: 'setStoreDay', code, on, hours: hoursOf(hours) });
}

export function clearStoreDay(
  context: StoresDeskContext,
  { code, on }: MutationClearStoreDayArgs,
): Promise<ShopStore> {
  return writeDay(context, { operation: 'clearStoreDay', code, on, hours: null });
}

type Day = {
  operation: 'setStoreDay' | 'clearStoreDay';
  code: string;
  on: string;
  hours: string | null;
};

function writeDay(context: StoresDeskContext, { operation, code, on, hours }: Day): Promise<ShopStore> {
  const today = localMoment(context.now()).date;
  const day = judgeDay(on, today);
  if (!day.ok) throw new Refusal(day.refusal);
  return changeStore(context, { operation, code }, (shop) => {
    const { specialHours } = shop;
    const wanted = hours === null ? accept(null) : specialHoursOf(shop, { on: day.value, hours });
    if (!wanted.ok) throw new Refusal(wanted.refusal);
    const written = withDay(specialHours, { on: day.value, hours: wanted.value }, today);
    if (!written.ok) throw new Refusal(written.refusal);
    const change = { special_hours: written.value };
    return { change, before: { special_hours: specialHours }, after: change };
  });
}

function hoursOf(typed: string): string {
  const hours = readHours(typed);
  if (!hours.ok) throw new Refusal(hours.refusal);
  return hours.value;
}
