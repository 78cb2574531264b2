// What customers write is text wherever the people of the shop read it: on every page of the back office, and in every
// file that leaves it.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GESTION_ADDRESSES } from '@nuancier/api/testing/gestion-addresses.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { openBrowser } from '../../testing/browser.ts';
import { scriptedShop, WRITTEN_COLUMNS } from '../../testing/scripted-shop.ts';
import type { Scripted } from '../../testing/scripted-shop.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

let shop: TestShop;
let owner: ReturnType<typeof openBrowser>;
let things: Scripted;
beforeAll(async () => {
  shop = await testShop();
  owner = openBrowser(shop);
  await owner.send('/gestion/entrer', {
    email: 'claire.valbrune@equipe.valbrune.example',
    password: 'Gestion!2026',
  });
  await owner.send('/gestion/entrer/code', { code: '000000' });
  things = await scriptedShop(shop);
});
afterAll(() => shop.close());

const day = localMoment(new Date()).date;
const period = (from: string, to: string) => `${from}=${day}&${to}=${day}`;

/** Pages with an address of a thing, and those that are read in several ways; the others are opened as they are. */
const READ: Readonly<Record<string, (of: Scripted) => readonly string[]>> = {
  commandes: () => ['commandes?etat=toutes', 'commandes?etat=en_cours'],
  'commandes/impression': ({ order }) => [`commandes/impression?numero=${order}`],
  'commandes/:number': ({ order }) => [`commandes/${order}`],
  'commandes/:number/preparation': ({ order }) => [`commandes/${order}/preparation`],
  'commandes/:number/partie': ({ order }) => [`commandes/${order}/partie`],
  'commandes/:number/remise': ({ ready }) => [`commandes/${ready}/remise`],
  'commandes/:number/impression': ({ order }) => [`commandes/${order}/impression`],
  'commandes/:number/annulation': ({ ready }) => [`commandes/${ready}/annulation`],
  'commandes/:number/reprise': ({ ready }) => [`commandes/${ready}/reprise`],
  'commandes/:number/annulation-partielle': ({ order }) => [`commandes/${order}/annulation-partielle`],
  'commandes/:number/retour': ({ order }) => [`commandes/${order}/retour`],
  clients: () => ['clients?liste=personnes', 'clients?liste=societes'],
  'clients/rattachements/:id/:verdict': ({ asking }) => [
    `clients/rattachements/${asking}/confirmation`,
    `clients/rattachements/${asking}/refus`,
  ],
  'clients/societes/:id': ({ company }) => [`clients/societes/${company}`],
  'clients/:list/:id/factures': ({ company }) => [`clients/societes/${company}/factures`],
  'clients/:list/:id/teintes': ({ company, customer }) => [
    `clients/societes/${company}/teintes`,
    `clients/personnes/${customer}/teintes`,
  ],
  'clients/personnes/:id': ({ customer }) => [`clients/personnes/${customer}`],
  'clients/personnes/:id/mot-de-passe': ({ customer }) => [`clients/personnes/${customer}/mot-de-passe`],
  'clients/personnes/:id/entrer': ({ customer }) => [`clients/personnes/${customer}/entrer`],
  'clients/personnes/:id/reunion': ({ alone }) => [`clients/personnes/${alone}/reunion`],
  'clients/personnes/:id/effacement': ({ customer }) => [`clients/personnes/${customer}/effacement`],
  'clients/messages/:id': ({ message }) => [`clients/messages/${message}`],
  devis: () => ['devis?etat=tous', 'devis?etat=refuses'],
  'devis/nouveau': () => ['devis/nouveau?q=kermarrec'],
  'devis/:number': ({ quotation }) => [`devis/${quotation}`, 'devis/DG26999002'],
  'devis/:number/article': ({ quotation }) => [`devis/${quotation}/article`],
  'devis/:number/ligne-libre': ({ quotation }) => [`devis/${quotation}/ligne-libre`],
  'devis/:number/envoi': () => ['devis/DG26999003/envoi'],
  'devis/:number/declin': ({ quotation }) => [`devis/${quotation}/declin`],
  'devis/:number/suppression': () => ['devis/DG26999003/suppression'],
  'retours/:id': (of) => [`retours/${of.return}`],
  'retours/:id/reception': (of) => [`retours/${of.return}/reception`],
  'retours/:id/refus': (of) => [`retours/${of.return}/refus`],
  'avis/:id': ({ review }) => [`avis/${review}`],
  'avis/:id/:verdict': ({ review }) => [`avis/${review}/publication`, `avis/${review}/refus`],
  'magasins/:code': () => ['magasins/VB006'],
  'magasins/:code/fermeture': () => [`magasins/VB006/fermeture?le=${day}`],
  rapports: () => ['rapports?par=client', 'rapports?par=personne'],
  'rapports/:report': () => ['rapports/validations', 'rapports/recherches', 'rapports/paniers'],
};

