import type { StoreHours } from '../opening-hours.ts';

const day = '07:30-12:00 13:30-18:00';

/** A store as most are: closed at noon, on Saturdays open in the morning. For tests. */
export function storeWeek(specialHours: string | null = null): StoreHours {
  return {
    schedules: {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: '08:00-12:00',
    },
    specialHours,
  };
}
