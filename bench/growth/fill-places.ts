// 260 stores made of the demo's, and what each keeps.
import { sql } from 'kysely';
import type { Database } from '@nuancier/api/database/tables.ts';
import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import { withoutIndexes } from './bulk.ts';
import { KEPT_BY_A_STORE, STORES } from './sizes.ts';

export async function fillPlaces(db: Database): Promise<void> {
  await sql`
    with demo as (select shop.*, row_number() over (order by code) - 1 as nth, count(*) over () as all_of_them from shop)
    insert into shop (code, title_label, location_name, address_lines, postal_code, locality, country_code, insee, latitude,
      longitude, schedules, special_hours, primary_phone, fax, email, services, delivery_km)
    select 'VB' || lpad(number::text, 3, '0'), title_label || ' ' || number, location_name || ' ' || number, address_lines,
      postal_code, locality, country_code, insee, latitude + number * 0.002, longitude + number * 0.003, schedules,
      special_hours, primary_phone, fax, 'vb' || number || '@valbrune.example', services, delivery_km
    from generate_series((select count(*) + 1 from shop), ${STORES}) number
      join demo on demo.nth = number % demo.all_of_them`.execute(db);
  await sql`truncate stock`.execute(db);
  await withoutIndexes(db, 'stock', () =>
    sql`
      insert into stock (updated_at, available, resupply_time, appro_directe_fournisseur, livraison_pro,
        statut_article_mag, article_sku, shop_code, counted)
      select now(), packs, 4, false, true, 'P', sku, code, packs
      from (
        select sku, place.code, (hashint4(kept.nth::int * 1009 + place.nth::int) & 63) as packs
        from (select sku, row_number() over (order by sku) as nth from article) kept
          cross join (
            select code, row_number() over (order by code) as nth from shop union all select ${PLATFORM}, 0) place
        where place.nth = 0
          or hashint4(kept.nth::int * 511 + place.nth::int) & 1023 < ${Math.round(KEPT_BY_A_STORE * 1024)}
      ) shelf order by sku, code`.execute(db),
  );
}
