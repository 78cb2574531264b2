// Several orders of the list are chosen and printed together, as a browser without script does it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

const OWN = ['W26100021', 'W26100070'] as const;
/** Of another store. */
const FOREIGN = 'W26100196';
const PRINTING = '/gestion/commandes/impression';
const asked = (numbers: readonly string[], papers = '') =>
  `${PRINTING}?${numbers.map((number) => `numero=${number}`).join('&')}${papers}`;

let shop: TestShop;
let loic: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  shop = await testShop();
  loic = openBrowser(shop);
  await loic.send('/gestion/entrer', {
    email: 'loic.tanguy@equipe.valbrune.example',
    password: 'Gestion!2026',
  });
  await loic.send('/gestion/entrer/code', { code: '000000' });
});
afterAll(() => shop.close());

it('the list is a form whose boxes name the orders, with a button for each paper', async () => {
  const { html } = await loic.see('/gestion/commandes?etat=toutes');
  const [form = ''] = /<form[^>]*data-choice[\s\S]*?<\/form>/.exec(html) ?? [];
  expect(form).toMatch(/^<form(?=[^>]*method="get")(?=[^>]*action="\/gestion\/commandes\/impression")/);
  for (const number of OWN)
    expect(form).toMatch(
      new RegExp(
        `<input(?=[^>]*type="checkbox")(?=[^>]*name="numero")(?=[^>]*value="${number}")(?=[^>]*aria-label="Choisir la commande ${number}")`,
      ),
    );
  const buttons = [...form.matchAll(/<button[^>]*>[^<]*/g)].map(([button]) => button);
  const button = (type: string, value: string, words: string): unknown =>
    expect.stringMatching(
      new RegExp(
        `^<button(?=[^>]*type="${type}")(?=[^>]*name="papiers")(?=[^>]*value="${value}")[^>]*>${words}`,
      ),
    );
  expect(buttons).toEqual([
    button('submit', 'bons', 'Imprimer les bons de préparation'),
    button('submit', 'etiquettes', 'Imprimer les étiquettes'),
    expect.stringMatching(/^<button(?=[^>]*type="reset")[^>]*>Tout décocher/),
  ]);
  expect((await loic.see('/gestion/comptoir')).html, 'nothing to choose elsewhere').not.toContain(
    'data-choice',
  );
});

it('leads back to the list as it was searched, and nowhere else', async () => {
  const list = await loic.see('/gestion/commandes?etat=toutes&q=kermarrec');
  expect(list.html).toMatch(/<input(?=[^>]*name="liste")(?=[^>]*value="etat=toutes&amp;q=kermarrec")/);
  const back = async (said: string) =>
    /<a href="([^"]*)"[^>]*>Revenir aux commandes/.exec(
      (await loic.see(asked(OWN, `&liste=${said}`))).html,
    )?.[1];
  expect(await back(encodeURIComponent('etat=toutes&q=kermarrec'))).toBe(
    '/gestion/commandes?etat=toutes&amp;q=kermarrec',
  );
  expect(await back(encodeURIComponent('//ailleurs.example'))).toBe('/gestion/commandes?//ailleurs.example');
});

it('lists or labels of all that were chosen, those of one after those of the other', async () => {
  const lists = await loic.see(asked(OWN, '&papiers=bons'));
  expect(lists.status).toBe(200);
  const heads = [...lists.html.matchAll(/Liste de préparation · (W\d+)</g)].map(([, number]) => number);
  expect(heads).toEqual(OWN);
  expect(lists.html).not.toMatch(/étiquette \d+ sur \d+/);
  const labels = await loic.see(asked(OWN, '&papiers=etiquettes'));
  expect(labels.html).not.toContain('Liste de préparation ·');
  const said = [...labels.html.matchAll(/aria-label="Étiquettes de la commande (W\d+)"/g)];
  expect(said.map(([, number]) => number)).toEqual(OWN);
  const both = await loic.see(asked([...OWN, OWN[0]], '&papiers=autre'));
  expect(both.html.match(/Liste de préparation ·/g)).toHaveLength(2);
  expect(both.html).toMatch(/étiquette \d+ sur \d+/);
});

it('one that is not within reach is told as not found, and nothing of it; the others are printed', async () => {
  const foreign = await shop.db
    .selectFrom('orders')
    .select('buyer_name as name')
    .where('number', '=', FOREIGN)
    .executeTakeFirstOrThrow();
  const { status, html } = await loic.see(asked([OWN[0], FOREIGN, 'W00000000', OWN[1]], '&papiers=bons'));
  expect(status).toBe(200);
  expect(html).toContain(
    `Introuvables, ou hors de vos magasins et de vos clients\u00A0: ${FOREIGN}, W00000000.`,
  );
  expect(html).toContain('2 commandes à imprimer');
  expect(html.match(/Liste de préparation ·/g)).toHaveLength(2);
  expect(html).not.toContain(foreign.name);
});

it('nothing chosen, and more than go together, are told with what is next', async () => {
  const none = await loic.see(`${PRINTING}?papiers=bons`);
  expect(none.status).toBe(200);
  expect(none.html).toContain('Aucune commande à imprimer.');
  expect(none.html).toContain('href="/gestion/commandes"');
  const many = await loic.see(asked(Array.from({ length: 201 }, (_, nth) => `W${nth}`)));
  expect(many.status).toBe(200);
  expect(many.html).toContain('On imprime 200 commandes au plus à la fois\u00A0: décochez-en');
  expect(many.html).not.toContain('Introuvables');
});
