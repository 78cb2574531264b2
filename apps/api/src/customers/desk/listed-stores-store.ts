import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { StaffReach } from '../representatives/staff-reach.ts';

export async function selectListedStores(
  db: Database,
  reach: StaffReach,
): Promise<{ code: string; name: string }[]> {
  const found = await sql<{ code: string; name: string }>`
    select code, coalesce(title_label, code) as name from shop where ${storesWithin(reach)}
    order by name, code`.execute(db);
  return found.rows;
}

function storesWithin(reach: StaffReach): RawBuilder<unknown> {
  switch (reach.kind) {
    case 'all':
      return sql`true`;
    case 'stores':
      return sql`code = any(${[...reach.codes]}::text[])`;
    case 'customers':
      return sql`code in (
        select shop_code from company where id = any(${[...reach.companyIds]}::int[])
        union all select current_shop_code from customer
          where id = any(${[...reach.customerIds]}::int[]) and company_id is null)`;
  }
}
