import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
/** What buttons are called. */
const labelsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label).join(' ');
const asked = async (colour: string) =>
  mainOf((await shop.visit(`/nuancier/trouver?couleur=${encodeURIComponent(colour)}`)).html);

describe('the finder without script', () => {
  it.each(['#2E5978', '2e5978', '46 89 120', 'rgb(46, 89, 120)'])(
    'answers %s with the ten nearest tints, their distances and the four steps',
    async (colour) => {
      const main = await asked(colour);
      const list = /<ol[^>]*>(.*?)<\/ol>/s.exec(main.slice(main.indexOf('teintes-proches')))?.[1] ?? '';
      const links = [...list.matchAll(/href="\/nuancier\/([a-z0-9-]+)"/g)].map(([, code]) => code);
      expect(links).toHaveLength(10);
      expect(links[0]).toBe('ral-5009');
      expect(wordsOf(list)).toMatch(/^Bleu azur RAL 5009 identique à l’œil, écart 0,0 /);
      for (const step of ['Plus clair', 'Plus foncé', 'Plus chaud', 'Plus froid'])
        expect(wordsOf(main)).toContain(step);
      expect(wordsOf(main)).toContain('Une photo n’est pas une mesure : confirmez avec un testeur.');
    },
  );

  it.each(['RAL 7016', 'ral7016', '7016', 'ral-7016'])(
    'knows the tint « %s », leads to its page and to all that is done with it, and names its neighbours',
    async (words) => {
      const main = await asked(words);
      expect(wordsOf(main)).toContain('Couleur cherchée Gris anthracite, RAL 7016');
      expect(main.split('href="/nuancier/ral-7016"')).toHaveLength(2);
      for (const way of ['/nuancier/ral-7016/produits', '/nuancier/essai?teinte=ral-7016'])
        expect(main).toContain(`href="${way}"`);
      expect(main).toContain('name="tint_code" value="RAL 7016"');
      expect(wordsOf(main)).toContain('Garder comme ma teinte');
      expect(wordsOf(main)).not.toContain('Garder dans mes teintes');
    },
  );

  it('leads from a free colour to the nearest tint, and keeps it for who has « Mes teintes »', async () => {
    const { html } = await shop.visit('/nuancier/trouver?couleur=2E5978', {
      as: 'yann.kermarrec@demo.valbrune.example',
    });
    const main = mainOf(html);
    expect(wordsOf(main)).toContain('La plus proche : Bleu azur, RAL 5009');
    expect(main).toContain('href="/nuancier/ral-5009/produits"');
    const form = /<form[^>]*action="\/customer\/my-tints"[^>]*>.*?<\/form>/s.exec(main)?.[0];
    expect(form).toContain('name="colour" value="RAL 5009"');
    expect(form).toContain('name="intent" value="add"');
  });

  it('says on its tester what the page of each kind of tint says, and no price to who reads none', async () => {
    const kinds = await shop.db
      .selectFrom('colour')
      .select(({ fn }) => fn.max('code').as('code'))
      .where('special', 'is', null)
      .groupBy(['base', 'tint_class'])
      .execute();
    expect(kinds.length).toBeGreaterThan(3);
    const testerIn = (html: string) =>
      /Commander un testeur[^:]*(?= : )/.exec(wordsOf(labelsOf(mainOf(html))))?.[0];
    const told = new Set<string | undefined>();
    for (const { code } of kinds) {
      const { html } = await shop.visit(`/nuancier/${optionCode(code)}`);
      const tester = testerIn(html);
      expect(tester).toMatch(/^Commander un testeur · 75 mL · \d+,\d\d € TTC · remboursé sur votre pot$/);
      expect([code, testerIn(await asked(code))]).toEqual([code, tester]);
      told.add(tester);
    }
    expect(told.size).toBeGreaterThan(1);
    const { html } = await shop.visit('/nuancier/trouver?couleur=RAL+7016', {
      as: 'ali.benali@demo.valbrune.example',
    });
    expect(testerIn(html)).toBe('Commander un testeur · 75 mL · remboursé sur votre pot');
  });

  it.each(['#2E5978', 'canard', 'Gentiane', 'RAL 5025', 'gris'])(
    'proposes nothing that no machine makes, for « %s »',
    async (colour) => {
      const main = await asked(colour);
      const special = await shop.db
        .selectFrom('colour')
        .select('code')
        .where('special', 'is not', null)
        .where('code', '!=', colour)
        .execute();
      const codes = special.map(({ code }) => code);
      expect(codes.length).toBeGreaterThan(20);
      expect(codes.filter((code) => wordsOf(main).includes(code))).toEqual([]);
    },
  );

  it('says of a tint that no machine makes that it is none, and sells nothing in it', async () => {
    const main = await asked('RAL 9006');
    expect(wordsOf(main)).toContain('Cette teinte est métallisée ou nacrée : non réalisable à la machine.');
    expect(main).not.toMatch(/ral-9006\/produits|Commander un testeur|Garder comme/);
  });

  it('lets one of several tints be chosen', async () => {
    const main = await asked('Gris anthracite');
    expect(wordsOf(main)).toContain('2 teintes répondent à ces mots');
    expect(main).toContain('href="/nuancier/trouver?couleur=RAL%207016"');
    expect(main).toContain('href="/nuancier/trouver?couleur=VB-GR080"');
    expect(wordsOf(await asked('bleu'))).toMatch(/\d\d teintes répondent à ces mots/);
  });

  it.each([
    ['#2E59', 'Ce code hexadécimal n’est pas complet'],
    ['300 20 20', 'Les valeurs RVB vont de 0 à 255'],
    ['vermeil des dieux', 'Aucune teinte de nos nuanciers ne porte ce nom ni ce code.'],
    ['"><script>alert(1)</script>', 'Aucune teinte de nos nuanciers'],
  ])('refuses « %s » and keeps what was typed', async (colour, words) => {
    const main = await asked(colour);
    expect(wordsOf(main)).toContain(words);
    expect(main).toContain('aria-invalid="true"');
    expect(main).not.toContain('<script>alert(1)');
    expect(main).toContain(
      `value="${colour.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`,
    );
  });
});

it('is found from the chart, and has one address for search engines whatever is asked', async () => {
  const chart = await shop.visit('/nuancier');
  expect(mainOf(chart.html)).toContain('href="/nuancier/trouver"');
  expect(mainOf(chart.html)).toContain('href="/nuancier/essai"');
  const { html, status } = await shop.visit('/nuancier/trouver?couleur=2E5978');
  expect(status).toBe(200);
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/nuancier/trouver"`);
});

it('the wall trial says what it needs without script, and that a tint is unknown', async () => {
  const { html, status } = await shop.visit('/nuancier/essai?teinte=ral-99999');
  expect(status).toBe(200);
  expect(wordsOf(mainOf(html))).toContain('Aucune teinte ne correspond à « ral-99999 ».');
  expect(mainOf(html)).toContain('activez JavaScript');
});
