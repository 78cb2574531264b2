import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const mat = '/produit/murelio-logis-peinture-murs-et-plafonds-mate';
const velvet = '/produit/ardelis-serena-peinture-murs-et-plafonds-velours';
const tester = '/produit/valbrune-essentiel-testeur-de-teinte';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await stockEverywhere(shop.db, {
    available: 1_000,
    statut_article_mag: 'P',
    appro_directe_fournisseur: false,
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('cart').execute();
});

type Fields = Record<string, string>;

/** What the button's form sends without script; none where there is no button. */
function formOf(html: string, label: string): Fields | null {
  const form = [...html.matchAll(/<form[^>]*action="\/cart"[^>]*>.*?<\/form>/gs)].find(([text]) =>
    text.includes(label),
  )?.[0];
  if (form === undefined) return null;
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(
    fields.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  );
}
const seen = async (path: string) => formOf((await shop.visit(path)).html, 'Commander un testeur · 75 mL');

async function sent(fields: Fields | null, as?: string) {
  const { pour: _mark, ...rest } = fields ?? {};
  return shop.visit('/cart', {
    method: 'POST',
    ...(as === undefined ? {} : { as }),
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(rest).toString(),
  });
}
const lines = () =>
  shop.db
    .selectFrom('cart_line')
    .select(['article_sku', 'tint_code', 'tint_hex', 'quantity', 'name'])
    .orderBy('name')
    .execute();

describe('D14 « Commander un testeur »', () => {
  it('puts the sample pot into the cart in the chosen tint, in the finish of the paint', async () => {
    expect((await sent(await seen(`${mat}?teinte=RAL+7016`))).status).toBe(302);
    expect(await lines()).toMatchObject([
      {
        tint_code: 'RAL 7016',
        quantity: 1,
        name: 'Valbrune Essentiel – Testeur de teinte – RAL 7016 Gris anthracite – Pot 75 mL mat',
      },
    ]);
    await shop.db.deleteFrom('cart').execute();
    await sent(await seen(`${velvet}?teinte=%23F5E9D6&libelle=Salon`));
    expect(await lines()).toMatchObject([{ tint_hex: '#F5E9D6', tint_code: null }]);
    expect((await lines())[0]?.name).toContain('Salon (#F5E9D6) – Pot 75 mL satin');
  });

  it('is not offered without a tint, on what is not tinted, and on the sample itself', async () => {
    expect(await seen(mat)).toBeNull();
    expect(await seen('/produit/manouvrier-classique-manchon-microfibre?teinte=RAL+7016')).toBeNull();
    expect(await seen(`${tester}?teinte=RAL+7016`)).toBeNull();
  });

  it('says so where no machine makes the tint, and leaves the cart alone', async () => {
    const special = await shop.db
      .selectFrom('colour')
      .select(['code', 'hex'])
      .where('special', 'is not', null)
      .executeTakeFirstOrThrow();
    const answer = await sent({ intent: 'tester', customColorExa: special.hex, tint_code: special.code });
    expect(answer.status).toBe(422);
    expect(wordsOf(answer.html)).toContain('Cette teinte ne se fait pas en testeur.');
    expect(await lines()).toEqual([]);
    expect((await sent({ intent: 'tester', customColorExa: 'bleu' })).status).toBe(422);
  });

  it('is in the cart beside a tinted line, not beside the sample of it', async () => {
    await sent(
      {
        intent: 'add',
        sku: '10300012',
        parent_sku: 'P103000',
        quantity: '2',
        customColorExa: '#166A7A',
        tint_code: 'VB-BU100',
      },
      YANN,
    );
    const page = await shop.visit('/cart', { as: YANN });
    await sent(formOf(page.html, 'Ajouter un testeur 75 mL'), YANN);
    expect(await lines()).toMatchObject([
      { article_sku: '10300012' },
      { tint_code: 'VB-BU100', quantity: 1 },
    ]);
    const { html } = await shop.visit('/cart', { as: YANN });
    expect([...html.matchAll(/Ajouter un testeur 75 mL · [^<]*<\/button>/g)]).toHaveLength(1);
  });
});

describe('the tester’s button says what it is and costs, as the cart will', () => {
  const ALI = 'ali.benali@demo.valbrune.example';
  const told = async (as?: string) => {
    const { html } = await shop.visit('/nuancier/ral-7016', as === undefined ? {} : { as });
    return /Commander un testeur · 75 mL[^<]*(?=<\/button>)/.exec(html)?.[0].replace(/[\u00a0\u202f]/g, ' ');
  };

  it('to a visitor, to a company in its own way, and without a price to who sees none', async () => {
    expect(await told()).toBe('Commander un testeur · 75 mL · 6,07 € TTC · remboursé sur votre pot');
    expect(await told(YANN)).toMatch(
      /^Commander un testeur · 75 mL · \d,\d\d € HT · remboursé sur votre pot$/,
    );
    expect(await told(ALI)).toBe('Commander un testeur · 75 mL · remboursé sur votre pot');
  });

  it('and the cart asks the same for it', async () => {
    const { html } = await shop.visit('/nuancier/ral-7016', { as: YANN });
    const [, amount = 'none'] = /Commander un testeur · 75 mL · (\d,\d\d)/.exec(html) ?? [];
    await sent(formOf(html, 'Commander un testeur · 75 mL'), YANN);
    expect(wordsOf((await shop.visit('/cart', { as: YANN })).html)).toContain(`${amount} € HT`);
  });
});

it.each(['testeur', 'échantillon', 'nuance à essayer', 'pot d’essai', 'carte peinte'])(
  'a search for « %s » finds the sample first',
  async (words) => {
    const { html } = await shop.visit(`/search?q=${encodeURIComponent(words)}`);
    expect(/href="(\/produit\/[^"?]+)/.exec(/<main.*/s.exec(html)?.[0] ?? '')?.[1]).toBe(tester);
  },
);