/** Ways in and out; and pages of what the people of the shop write themselves. */
const NOT_OF_CUSTOMERS =
  /^(entrer|accueil|sortir|mot-de-passe|invitation|contenu|catalogue|prix|imports|reglages|magasins\/:code\/(jour|horaires|coordonnees)|equipe|recherche\/|\*)/;
/** Files, which are asked for below or by their own test. */
const FILES = new Set(['clients/personnes/:id/export']);
/** Open after a payment by card or by transfer, over a bare shelf, or of a locked account; they show what the thing’s own page shows. */
const ELSEWHERE = new Set([
  'clients/personnes/:id/deblocage',
  'commandes/:number/remboursement',
  'commandes/:number/rendu',
  'retours/:id/remboursement',
  'commandes/:number/remplacement/:position',
]);

const ROUTES = [
  ...readFileSync(new URL('../../../gestion/app/routes.ts', import.meta.url), 'utf8').matchAll(
    /route\(\s*'([^']+)'/g,
  ),
]
  .map(([, path = '']) => path)
  .filter((path) => !NOT_OF_CUSTOMERS.test(path) && !FILES.has(path) && !ELSEWHERE.has(path));

/** Shown on no page of the back office; a signature that is no row of points is not drawn. */
const NOWHERE = [
  'hand_over.signature',
  'wishlist.name',
  'wishlist_item.description',
  'customer_optin.consent_text',
  'known_device.name',
];

it('a script in whatever customers write is text on every page', async () => {
  expect(Object.keys(READ).filter((path) => !ROUTES.includes(path))).toEqual([]);
  expect(ROUTES.filter((path) => path.includes(':') && !(path in READ))).toEqual([]);
  const shown = new Set<string>();
  const failed: string[] = [];
  for (const path of ROUTES.flatMap((route) => READ[route]?.(things) ?? [route])) {
    const { status, html, headers } = await owner.see(`/gestion/${path}`);
    if (status !== 200) failed.push(`${path} ${status} ${String(headers['location'] ?? '')}`);
    if (/<script>s\(\d+\)/i.test(html)) failed.push(`${path} runs it`);
    for (const [, nth] of html.matchAll(/&lt;script&gt;s\((\d+)\)/g))
      shown.add(WRITTEN_COLUMNS[Number(nth)] ?? '');
  }
  expect(failed).toEqual([]);
  expect(WRITTEN_COLUMNS.filter((column) => !shown.has(column))).toEqual(NOWHERE);
});

/** How the lists with words of customers are asked for, so that these are in them. */
const WORDED: Readonly<Record<string, readonly string[]>> = {
  'commandes.csv': [''],
  'retours.csv': [''],
  'clients.csv': ['list=personnes', 'list=societes'],
  'devis.csv': [''],
  'messages.csv': [''],
  'avis.csv': [''],
  'rattachements.csv': [''],
  'recherches.csv': [period('since', 'until')],
  'ventes.csv': [`by=customer&${period('since', 'until')}`],
  'rapports/recherches.csv': [period('since', 'until')],
  'journal.csv': [''],
};
/** Of the shop's own things, and sums. */
const WORDLESS = [
  'catalogue.csv',
  'contenus.csv',
  'magasins.csv',
  'equipe.csv',
  'imports.csv',
  'changements.csv',
  'synonymes.csv',
  'epingles.csv',
  'reglages.csv',
  'campagnes.csv',
  'codes.csv',
  'rapports/marge.csv',
  'rapports/ruptures.csv',
  'rapports/promesses.csv',
  'rapports/paniers.csv',
  'rapports/conversion.csv',
  'rapports/validations.csv',
];

it.each(Object.entries(WORDED).flatMap(([file, ways]) => ways.map((asked) => [file, asked])))(
  'and no formula in %s?%s',
  async (file, asked) => {
    const { status, html } = await owner.see(`/gestion/fichiers/${file}?${asked}`);
    expect(status).toBe(200);
    expect(html).toMatch(/'=<script>s\(\d+\)/);
    expect(html).not.toMatch(/(^|[;"\n])=/);
  },
);

it('nor in any other list that leaves', async () => {
  const lists = Object.values(GESTION_ADDRESSES).flatMap(({ method, url }) => {
    const [, list] = /^\/gestion\/fichiers\/(.+\.csv)/.exec(String(url)) ?? [];
    return method === 'POST' || list === undefined || list.includes('/modeles/') ? [] : [list];
  });
  expect([...Object.keys(WORDED), ...WORDLESS].toSorted()).toEqual([...new Set(lists)].toSorted());
  for (const list of WORDLESS) {
    const { status, html } = await owner.see(`/gestion/fichiers/${list}?${period('since', 'until')}`);
    expect([list, status]).toEqual([list, 200]);
    expect(html).not.toMatch(/(^|[;"\n])=|<script/);
  }
});
