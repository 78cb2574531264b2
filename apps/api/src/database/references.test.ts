import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

// A partial index serves when all it leaves out is the rows that refer to nothing.
it('every reference has an index that begins with its columns', async () => {
  const bare = await sql<{ reference: string }>`
    select format('%s (%s)', reference.conrelid::regclass, (
      select string_agg(attname, ', ' order by place) from unnest(reference.conkey) with ordinality as at(number, place)
        join pg_attribute on attrelid = reference.conrelid and attnum = at.number)) as reference
    from pg_constraint reference
    where reference.contype = 'f' and reference.connamespace = 'public'::regnamespace and not exists (
      select from pg_index held
      where held.indrelid = reference.conrelid and held.indisvalid
        and (held.indkey::int2[])[0:cardinality(reference.conkey) - 1] @> reference.conkey
        and (held.indpred is null or pg_get_expr(held.indpred, held.indrelid) in (
          select format('(%I IS NOT NULL)', attname) from pg_attribute
          where attrelid = reference.conrelid and attnum = any(reference.conkey))))
    order by 1`.execute(database.db);
  expect(bare.rows.map(({ reference }) => reference)).toEqual([]);
});
