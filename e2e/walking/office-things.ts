// What screens of the back office are about and the demo has none of: made by the office's own forms, and taken away again.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CLAIMANT } from '@nuancier/demo/asking/claim-company.ts';
import { shopUrl } from './fixtures.ts';
import { officeLinks, sendForm } from './office.ts';
import { OWED, PAID_BY_CARD } from './what-waits.ts';

const PASSWORD = 'Gestion!2026';
/** In preparation, and ready, in a store where no journey prepares. */
const BEGUN = 'W26100077';
const READY = 'W26100301';
/** Handed over, of two companies, and brought back by nobody. */
const HANDED = 'W26100154';
const OTHER = 'W26100588';
const FETCHED = 'W26100378';
const SKU = 'P904002';
const CLIENT = 'nadia.castellan';
const PRIVATE = 'elodie.marchand';
const DAY_MS = 86_400_000;
/** Where nobody comes from. */
const OLD_PLACES = `ancienne_adresse;genre;cible;definitive\nadresse-des-essais;product;${SKU};non\n`;

type Things = { addresses: string[]; takeAway: () => Promise<void> };

/** Addresses of what is there for a while. The owner's page is borrowed. */
export async function makeThings(page: Page): Promise<Things> {
  const synonym = await madeSynonym(page);
  const key = await madeKey(page);
  const picture = await madePicture(page);
  await madeMessage(page);
  // A part of it is there, and may be told of.
  await setAside(page, { from: 0, to: 1 });
  const [opened, received] = [await madeReturn(page, HANDED), await madeReturn(page, OTHER)];
  await sendForm(page, `${received}/reception`, { 'vu-1': '0', 'revient-1': '1', 'etat-1': 'damaged' });
  const client = await customer(page, CLIENT);
  const draft = await madeDraft(page, client);
  const written = await linkAt(page, '/gestion/prix?etat=brouillon', /\/campagnes\/\d+$/);
  const coming = await linkAt(page, '/gestion/prix?etat=a_venir', /\/campagnes\/\d+$/);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const [file, published] = [await tried(page), await tried(page)];
  const run = await madeRun(page, published);
  return {
    addresses: [
      ...['preparation', 'remplacement/1', 'partie'].map((act) => `/gestion/commandes/${BEGUN}/${act}`),
      ...['remise', 'reprise'].map((act) => `/gestion/commandes/${READY}/${act}`),
      ...['article', 'ligne-libre', 'envoi', 'suppression'].map((act) => `${draft}/${act}`),
      `/gestion/commandes/${FETCHED}/retour`,
      `/gestion/commandes/${PAID_BY_CARD}/remboursement`,
      `/gestion/commandes/${OWED}/rendu`,
      ...['modification', 'programmation', 'suppression'].map((act) => `${written}/${act}`),
      `${opened}/reception`,
      `${opened}/refus`,
      `${received}/remboursement`,
      `${client}/entrer`,
      `${client}/teintes`,
      `${await customer(page, PRIVATE)}/reunion`,
      `${await customer(page, CLAIMANT)}/deblocage`,
      `${await linkAt(page, '/gestion/devis?etat=a_repondre', /\/devis\/DG\w+$/)}/declin`,
      `${coming}/arret`,
      `/gestion/magasins/VB013/jour?le=${tomorrow}`,
      '/gestion/contenu/block/footer-links/apercu',
      synonym,
      `${synonym}/suppression`,
      key,
      picture,
      file,
      `${run}/reprise`,
    ],
    takeAway: async () => {
      await setAside(page, { from: 1, to: 0 });
      await endReturn(page, opened);
      await settleReturn(page, received);
      await sendForm(page, `${synonym}/suppression`, {});
      await sendForm(page, key, { actuel: PASSWORD });
      await sendForm(page, picture, {});
      await sendForm(page, `${draft}/suppression`, {});
      await sendForm(page, file, { intent: 'oublier' });
      await sendForm(page, `${run}/reprise`, {});
    },
  };
}

/** Of the first line of the order in preparation. */
async function setAside(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const counts = { 'vu-1': String(from), 'mis-1': String(to), 'sur-1': '4' };
  await sendForm(page, `/gestion/commandes/${BEGUN}/preparation`, { intent: 'counts', ...counts });
}

