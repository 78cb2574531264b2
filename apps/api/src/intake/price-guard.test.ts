import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_DAY } from '../testing/build-template.ts';
import { demoDesk } from './testing/file-desk.ts';

let desk: Awaited<ReturnType<typeof demoDesk>>;
beforeAll(async () => {
  desk = await demoDesk();
  await desk.db.updateTable('article').set({ pack_quantity: 1 }).where('sku', '=', '10100003').execute();
});
afterAll(() => desk.close());

const HEADER = 'article;prix_ht;prix_unitaire_ht';
const PUBLIC = '40,00;40';

beforeEach(async () => {
  await desk.give('prices', `${HEADER}\n10100003;${PUBLIC}\n`, { isAccepted: true });
});

it.each([
  [
    'a reduced price, beside the price paid before',
    'prices',
    (reduced: string) =>
      `${HEADER};reduction;prix_reduit_ht;prix_unitaire_reduit_ht\n10100003;${PUBLIC};PROMOTION;${reduced}\n`,
    ['38,00;38', '0,38;0,38', '30,00;30', '3,00;3'],
    /^Le prix réduit passe de 38,00\u00A0€ à 0,38\u00A0€ \(−99\u00A0%\)/,
  ],
  [
    'the share that a list takes off a group',
    'price-lists',
    (percent: string) => `tarif;groupe;remise\nREMISES;PEINT;${percent}\n`,
    ['18', '99', '20', '70'],
    /^La remise passe de 18\u00A0% à 99\u00A0% \(−99\u00A0% à payer\)/,
  ],
  [
    'a list’s own price of an article, beside the public one',
    'price-lists',
    (price: string) => `tarif;article;prix_ht;prix_unitaire_ht\nNETS;10100003;${price}\n`,
    ['39,00;39', '3,90;3,9', '35,00;35', '3,50;3,5'],
    /^Le prix passe de 39,00\u00A0€ à 3,90\u00A0€ \(−90\u00A0%\)/,
  ],
  [
    'a negotiated net price',
    'conditions',
    (price: string) =>
      `client;nom;article;prix_net_ht;prix_net_unitaire_ht\n0351012;Essai;10100003;${price}\n`,
    ['30,00;30', '3,00;3', '29,00;29', '2,90;2,9'],
    /^Le prix passe de 30,00\u00A0€ à 3,00\u00A0€ \(−90\u00A0%\)/,
  ],
  [
    'a negotiated share',
    'conditions',
    (percent: string) => `client;nom;famille;quantite;remise\n0351012;Essai;101;7;${percent}\n`,
    ['5', '95', '6', '60'],
    /^La remise passe de 5\u00A0% à 95\u00A0% \(−95\u00A0% à payer\)/,
  ],
] as const)(
  '%s is held back when it jumps, until it is accepted',
  async (_what, kind, file, [first, jump, near, far], reason) => {
    expect(await desk.give(kind, file(first))).toMatchObject({ outcome: 'written' });
    const held = await desk.give(kind, file(jump));
    expect(held).toMatchObject({ outcome: 'held', held: 1 });
    expect(held.refusals[0]?.reason).toMatch(reason);
    expect(await desk.give(kind, file(near))).toMatchObject({ outcome: 'written', changed: 1 });
    expect(await desk.give(kind, file(far), { isAccepted: true })).toMatchObject({ outcome: 'written' });
    expect(await desk.give(kind, file(far)), 'what was accepted is not asked again').toMatchObject({
      outcome: 'written',
      changed: 0,
    });
  },
);

it('a price that moves by half is written at once, and by a cent more it is held back', async () => {
  const more = await desk.give('prices', `${HEADER}\n10100003;60,01;60,01\n`);
  expect(more).toMatchObject({ outcome: 'held', held: 1 });
  const half = await desk.give('prices', `${HEADER}\n10100003;60,00;60\n`);
  expect(half).toMatchObject({ outcome: 'written', changed: 1 });
});

it('a first reduced price that is next to nothing beside the public one is held back', async () => {
  const header = `${HEADER};reduction;prix_reduit_ht;prix_unitaire_reduit_ht`;
  const told = await desk.give('prices', `${header}\n10100003;${PUBLIC};PROMOTION;0,40;0,4\n`);
  expect(told).toMatchObject({ outcome: 'held', held: 1 });
  expect(told.refusals[0]?.reason).toContain('de 40,00\u00A0€ à 0,40\u00A0€');
});

it.each([
  ['prices', `${HEADER}\n10100002;25,00;8,3333\n`],
  [
    'prices',
    `${HEADER};reduction;prix_reduit_ht;prix_unitaire_reduit_ht\n10100002;60,00;6;PROMOTION;25,00;8,3333\n`,
  ],
  ['price-lists', 'tarif;article;prix_ht;prix_unitaire_ht\nNETS;10100002;25,00;8,3333\n'],
  [
    'conditions',
    'client;nom;article;prix_net_ht;prix_net_unitaire_ht\n0351012;Essai;10100002;25,00;8,3333\n',
  ],
])('a price of the unit that the pack belies is refused for good: %s', async (kind, file) => {
  const told = await desk.give(kind, file, { isAccepted: true });
  expect(told).toMatchObject({ outcome: 'refused', refused: 1, held: 0 });
  expect(told.refusals[0]?.reason).toBe(
    'Le prix à l’unité (8,3333\u00A0€) contredit celui du conditionnement de l’article «\u00A010100002\u00A0»\u00A0: 25,00\u00A0€ pour 10 font 2,50\u00A0€ l’unité.',
  );
  expect(await desk.give(kind, file.replace('8,3333', '2,5'), { isAccepted: true })).toMatchObject({
    outcome: 'written',
  });
});

it('what a pack costs is kept from its day on, once for as long as it stays the same, and of articles there are', async () => {
  const given = (lines: string) => desk.give('costs', `article;prix_achat_ht;depuis\n${lines}\n`);
  await desk.db.deleteFrom('article_cost').where('article_sku', '=', '10100003').execute();
  expect(await given('10100003;11,50;01/02/2026')).toMatchObject({ outcome: 'written', added: 1 });
  expect(await given('10100003;11,50;')).toMatchObject({ outcome: 'written', added: 0, changed: 0 });
  expect(await given('10100003;12,00;')).toMatchObject({ outcome: 'written', added: 1 });
  expect((await given('INCONNU;12,00;')).refusals).toMatchObject([
    { reason: 'L’article «\u00A0INCONNU\u00A0» n’existe pas.' },
  ]);
  const kept = await sql<{ since: string; cents: number }>`
    select since::text, pack_ht_cents as cents from article_cost where article_sku = '10100003' order by 1`.execute(
    desk.db,
  );
  expect(kept.rows).toEqual([
    { since: '2026-02-01', cents: 1150 },
    { since: DEMO_DAY.toISOString().slice(0, 10), cents: 1200 },
  ]);
});
