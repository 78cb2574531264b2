// What lists and searches of the back office cost in a shop with many orders: CPU of this process and of the database,
// beside the same number of round trips that ask for nothing, in the same run.
// usage: node bench/gestion/orders.ts [--orders 200000]   (up to 1,000,000)
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { deskFilter } from '@nuancier/api/orders/desk/desk-filter.ts';
import type { DeskFilterAsked } from '@nuancier/api/orders/desk/desk-filter.ts';
import { selectDeskOrders } from '@nuancier/api/orders/desk/desk-orders-store.ts';
import type { DeskReach } from '@nuancier/api/orders/desk/desk-reach-store.ts';
import { tabCounts } from '@nuancier/api/orders/desk/tab-counts.ts';
import { withManyOrders } from './many-orders.ts';
import type { CostOf } from './many-orders.ts';

const ROUNDS = 50;
const { values } = parseArgs({ options: { orders: { type: 'string', default: '200000' } } });
const wanted = Math.min(1_000_000, Number(values.orders));

await withManyOrders(wanted, ROUNDS, measure);

async function measure(db: DatabasePool, costOf: CostOf): Promise<void> {
  const now = new Date();
  const all: DeskReach = { kind: 'all' };
  const store: DeskReach = { kind: 'stores', codes: ['S3'] };
  const page = { after: null, before: null, limit: 51, now };
  const list = (reach: DeskReach, asked: DeskFilterAsked) => async () => {
    await selectDeskOrders(db, reach, deskFilter(asked), page);
  };
  const runs: [string, () => Promise<unknown>][] = [
    ['aller-retour nu', () => sql`select 1`.execute(db)],
    ['à préparer, un magasin', list(store, { tab: 'a_preparer' })],
    ['en retard, tous', list(all, { tab: 'en_retard' })],
    ['toutes, tous', list(all, { tab: 'toutes' })],
    ['compteurs, un magasin', () => tabCounts(db, store, { store: null, now })],
    ['compteurs, tous', () => tabCounts(db, all, { store: null, now })],
    ['recherche d’un numéro', list(all, { tab: 'toutes', query: 'W26000123' })],
    ['recherche d’un nom rare', list(all, { tab: 'toutes', query: 'kervadec77' })],
    ['recherche d’un nom courant', list(all, { tab: 'toutes', query: 'martin' })],
    ['recherche d’un téléphone', list(all, { tab: 'toutes', query: '06 00 01 23 45' })],
    ['recherche d’un article', list(all, { tab: 'toutes', query: 'A00042' })],
  ];
  const rows = [];
  for (const [name, run] of runs)
    rows.push({ demande: name, 'ms CPU': Number((await costOf(run)).toFixed(1)) });
  const base = rows[0]?.['ms CPU'] ?? 0;
  console.log(`${wanted.toLocaleString('fr-FR')} commandes, ${ROUNDS} fois chacune`);
  console.table(rows.map((row) => ({ ...row, 'de plus': Number((row['ms CPU'] - base).toFixed(1)) })));
}
