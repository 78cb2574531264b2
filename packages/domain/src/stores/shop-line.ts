// What makes a line of a shop file unfit to be loaded.

export type ShopLine = {
  code: string;
  title_label: string;
  address_lines: readonly string[];
  postal_code: string;
  locality: string;
  latitude: number;
  longitude: number;
  schedules: Readonly<Record<string, string>>;
  special_hours: string;
};

export type ShopFault =
  'missing-field' | 'bad-postal-code' | 'bad-place' | 'bad-schedule' | 'bad-special-hours';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const HOURS = `(?:x|${CLOCK}-${CLOCK}(?: ${CLOCK}-${CLOCK})?)`;
const SCHEDULE = new RegExp(`^${HOURS}$`);
const SPECIAL_DAY = new RegExp(`^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) ${HOURS}$`);

export function shopFaults(shop: ShopLine): ShopFault[] {
  const faults: ShopFault[] = [];
  const needed = [shop.code, shop.title_label, shop.locality, shop.address_lines.join('')];
  if (needed.some((value) => value.trim() === '')) faults.push('missing-field');
  if (!/^\d{5}$/.test(shop.postal_code)) faults.push('bad-postal-code');
  if (!isPlace(shop.latitude, shop.longitude)) faults.push('bad-place');
  const { sunday = 'x' } = shop.schedules;
  const week = [...WEEKDAYS.map((day) => shop.schedules[day] ?? ''), sunday];
  if (!week.every((hours) => SCHEDULE.test(hours))) faults.push('bad-schedule');
  if (!isSpecialHours(shop.special_hours)) faults.push('bad-special-hours');
  return faults;
}

function isPlace(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function isSpecialHours(text: string): boolean {
  return text === '' || text.split(',').every((entry) => SPECIAL_DAY.test(entry));
}
