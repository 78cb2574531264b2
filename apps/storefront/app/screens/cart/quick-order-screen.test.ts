import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const BOUNDARY = 'frontiere';
const YANN = 'yann.kermarrec@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';

type Upload = { name: string; bytes: Uint8Array };
const csv = (text: string): Upload => ({ name: 'liste.csv', bytes: Buffer.from(text) });

/** As a browser without script sends the form: typed text, a file, the pressed button. */
const send = (
  intent: 'check' | 'add',
  list: string,
  file: Upload = csv(''),
  { as, to = shop }: { as?: string; to?: TestShop } = {},
) =>
  to.visit('/commande-rapide', {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      part('name="list"', list),
      part(`name="file"; filename="${file.name}"\r\nContent-Type: application/octet-stream`, file.bytes),
      part('name="intent"', intent),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
    ...(as === undefined ? {} : { as }),
  });
const part = (head: string, body: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);

/** A workbook as small as one can be written. */
function workbook(rows: readonly (readonly (string | number)[])[]): Upload {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const bytes = zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="F" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>',
    ),
    'xl/worksheets/s.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });
  return { name: 'liste.xlsx', bytes };
}
const envelope = (inside: string): Upload => ({
  name: 'liste.xls',
  bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(inside, 'utf16le')]),
});

const states = (html: string) =>
  [...html.matchAll(/<tr data-state="([\w-]+)" data-sku="([^"]*)"><td[^>]*>(\d+)<\/td><th scope="row"/g)].map(
    ([, state, sku, row]) => `${row} ${sku} ${state}`,
  );
const typed = (html: string) => /<textarea[^>]*name="list"[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1];

it('is one press away: in the header, in the account’s menu, on the dashboard and on an empty cart', async () => {
  const links = (html: string) => html.split('href="/commande-rapide"').length - 1;
  const header = links((await shop.visit('/aide-faq')).html);
  expect(header).toBe(1);
  expect(links((await shop.visit('/cart')).html)).toBe(header + 1);
  const page = links((await shop.visit('/customer/my-profile', { as: YANN })).html);
  const dashboard = links((await shop.visit('/customer/dashboard', { as: YANN })).html);
  expect([page, dashboard]).toEqual([header + 1, header + 2]);
});

it('a list can be begun on an empty cart', async () => {
  const { html } = await shop.visit('/cart');
  expect(html).toMatch(/<form[^>]*id="commande-rapide"[^>]*action="\/commande-rapide"/);
  expect(html).toMatch(/<input[^>]*form="commande-rapide"[^>]*name="reference"/);
});

describe('quick order while one types', () => {
  const proposed = async (typedText: string) => {
    const { html } = await shop.visit(`/commande-rapide/articles?q=${encodeURIComponent(typedText)}`);
    return (JSON.parse(html) as { articles: { sku: string; name: string }[] }).articles;
  };

  it.each([
    ['1010000', ['10100001', '10100002', '10100003']],
    ['séréna plafond 10 L', ['10100002']],
    ['serena plafond 15', ['10100003']],
    ['x', []],
    ['99999999', []],
  ])('%s proposes %j first', async (typedText, skus) => {
    expect((await proposed(typedText)).slice(0, Math.max(1, skus.length)).map(({ sku }) => sku)).toEqual(
      skus,
    );
  });

  it('the list as it stands is judged by the shop, without prices for whoever may not see them', async () => {
    const check = async (as?: string) => {
      const { html } = await shop.visit('/commande-rapide/verification', {
        method: 'POST',
        headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ list: '10100002;3\n99999999' }).toString(),
        ...(as === undefined ? {} : { as }),
      });
      return JSON.parse(html) as { lines: { state: string; article: { price: unknown } | null }[] };
    };
    const { lines } = await check(YANN);
    expect(lines.map(({ state }) => state)).toEqual(['found', 'unknown']);
    expect(lines[0]?.article?.price).not.toBeNull();
    expect((await check(ALI)).lines[0]?.article?.price).toBeNull();
  });
});

