// The page of a product in a tint: its pictures, its price, what is warned of.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const paint = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const wordsOf = (html: string) =>
  mainOf(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

it('PDP-02 a RAL code brings its supplement and its warning; its base is the counter’s business', async () => {
  const words = wordsOf((await shop.visit(`${paint}?teinte=RAL+7016&conditionnement=10-l`)).html);
  expect(words).toContain('Couleur : RAL 7016 Gris anthracite');
  expect(words).toContain('Supplément teinte : + 5,40 € TTC / L (classe D, intense)');
  expect(words).toContain('Produit réalisé à votre teinte : il ne peut être ni repris ni échangé.');
  expect(words).not.toMatch(/\bBase\b/);
});

it('PDP-02 the price is that of the tinted pack, in its two parts, on the packs and for several', async () => {
  const euros = (text: string | undefined) => Number(text?.replace(/ /g, '').replace(',', '.'));
  const choice = 'conditionnement=10-l&quantite=3';
  const bare = wordsOf((await shop.visit(`${paint}?couleur=base-tr-transparente&${choice}`)).html);
  const tinted = wordsOf((await shop.visit(`${paint}?teinte=RAL+7016&${choice}`)).html);
  const pack = (words: string) => euros(/([\d ]+,\d\d) € TTC soit/.exec(words)?.[1]);
  expect(pack(bare)).toBeGreaterThan(0);
  expect(pack(tinted)).toBeCloseTo(pack(bare) + 54, 2);
  const [, part] = /Peinture : ([\d ]+,\d\d) € TTC \+ mise à la teinte : 54,00 € TTC/.exec(tinted) ?? [];
  expect(euros(part)).toBe(pack(bare));
  expect(euros(/10 L ([\d ]+,\d\d) € TTC/.exec(tinted)?.[1])).toBe(pack(tinted));
  const total = euros(/Total pour 3 conditionnements : ([\d ]+,\d\d) € TTC/.exec(tinted)?.[1]);
  expect(total).toBeCloseTo(pack(tinted) * 3, 1);
  // A tint of the buyer's own is classed by its colour.
  expect(wordsOf((await shop.visit(`${paint}?teinte=%23F5E9D6`)).html)).toContain(
    '+ 0,72 € TTC / L (classe A, pastel)',
  );
});

it('says where the same colour stands on the shelf, in the chosen pack, with its price and the way to it', async () => {
  const lacquer = '/produit/ferralis-forge-laque-antirouille-satinee';
  const { html } = await shop.visit(`${lacquer}?teinte=RAL+7016&conditionnement=0-5-l`);
  expect(wordsOf(html)).toMatch(/Existe prête à l’emploi : Gris anthracite RAL 7016 ?, 0,5 L \d+,\d\d € TTC/);
  const [, to] = /Existe prête.*?href="([^"]*)"/s.exec(mainOf(html)) ?? [];
  expect(to).toContain('couleur=gris-anthracite-ral-7016');
  expect(to).not.toContain('teinte=');
  const ready = wordsOf((await shop.visit((to ?? '').replaceAll('&amp;', '&'))).html);
  expect(ready).toContain('Couleur : Gris anthracite RAL 7016');
  expect(ready).not.toContain('Existe prête à l’emploi');
  const other = wordsOf((await shop.visit(`${lacquer}?teinte=RAL+5009`)).html);
  expect(other).not.toContain('Existe prête à l’emploi');
});

it.each([
  ['RAL, no pack', 'teinte=ral-5009', '#2E5978', 'dark', 'RAL 5009'],
  ['RAL, a pack', 'teinte=ral-5009&conditionnement=10-l', '#2E5978', 'dark', 'RAL 5009'],
  ['one’s own', 'teinte=%23F5E9D6&libelle=Salon', '#F5E9D6', 'light', 'Salon'],
])('PDP-01 pictures follow the tint: %s', async (_, search, hex, layer, name) => {
  const html = mainOf((await shop.visit(`${paint}?${search}`)).html);
  const gallery = /<section aria-label="Photos du produit".*?<\/section>/s.exec(html)?.[0] ?? '';
  const pictures = [...gallery.matchAll(/<picture.*?<\/picture>/gs)].map(([picture]) => picture);
  expect(pictures).toHaveLength(8);
  for (const picture of pictures) {
    const addresses = [...picture.matchAll(/\/media\/[^ ",]*/g)].map(([address]) => address);
    const wrong = addresses.filter((one) => !one.includes(`/${layer}/`) || !one.includes('/article/102000'));
    expect(wrong).toEqual([]);
    expect(picture).toContain(`style="background-color:${hex}`);
  }
  const words = pictures.slice(0, 4).map((picture) => /alt="([^"]*)"/.exec(picture)?.[1] ?? '');
  expect(words.filter((alt) => !alt.includes(`teinte ${name}`))).toEqual([]);
});

it('PDP-01 the pictures of a ready colour are shown as they are', async () => {
  const html = mainOf((await shop.visit(`${paint}?couleur=blanc&conditionnement=10-l`)).html);
  expect(/<section aria-label="Photos du produit".*?<\/section>/s.exec(html)?.[0]).not.toContain(
    'background',
  );
});

it('a façade paint warns of a tint that is too dark, with the figure and one that is not', async () => {
  const facade = '/produit/facalys-ravalor-peinture-de-facade-acrylique-mate';
  const { html } = await shop.visit(`${facade}?teinte=ral-7016`);
  const warning = 'Trop foncée pour cette façade (luminance 4,8 ; minimum 20). Plus claire : ';
  expect(wordsOf(html)).toContain(warning);
  const lighter = /Plus claire.*?href="([^"]*)"/s.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(lighter).toContain('teinte=');
  const wordsAt = async (path: string) => wordsOf((await shop.visit(path)).html);
  expect(await wordsAt(new URL(lighter, `${publicUrl}${facade}`).href.slice(publicUrl.length))).not.toContain(
    'Trop foncée',
  );
  expect(await wordsAt(`${facade}?teinte=%23101418`)).toContain('Trop foncée');
  expect(await wordsAt(`${paint}?teinte=ral-7016`)).not.toContain('Trop foncée');
});

it('a finish for outside insulation warns by the stricter limit of its own sheet, and names a tint that keeps it', async () => {
  const facade = '/produit/facalys-ravalor-peinture-de-facade-acrylique-mate';
  const insulation = '/produit/isothea-systeme-c-finition-organique-ite-siloxane-mate';
  const wordsAt = async (path: string) => wordsOf((await shop.visit(path)).html);
  expect(await wordsAt(`${facade}?teinte=ral-7037`)).not.toContain('Trop foncée');
  const { html } = await shop.visit(`${insulation}?teinte=ral-7037`);
  expect(wordsOf(html)).toContain(
    'Trop foncée pour cette façade (luminance 21 ; minimum 30). Plus claire : RAL 7045',
  );
  expect(wordsOf(html)).toContain('Luminance minimale de la teinte 30 %');
  expect(await wordsAt(`${insulation}?teinte=ral-7045`)).not.toContain('Trop foncée');
});
