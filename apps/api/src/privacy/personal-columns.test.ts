import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { DOORS } from './testing/doors.ts';
import { WORDS } from './testing/personal-columns.ts';

const SOURCES = join(import.meta.dirname, '..');

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

async function personalColumns(): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (table_name in ('customer', 'customer_address') or column_name ~ ${PERSONAL}
        or table_name || '.' || column_name ~ ${TYPED})
    union
    select conrelid::regclass || '.' || attname
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'customer'::regclass
    order by 1`.execute(database.db);
  return found.rows.map(({ name }) => name);
}

const PERSONAL = [
  'customer_(id|notes)|representative|actor|decided_by|buyer|nickname|(first|middle|last)name|birth|gender|taxvat',
  'mail|mobile|phone|fax|street|address|billing$|payload|key_hash|device_hash|message$|l(at|ong)itude',
].join('|');

/** Words a person types or is known by, under names that mean something else in other tables. */
const TYPED = [
  '^approval_(request|event)[.](comment|reason|words)$|^(orders|checkout)[.]purchase_|^cart[.]proposed_ref$|^quotation[.]reason$',
  '^(contact_message|known_device|wishlist)[.]name$|^wishlist_item[.]description$|^kept_tint[.](room|note|site|tint_label)$|^product_review[.](summary|body)$',
  '^order_note[.]words$|^order_part[.]received_by$|^hand_over[.]signature$|^order_settlement[.]how$',
].join('|');

it('every column that names a person has its word on who tells it and who forgets it, or why nobody does', async () => {
  const columns = await personalColumns();
  const listed = Object.keys(WORDS);
  expect({
    withoutWord: columns.filter((name) => !listed.includes(name)),
    withoutColumn: listed.filter((name) => !columns.includes(name)),
  }).toEqual({ withoutWord: [], withoutColumn: [] });
});

it('each door that is named speaks of the table', async () => {
  const named = Object.entries(WORDS).flatMap(([column, words]) =>
    (['told', 'gone'] as const).flatMap((what) => {
      const word = words[what];
      return 'door' in word ? [{ table: column.split('.')[0] ?? '', file: DOORS[word.door][what] }] : [];
    }),
  );
  const files = [...new Set(named.map(({ file }) => file))];
  const texts = await Promise.all(files.map((file) => readFile(join(SOURCES, file), 'utf8')));
  const textOf = new Map(files.map((file, at) => [file, texts[at] ?? '']));
  const silent = named.filter(
    ({ table, file }) =>
      !new RegExp(`(from|update|deleteFrom\\('|updateTable\\(') ?${table}\\b`).test(textOf.get(file) ?? ''),
  );
  expect(silent).toEqual([]);
});