describe('quick order without script', () => {
  it('reports line by line and keeps the list', async () => {
    const list = '10100002;3\n99999999 1\n10100003 x2\n10100004;deux';
    const { status, html } = await send('check', list);
    expect(status).toBe(200);
    expect(states(html)).toEqual([
      '1 10100002 found',
      '2 99999999 unknown',
      '3 10100003 found',
      '4 10100004 bad-quantity',
    ]);
    expect(typed(html)?.trim()).toBe(list);
  });

  it('adds what a file holds and leads to the cart', async () => {
    const added = await send('add', '', csv('Référence;Quantité\r\n10100002;3\r\n10100003;1\r\n'));
    expect([added.status, added.headers['location']]).toEqual([302, '/cart?fait=modifie']);
    const cookie = added.cookies.flatMap((one) => /^vsf-cart=[^;]+/.exec(one) ?? [])[0] ?? '';
    const { html } = await shop.visit('/cart', { headers: { cookie } });
    expect(html).toContain('data-cart-count="4"');
  });

  it('adds what can be had; what went in and what did not stand together before the form', async () => {
    const { html } = await send('add', '10100002;1\n99999999;2\n10100004;deux');
    expect(states(html)).toEqual(['2 99999999 unknown', '3 10100004 bad-quantity', '1 10100002 added']);
    expect(typed(html)?.trim()).toBe('99999999;2\n10100004;deux');
    const outcome = /<section[^>]*aria-labelledby="bilan".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(wordsOf(`<main>${outcome}</main>`)).toContain('1 ligne ajoutée au panier, 2 lignes à corriger');
    expect(outcome).toContain('href="/cart"');
    expect(states(outcome)).toHaveLength(3);
    expect(html.indexOf('aria-labelledby="bilan"')).toBeLessThan(html.indexOf('name="reference"'));
  });

  it('knows articles by their bar codes, and leads to each of them', async () => {
    const { ean } = await shop.db
      .selectFrom('article')
      .select('ean')
      .where('sku', '=', '10100002')
      .executeTakeFirstOrThrow();
    const { html } = await send('check', `${ean};3`);
    expect(states(html)).toEqual(['1 10100002 found']);
    expect(html).toContain('href="/produit/ardelis-serena-peinture-plafond-mate?article=10100002"');
    expect((await send('add', `${ean};3`)).headers['location']).toBe('/cart?fait=modifie');
  });

  it('tells what each reference is, its pack, its price and when it can be had', async () => {
    const report = wordsOf((await send('check', '10100002;3', csv(''), { as: YANN })).html);
    expect(report).toMatch(
      /Séréna – Peinture plafond mate – Blanc – 10 L Réf\. 10100002 3 [\d,]+ € HT Trouvée/,
    );
    expect(report).toMatch(/Trouvée (?:Click & Collect|Retrait|Indisponible|Contactez)/);
    const guest = wordsOf((await send('check', '10100002;3')).html);
    expect(guest).toMatch(/\d € TTC Trouvée/);
    const hidden = wordsOf((await send('check', '10100002;3', csv(''), { as: ALI })).html);
    expect(hidden).toContain('Séréna');
    expect(hidden).not.toMatch(/Prix|Total|\d € (HT|TTC) Trouvée/);
  });

  it('tells what the good lines come to', async () => {
    const report = wordsOf((await send('check', '10100002;3\n99999999;5', csv(''), { as: YANN })).html);
    const unit = Number(/([\d,]+) € HT Trouvée/.exec(report)?.[1]?.replace(',', '.'));
    const total = (unit * 3).toFixed(2).replace('.', ',');
    expect(report).toContain(`1 ligne trouvée, 1 ligne à corriger, total : ${total} € HT`);
    expect(report).toContain(`Total ${total} € HT`);
  });

  it('reads a workbook whose columns are named, in any order', async () => {
    const sheet = workbook([
      ['Désignation', 'Qté', 'Réf.'],
      ['Plafond', 3, 10100002],
      ['Inconnu', 1, '99999999'],
    ]);
    const { status, html } = await send('check', '', sheet);
    expect(status).toBe(200);
    expect(states(html)).toEqual(['1 10100002 found', '2 99999999 unknown']);
    expect(typed(html)?.trim()).toBe('10100002;3\n99999999;1');
  });

  it('tells which lines of a long sheet are beyond the limit', async () => {
    const { html } = await send('check', '', workbook(Array.from({ length: 501 }, () => [10100002, 1])));
    expect(states(html)).toHaveLength(501);
    expect(states(html).at(-1)).toBe('501 10100002;1 too-many');
  });

  it.each([
    ['nothing', '', csv(''), 'Saisissez au moins une référence.'],
    ['a binary file', '10100002', csv('\u0000PK'), 'Ce fichier ne peut pas être lu.'],
    ['a long list', '1'.repeat(20_001), csv(''), 'La liste est trop longue'],
    ['an old workbook', '10100002', envelope('Workbook'), 'L’ancien format Excel (.xls) n’est pas lu.'],
    ['a locked workbook', '10100002', envelope('EncryptedPackage'), 'protégé par un mot de passe'],
    [
      'another archive',
      '10100002',
      { name: 'a.xlsx', bytes: zipSync({ a: strToU8('a') }) },
      'Ce classeur ne peut pas être lu.',
    ],
    [
      'a workbook of millions of empty cells',
      '10100002',
      workbook([Array.from({ length: 300_000 }, () => '')]),
      'contient trop de données',
    ],
    ['a heavy file', '10100002', { name: 'a.xlsx', bytes: Buffer.alloc(1_000_001) }, 'trop volumineux'],
  ])('refuses %s and keeps what was typed', async (_name, list, file, message) => {
    const { status, html } = await send('check', list, file);
    expect(status).toBe(422);
    expect(wordsOf(html)).toContain(message);
    expect(typed(html)?.trim()).toBe(list.slice(0, 20_000));
  });

  it('refuses the third file of a minute where two are allowed, and keeps what was typed', async () => {
    const strict = await testShop({ listFiles: { mostPerMinute: 2 } });
    const answers = [];
    for (const list of ['10100002', '10100003', '10100004']) {
      answers.push(await send('check', list, csv('10100005;1'), { to: strict }));
    }
    await strict.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    const html = answers[2]?.html ?? '';
    expect(answers[2]?.headers['retry-after']).toBe('60');
    expect(wordsOf(html)).toContain('Vous avez envoyé beaucoup de fichiers en peu de temps.');
    expect(typed(html)?.trim()).toBe('10100004');
  });
});
