import { upsertCounting, type Upserted, type UpsertTarget } from '../database/upsert-rows.ts';
import type { Database } from '../database/tables.ts';

export type ShopRow = {
  code: string;
  title_label: string;
  location_name: string;
  address_lines: readonly string[];
  postal_code: string;
  locality: string;
  country_code: string;
  insee: string | null;
  latitude: number;
  longitude: number;
  /** weekday -> 'HH:mm-HH:mm HH:mm-HH:mm' or 'x' when closed */
  schedules: Readonly<Record<string, string>>;
  /** 'YYYY-MM-DD HH:mm-HH:mm' or 'YYYY-MM-DD x', comma-separated */
  special_hours: string;
  primary_phone: string | null;
  fax: string | null;
  email: string | null;
  services: Readonly<Record<string, boolean>>;
};

const SHOP: UpsertTarget<ShopRow> = {
  table: 'shop',
  key: ['code'],
  columns: {
    code: 'text',
    title_label: 'text',
    location_name: 'text',
    address_lines: 'text[]',
    postal_code: 'text',
    locality: 'text',
    country_code: 'text',
    insee: 'text',
    latitude: 'double precision',
    longitude: 'double precision',
    schedules: 'jsonb',
    special_hours: 'text',
    primary_phone: 'text',
    fax: 'text',
    email: 'text',
    services: 'jsonb',
  },
};

export function upsertShops(db: Database, shops: readonly ShopRow[]): Promise<Upserted> {
  return upsertCounting(db, SHOP, shops);
}
