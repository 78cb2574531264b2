import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database, Tables } from '../database/tables.ts';

const Schedules = v.record(v.string(), v.string());
const Services = v.record(v.string(), v.boolean());

const COLUMNS = [
  'code',
  'title_label',
  'location_name',
  'address_lines',
  'postal_code',
  'locality',
  'country_code',
  'latitude',
  'longitude',
  'schedules',
  'special_hours',
  'primary_phone',
  'fax',
  'email',
  'services',
  'delivery_km',
] as const;

export async function selectStores(db: Database) {
  const rows = await db.selectFrom('shop').select(COLUMNS).orderBy('title_label').orderBy('code').execute();
  return rows.map(shopOf);
}

export async function selectStore(db: Database, code: string) {
  const row = await db.selectFrom('shop').select(COLUMNS).where('code', '=', code).executeTakeFirst();
  return row && shopOf(row);
}

function shopOf(row: Pick<Selectable<Tables['shop']>, (typeof COLUMNS)[number]>) {
  return {
    code: row.code,
    titleLabel: row.title_label,
    locationName: row.location_name,
    addressLines: row.address_lines,
    postalCode: row.postal_code,
    locality: row.locality,
    countryCode: row.country_code,
    latitude: row.latitude,
    longitude: row.longitude,
    schedules: v.parse(Schedules, row.schedules),
    specialHours: row.special_hours,
    primaryPhone: row.primary_phone,
    fax: row.fax,
    email: row.email,
    services: offered(v.parse(Services, row.services)),
    deliveryKm: row.delivery_km,
  };
}

function offered(services: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(services).filter((name) => services[name] === true);
}
