// What « today » counts, and the list that each number leads to: the same rows.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { orderDesk, plainLine } from './testing/order-desk.ts';
import type { OrderDesk, Person } from './testing/order-desk.ts';

let desk: OrderDesk;
beforeAll(async () => {
  desk = await orderDesk();
});
afterAll(() => desk.close());

type Row = { key: string; title: string; detail: string | null; at: string | null; day: string | null };
type Work = { count: number; rows: (Row & { amount_cents: number | null })[] } | null;

async function told(person: Person, part: string): Promise<Work> {
  const fields = 'count rows { key title detail at day amount_cents }';
  const { data, errors } = await desk.as(person, `{ today { ${part} { ${fields} } } }`);
  if (errors) throw new Error(errors[0]?.message);
  return (data?.['today'] as Record<string, Work> | undefined)?.[part] ?? null;
}

async function asked<T>(person: Person, document: string): Promise<T> {
  const { data, errors } = await desk.as(person, document);
  if (errors) throw new Error(errors[0]?.message);
  return data as T;
}

const ago = (days: number) => new Date(desk.now().getTime() - days * DAY_MS);
const keys = (work: Work) => work?.rows.map(({ key }) => key);

describe('returns', () => {
  it('stay until they are paid back, however old, and are listed by how far they have come', async () => {
    await desk.db.deleteFrom('orders').execute();
    const declared = async (state: string, days: number) => {
      const number = await desk.placed();
      await sql`insert into withdrawal (order_id, line_ids, declaration, declared_at, state)
        select id, '{}', 'Je me rétracte', ${ago(days)}, ${state} from orders where number = ${number}`.execute(
        desk.db,
      );
      return number;
    };
    const [old, requested] = [await declared('received', 90), await declared('requested', 2)];
    const [partly, awaited] = [await declared('partly_received', 3), await declared('awaited', 1)];
    const titles = (work: Work) => work?.rows.map(({ title }) => title);
    expect(titles(await told('service_client', 'withdrawals'))).toEqual([old, partly, requested, awaited]);
    expect(titles(await told('comptabilite', 'returns_to_pay'))).toEqual([old]);
    const listed = async (step: string) =>
      (
        await asked<{ shopWithdrawals: { rows: { order_number: string }[] } }>(
          'comptabilite',
          `{ shopWithdrawals(state: a_rembourser, step: ${step}) { rows { order_number } } }`,
        )
      ).shopWithdrawals.rows.map(({ order_number: number }) => number);
    expect(await listed('recu')).toEqual([old]);
    expect(await listed('attendu')).toEqual([partly, awaited]);
    expect(await listed('demande')).toEqual([requested]);
    const cookie = `nuancier_gestion=${await desk.tokenFor('comptabilite')}`;
    const file = await desk.inject({ url: '/gestion/fichiers/retours.csv?step=recu', headers: { cookie } });
    expect(file.body.trim().split('\r\n')).toHaveLength(2);
  });
});

describe('stock-outs', () => {
  it('are what was ordered today where none of it is left, as the report of this day has them', async () => {
    await desk.db.deleteFrom('orders').execute();
    const [out = '', left = ''] = (
      await sql<{ sku: string }>`
        select article_sku as sku from stock where shop_code = 'VB006' and statut_article_mag in ('P', 'S')
          and not appro_directe_fournisseur and exists (
            select from stock other where other.article_sku = stock.article_sku and other.shop_code = 'VB001'
              and statut_article_mag in ('P', 'S')) order by 1 limit 2`.execute(desk.db)
    ).rows.map(({ sku }) => sku);
    await sql`update stock set available = case when article_sku = ${out} then 0 else 5 end
      where article_sku in (${out}, ${left})`.execute(desk.db);
    const ordered = (articleSku: string, quantity: number) => [{ ...plainLine, articleSku, quantity }];
    await desk.placed({ lines: ordered(out, 4) });
    await desk.placed({ lines: ordered(left, 3) });
    await desk.placed({ lines: ordered(out, 9), placedAt: ago(1) });
    await desk.placed({ lines: ordered(out, 2), shopCode: 'VB001' });
    const near = await told('responsable', 'stock_outs');
    expect(near).toMatchObject({
      count: 1,
      rows: [{ key: out, detail: expect.stringContaining('4\u00A0conditionnements demandés') }],
    });
    const all = await told('proprietaire', 'stock_outs');
    expect(all).toMatchObject({
      count: 1,
      rows: [{ detail: expect.stringContaining('6\u00A0conditionnements demandés') }],
    });
    expect(await told('lecture_seule', 'stock_outs')).toEqual(all);
    expect(await told('preparateur', 'stock_outs')).toBeNull();
    const { stockOutReport: report } = await asked<{ stockOutReport: { rows: { key: string }[] } }>(
      'responsable',
      '{ stockOutReport(asked: { by: article, since: "2026-11-16", until: "2026-11-16" }) { rows { key } } }',
    );
    expect(report.rows.map(({ key }) => key)).toEqual(keys(near));
  });
});

describe('imports', () => {
  it('that fail are told, and the same ones stand in their list', async () => {
    await desk.db.deleteFrom('import_run').execute();
    const run = async (kind: string, outcome: string, days: number) => {
      const noted = await sql<{ id: number }>`
        insert into import_run (at, kind, file_name, sha256, given_by, is_full, outcome, lines, added, changed, removed, refused)
        values (${ago(days)}, ${kind}, 'f.csv', ${'a'.repeat(64)}, 'ERP', false, ${outcome}, 1, 0, 0, 0, 1)
        returning id`.execute(desk.db);
      return noted.rows[0]?.id;
    };
    await run('articles', 'refused', 2);
    await run('articles', 'written', 1);
    await run('costs', 'refused', 9);
    const failing = [await run('stock', 'refused', 3), await run('stock', 'held', 1)];
    expect(keys(await told('proprietaire', 'failed_imports'))).toEqual(failing.map(String));
    const { importRuns: listed } = await asked<{ importRuns: { rows: { id: number }[] } }>(
      'proprietaire',
      '{ importRuns(failing: true) { rows { id } } }',
    );
    expect(listed.rows.map(({ id }) => id)).toEqual(failing.toReversed());
  });
});