/** Somebody writes to the shop. */
export async function madeMessage(page: Pick<Page, 'context'>): Promise<void> {
  await sendForm(page, '/contactez-nous', {
    pour: 'visiteur',
    reason: 'Autre demande',
    name: 'Paule Morvan',
    email: 'paule.morvan@chantier.example',
    telephone: '',
    message: 'Bonjour, avez-vous des nacelles\u00A0?',
  });
}

/** One pack of the order is to come back; where that is followed. */
export async function madeReturn(page: Pick<Page, 'context'>, order: string): Promise<string> {
  const motif = 'Essai des écrans';
  const place = await sendForm(page, `/gestion/commandes/${order}/retour`, { 'rend-1': '1', motif });
  return place.replace(/\?.*/, '');
}

export async function endReturn(page: Pick<Page, 'context'>, place: string): Promise<void> {
  await sendForm(page, `${place}/refus`, { motif: 'Essai des écrans' });
}

async function settleReturn(page: Page, place: string): Promise<void> {
  await page.goto(`${shopUrl()}${place}/remboursement`);
  const montant = await page.locator('[name="montant"]').inputValue();
  await sendForm(page, `${place}/remboursement`, { montant, motif: 'Essai des écrans', voie: '' });
}

async function madeSynonym(page: Page): Promise<string> {
  await sendForm(page, '/gestion/recherche/synonymes/nouveau', { mots: 'peluchon, brossette à poils longs' });
  return linkAt(page, '/gestion/recherche/synonymes', /\/synonymes\/\d+$/);
}

async function madeKey(page: Page): Promise<string> {
  await sendForm(page, '/gestion/imports/cles', {
    intent: 'creer',
    nom: 'Essai des écrans',
    jours: '1',
    droit: 'stock:write',
    actuel: PASSWORD,
  });
  return linkAt(page, '/gestion/imports/cles', /\/retrait$/);
}

async function madePicture(page: Page): Promise<string> {
  await page.goto(`${shopUrl()}/gestion/catalogue/produits/${SKU}`);
  const photos = { name: 'essai.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await sendForm(page, `/gestion/fichiers/images/produits/${SKU}`, { reference: SKU, photos });
  return linkAt(page, `/gestion/catalogue/produits/${SKU}`, /\/photos\/retrait\?/);
}

function customer(page: Page, name: string): Promise<string> {
  return linkAt(page, `/gestion/clients?liste=personnes&q=${name}`, /\/personnes\/\d+$/);
}

async function madeDraft(page: Page, of: string): Promise<string> {
  const client = of.split('/').at(-1) ?? '';
  const made = await sendForm(page, '/gestion/devis/nouveau', { client, objet: 'Essai des écrans' });
  const draft = made.replace(/\?.*/, '');
  await sendForm(page, `${draft}/ligne-libre`, {
    designation: 'Nacelle',
    unite: 'jour',
    quantite: '1',
    prix: '180',
  });
  return draft;
}

/** A file that has been read, and waits for somebody to publish it. */
async function tried(page: Page): Promise<string> {
  const buffer = Buffer.from(OLD_PLACES);
  const file = { name: 'anciennes-adresses.csv', mimeType: 'text/csv', buffer };
  const place = await sendForm(page, '/gestion/fichiers/imports', { genre: 'redirects', fichier: file });
  await expect(async () => {
    await page.goto(`${shopUrl()}${place}`);
    await expect(page.locator('[name="empreinte"]').first()).toBeAttached({ timeout: 500 });
  }).toPass();
  return place;
}

async function madeRun(page: Page, file: string): Promise<string> {
  const empreinte = await page.locator('[name="empreinte"]').first().inputValue();
  await sendForm(page, file, { empreinte, accord: 'oui', passer: 'oui' });
  await expect(async () => {
    await page.goto(`${shopUrl()}${file}`);
    expect(page.url()).toMatch(/\/passages\/\d+$/);
  }).toPass();
  return new URL(page.url()).pathname;
}

async function linkAt(page: Page, list: string, wanted: RegExp): Promise<string> {
  await page.goto(`${shopUrl()}${list}`);
  const found = (await officeLinks(page)).find((path) => wanted.test(path));
  if (found === undefined) throw new Error(`${list} leads to no ${String(wanted)}`);
  return found;
}
