import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvRow } from '../../text/csv-row.ts';
import type { Columns } from '../../imports/columns/column.ts';
import type { Standing } from '../../imports/standing.ts';
import { importKinds } from '../import-kinds.ts';
import { demoDesk } from '../testing/file-desk.ts';
import { standingTable } from './standing-table.ts';

let desk: Awaited<ReturnType<typeof demoDesk>>;
beforeAll(async () => {
  desk = await demoDesk();
});
afterAll(() => desk.close());

const kept = importKinds.flatMap((kind) =>
  kind.standing === null ? [] : [{ name: kind.name, kind, standing: kind.standing }],
);

it('what can be changed piece by piece is known', () => {
  expect(kept.map(({ name }) => name)).toEqual([
    'stores',
    'pages',
    'blocks',
    'categories',
    'products',
    'articles',
    'companies',
    'customers',
    'sub-accounts',
  ]);
});

const PEOPLE = new Set(['customers', 'sub-accounts']);

describe.each(kept.filter(({ name }) => !PEOPLE.has(name)))('$name', ({ kind, standing }) => {
  it('written out and brought in again changes nothing but spaces at its ends, and then nothing', async () => {
    const text = await written(kind.columns, standing);
    const first = await desk.give(kind, text);
    expect(first).toMatchObject({ outcome: 'written', refusals: [], added: 0 });
    expect(first.lines).toBeGreaterThan(0);
    expect(await desk.give(kind, text)).toMatchObject({ outcome: 'written', added: 0, changed: 0 });
  });

  it('columns that a file leaves out stay as they are', async () => {
    const told = await desk.give(kind, await written(neededOf(kind.columns), standing));
    expect(told).toMatchObject({ outcome: 'written', refusals: [], added: 0, changed: 0 });
    expect(told.lines).toBeGreaterThan(0);
  });
});

it.each(kept.filter(({ name }) => PEOPLE.has(name)))(
  '$name: what a file leaves out stays as it is',
  async ({ name, kind, standing }) => {
    const isOfKind = ({ role }: { role: string | null }) =>
      (role === 'Subaccount') === (name === 'sub-accounts');
    const before = (await people()).filter(isOfKind);
    const keys = async () => before.map(({ email }) => email.toLowerCase());
    const told = await desk.give(kind, await written(neededOf(kind.columns), { ...standing, keys }));
    expect(told).toMatchObject({ outcome: 'written', refusals: [], added: 0, lines: before.length });
    expect((await people()).filter(isOfKind)).toEqual(before);
  },
);

function people() {
  return desk.db
    .selectFrom('customer')
    .select(['email', 'role', 'company_id', 'parent_id', 'prefix', 'job_title', 'mobile', 'is_active'])
    .select(['is_subscribed', 'is_confirmed', 'ceiling_validated_order_cents', 'created_at'])
    .orderBy('id')
    .execute();
}

async function written(columns: Columns, standing: Standing): Promise<string> {
  let text = '';
  for await (const piece of (await standingTable(desk.db, { columns }, standing)).rows()) text += piece.text;
  return text;
}

function neededOf(columns: Columns, ...others: string[]): Columns {
  return Object.fromEntries(
    Object.entries(columns).filter(([name, { isRequired }]) => isRequired || others.includes(name)),
  );
}

const STORE = 'magasin;nom;adresse;code_postal;commune;latitude;longitude';

it('a store keeps its mail and its hours, until a cell says otherwise', async () => {
  const shop = () =>
    desk.db
      .selectFrom('shop')
      .select(['title_label', 'email', 'schedules', 'primary_phone'])
      .where('code', '=', 'VB001')
      .executeTakeFirstOrThrow();
  const before = await shop();
  expect(before.email).not.toBeNull();
  const line = csvRow(['VB001', 'Valbrune Nation', '48 rue de Picpus', '75012', 'Paris', 48.84, 2.39]);
  const trial = await desk.give('stores', `${STORE}\n${line}`, { isTrial: true });
  expect(trial.notes[0]).toContain('«\u00A0email\u00A0»');
  expect(trial.notes[0]).toContain('y reste');
  await desk.give('stores', `${STORE}\n${line}`);
  expect(await shop()).toEqual({ ...before, title_label: 'Valbrune Nation' });
  await desk.give('stores', `${STORE};email;samedi\n${line.trimEnd()};;09:00-12:00\n`);
  const after = await shop();
  expect(after).toMatchObject({ email: null, primary_phone: before.primary_phone });
  expect(after.schedules).toEqual({ ...Object(before.schedules), saturday: '09:00-12:00' });
  await desk.give('stores', `${STORE};dimanche\n${line.trimEnd()};09:30-12:30\n`);
  expect((await shop()).schedules).toEqual({ ...Object(after.schedules), sunday: '09:30-12:30' });
});

it('a line of JSON says itself what it speaks of; an empty field clears', async () => {
  const page = (more: object) =>
    JSON.stringify({ page: 'essai', titre: 'Essai', contenu: '<p>a</p>', ...more });
  const give = (more: object) => desk.give('pages', page(more), { name: 'a.jsonl' });
  const heading = async () =>
    (
      await desk.db
        .selectFrom('content_page')
        .select('content_heading')
        .where('identifier', '=', 'essai')
        .executeTakeFirstOrThrow()
    ).content_heading;
  await give({ entete: 'Bonjour' });
  await give({});
  expect(await heading()).toBe('Bonjour');
  await give({ entete: null });
  expect(await heading()).toBeNull();
});

it('the sheets of products and their characteristics may be loaded in turn, and undo nothing', async () => {
  const products = kept.find(({ name }) => name === 'products');
  if (products === undefined) throw new Error('no products');
  const { kind, standing } = products;
  const [sku = ''] = await standing.keys(desk.db);
  const plain = await written(neededOf(kind.columns), { ...standing, keys: async () => [sku] });
  const [header = '', line = ''] = plain.split('\r\n');
  const sheet = (cell: string) => `${header};caracteristiques\r\n${line};"${cell.replaceAll('"', '""')}"\r\n`;
  const sheets = () => desk.give('products', sheet('{"aspect":"Nacré","essai":"un"}'));
  const norms = () => desk.give('attributes', `produit;caracteristique;valeur\n${sku};normes;NF EN 13300\n`);
  const held = async () =>
    (
      await desk.db
        .selectFrom('product')
        .select('attributes')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
    ).attributes;
  await sheets();
  await norms();
  expect(await held()).toMatchObject({ aspect: 'Nacré', essai: 'un', normes: 'NF EN 13300' });
  expect(await sheets()).toMatchObject({ outcome: 'written', added: 0, changed: 0 });
  expect(await norms()).toMatchObject({ outcome: 'written', added: 0, changed: 0 });
  await desk.give('products', sheet('{"essai":null}'));
  expect(Object.keys(Object(await held()))).not.toContain('essai');
});
