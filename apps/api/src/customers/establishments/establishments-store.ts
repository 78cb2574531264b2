import type { Database } from '../../database/tables.ts';
import { upsertCounting } from '../../database/upsert-rows.ts';
import type { Upserted, UpsertTarget } from '../../database/upsert-rows.ts';
import type { Establishment } from './establishments.ts';

export function selectEstablishment(db: Database, siret: string): Promise<Establishment | undefined> {
  return db
    .selectFrom('establishment')
    .select([
      'siret',
      'name',
      'street_number as streetNumber',
      'street_type as streetType',
      'street_name as streetName',
      'postcode as postalCode',
      'city as cityName',
      'city_code as cityCode',
    ])
    .where('siret', '=', siret)
    .executeTakeFirst();
}

type Row = {
  siret: string;
  name: string;
  street_number: string | null;
  street_type: string | null;
  street_name: string | null;
  postcode: string;
  city: string;
  city_code: string | null;
};

const ESTABLISHMENT: UpsertTarget<Row> = {
  table: 'establishment',
  key: ['siret'],
  columns: {
    siret: 'text',
    name: 'text',
    street_number: 'text',
    street_type: 'text',
    street_name: 'text',
    postcode: 'text',
    city: 'text',
    city_code: 'text',
  },
};

export function upsertEstablishments(db: Database, rows: readonly Establishment[]): Promise<Upserted> {
  return upsertCounting(
    db,
    ESTABLISHMENT,
    rows.map((row) => ({
      siret: row.siret,
      name: row.name,
      street_number: row.streetNumber,
      street_type: row.streetType,
      street_name: row.streetName,
      postcode: row.postalCode,
      city: row.cityName,
      city_code: row.cityCode,
    })),
  );
}
