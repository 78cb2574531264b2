import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sanitiseContent } from '@nuancier/api/content/sanitise-content.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openingFields } from './opening-fields.ts';
import { openingPages } from './opening-pages.ts';
import { readOpeningFile } from './read-opening.ts';
import { MERCHANT } from './testing/merchant.ts';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

let database: ClonedDatabase;
let folder: string;
let said: string;
beforeAll(async () => {
  database = await testDatabase('empty');
  folder = await mkdtemp(join(tmpdir(), 'nuancier-init-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  said = '';
});

const print = (line: string) => void (said += `${line}\n`);

function shop(words: string[], ask?: (question: string) => Promise<string>): Promise<number> {
  const terminal = { print, progress: progressOn({ write: print }), ...(ask ? { ask } : {}) };
  return runShopCommand([...words, '--by', 'Léa'], { DATABASE_URL: database.url }, '/srv/boutique', terminal);
}

async function file(content: unknown): Promise<string> {
  const path = join(folder, `boutique-${Math.random()}.json`);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const init = async (content: unknown) => shop(['init', '--file', await file(content)]);

async function written(): Promise<Record<string, number>> {
  const count = async (
    table: 'site' | 'category' | 'content_page' | 'content_block' | 'staff' | 'audit_entry',
  ) => (await database.db.selectFrom(table).selectAll().execute()).length;
  return {
    sites: await count('site'),
    categories: await count('category'),
    pages: await count('content_page'),
    blocks: await count('content_block'),
    staff: await count('staff'),
    audit: await count('audit_entry'),
  };
}
const NOTHING = { sites: 0, categories: 0, pages: 0, blocks: 0, staff: 0, audit: 0 };

const withCompany = (changes: Record<string, string>) => ({
  ...MERCHANT,
  societe: { ...MERCHANT.societe, ...changes },
});

describe('before a shop is opened', () => {
  it('status names the site as missing and the command to type', async () => {
    expect(await shop(['status'])).toBe(0);
    expect(said).toMatch(
      /Il manque +Site\u00A0: aucun\u00A0: les visiteurs lisent «\u00A0Boutique en préparation\u00A0»/,
    );
    expect(said).toMatch(/À taper +npm run shop -- init\n/);
  });

  it.each([
    [
      'a name that is missing',
      { ...MERCHANT, enseigne: ' ' },
      'enseigne (Nom de l’enseigne)\u00A0: est obligatoire.',
    ],
    [
      'a theme nobody drew',
      { ...MERCHANT, theme: 'rococo' },
      'theme (Thème des pages, valbrune ou comptoir)\u00A0: doit être valbrune ou comptoir.',
    ],
    [
      'a SIREN with a wrong key',
      withCompany({ siren: '999907008' }),
      'societe.siren (Numéro SIREN)\u00A0: doit compter neuf chiffres',
    ],
    [
      'a registration of another',
      withCompany({ immatriculation: 'RCS Lorient 999 900 012' }),
      'societe.immatriculation (Immatriculation, avec la ville et le SIREN)\u00A0: doit contenir le SIREN 999907009.',
    ],
    ['a VAT number of another', withCompany({ tva: 'FR40999907017' }), 'FR16999907009 est attendu'],
    [
      'a company without capital',
      withCompany({ capital: '' }),
      'societe.capital (Capital social, vide pour un entrepreneur individuel)\u00A0: est obligatoire pour une société (SAS).',
    ],
    [
      'a postcode of four digits',
      withCompany({ code_postal: '5610' }),
      'societe.code_postal (Siège\u00A0: code postal)\u00A0: doit compter cinq chiffres.',
    ],
    [
      'a telephone that is none',
      withCompany({ telephone: '12' }),
      'societe.telephone (Téléphone de la société)\u00A0: doit être un numéro',
    ],
    [
      'a mail address that is none',
      { ...MERCHANT, compte: { ...MERCHANT.compte, email: 'lea' } },
      'compte.email (Votre premier compte\u00A0: adresse e-mail)\u00A0: doit être une adresse e-mail',
    ],
    [
      'a mediator by plain http',
      { ...MERCHANT, mediateur: { ...MERCHANT.mediateur, site: 'http://m.example' } },
      'mediateur.site (Médiateur\u00A0: adresse de son site)\u00A0: doit être une adresse https://',
    ],
    ['a field nobody knows', withCompany({ sirene: '1' }), 'societe.sirene\u00A0: champ inconnu.'],
    [
      'what is wrong beside a field nobody knows',
      withCompany({ sirene: '1', siren: '12' }),
      'societe.siren (',
    ],
    [
      'a number for a text',
      { ...MERCHANT, societe: { ...MERCHANT.societe, siren: 999_907_009 } },
      'societe.siren\u00A0: doit être un texte entre guillemets.',
    ],
    ['no JSON at all', 'enseigne;Peintures', 'Le fichier n’est pas un objet JSON'],
  ])('refuses %s by the field’s name and writes nothing', async (_, content, sentence) => {
    expect(await init(content)).toBe(1);
    expect(said).toContain(sentence);
    expect(said).toContain('Rien n’a été écrit.');
    expect(await written()).toEqual(NOTHING);
  });

  it('names every fault of a file at once', async () => {
    expect(await init({})).toBe(1);
    const required = Object.entries(openingFields).filter(([, field]) => !('otherwise' in field));
    expect(said.match(/est obligatoire\./g)).toHaveLength(required.length);
  });

  it('writes nothing of it when the last thing, the account, is refused', async () => {
    const taken = await testDatabase('demo');
    await taken.db.deleteFrom('site').execute();
    const pages = await taken.db.selectFrom('content_page').selectAll().orderBy('identifier').execute();
    const compte = { ...MERCHANT.compte, email: 'claire.valbrune@equipe.valbrune.example' };
    const terminal = { print, progress: progressOn({ write: print }) };
    const words = ['init', '--file', await file({ ...MERCHANT, compte })];
    expect(await runShopCommand(words, { DATABASE_URL: taken.url }, '/srv/boutique', terminal)).toBe(1);
    expect(said).toContain('Cette adresse a déjà un accès à la gestion.');
    expect(await taken.db.selectFrom('site').selectAll().execute()).toEqual([]);
    expect(await taken.db.selectFrom('content_page').selectAll().orderBy('identifier').execute()).toEqual(
      pages,
    );
    await taken.close();
  });

  it('writes the form of the company once, where its name carries it already', () => {
    const read = readOpeningFile(JSON.stringify(withCompany({ raison_sociale: 'Peintures du Port, sas' })));
    if (!read.ok) throw new Error(read.faults.join(' '));
    expect(read.opening['societe.raison_sociale']).toBe('Peintures du Port');
  });

  it('says so when nobody is there to answer, or the file cannot be read', async () => {
    expect(await shop(['init'])).toBe(1);
    expect(said).toContain('Personne n’est là pour répondre');
    expect(await shop(['init', '--file', join(folder, 'nulle-part.json')])).toBe(1);
    expect(said).toContain('ne peut pas être lu');
    expect(await written()).toEqual(NOTHING);
  });

  it('writes a template that explains every field, and never over a file', async () => {
    const path = join(folder, 'modele.json');
    expect(await shop(['init', '--template', path])).toBe(0);
    const template = JSON.parse(await readFile(path, 'utf8')) as { _aide: Record<string, string> };
    expect(Object.keys(template._aide)).toEqual(Object.keys(openingFields));
    const read = readOpeningFile(JSON.stringify(template));
    expect(read.ok ? [] : read.faults).not.toContainEqual(expect.stringContaining('champ inconnu'));
    expect(await shop(['init', '--template', path])).toBe(1);
    expect(said).toContain('existe déjà');
  });
});

describe('the pages of a new shop', () => {
  it('carry the merchant’s facts as text, pass the sanitiser and are typeset as French', async () => {
    const read = readOpeningFile(JSON.stringify(MERCHANT));
    if (!read.ok) throw new Error(read.faults.join(' '));
    const { pages, blocks } = await openingPages(read.opening);
    for (const { identifier, content } of [...pages, ...blocks]) {
      expect([identifier, sanitiseContent(content)]).toEqual([identifier, content]);
      const words = content.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s*\n\s*/g, ' ');
      expect([identifier, words.match(/'|!|\S [:;?»](?=\s|$)|« |[{}]/g)]).toEqual([identifier, null]);
    }
    for (const { content, meta_description: description } of pages) {
      expect(content.match(/<h1>/g)).toHaveLength(1);
      expect(description?.length).toBeGreaterThan(30);
      expect(description?.length).toBeLessThanOrEqual(160);
    }
    const legal = pages.find(({ identifier }) => identifier === 'mentions-legales')?.content ?? '';
    for (const fact of [
      'Peintures du Port, SAS au capital de 150 000 €',
      'RCS Lorient 999 907 009',
      'FR16999907009',
      '12 rue du Port, 56100 Lorient',
      '02\u00A097\u00A000\u00A000\u00A001',
      'contact@peinturesduport.example',
      'Léa Roy',
      'Hébergements de l’Ouest, 1 quai de la Fosse, 44000 Nantes, téléphone 02\u00A040\u00A000\u00A000\u00A001',
      'Médiation du commerce, 8 rue des Accords, 75009 Paris',
      'FR000000_07ABCD',
    ])
      expect(legal).toContain(fact);
    expect(pages.find(({ identifier }) => identifier === 'home')?.content).toContain(
      'Peintures &amp; Sols &lt;du Port&gt;',
    );
  });

  it('link to nothing but each other and the screens of the shop', async () => {
    const read = readOpeningFile(JSON.stringify(MERCHANT));
    if (!read.ok) throw new Error(read.faults.join(' '));
    const { pages, blocks } = await openingPages(read.opening);
    const known = new Set([
      ...pages.map(({ identifier }) => `/${identifier}`),
      '/contactez-nous',
      '/retractation',
      '/acces-espace-pro',
      '/search',
      '/catalogue',
      '/documents',
      '/customer/dashboard',
    ]);
    const links = [...pages, ...blocks].flatMap(({ content }) =>
      [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, address = '']) => address),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((address) => !known.has(address))).toEqual([]);
  });
});

describe('init by a file', () => {
  it('opens the shop: site, root, pages, blocks, an account by a link, and what stands in the audit log', async () => {
    expect(await init(MERCHANT)).toBe(0);
    expect(said).toContain('Boutique ouverte\u00A0: Peintures & Sols <du Port>, thème comptoir');
    expect(said).toMatch(/\/gestion\/invitation\?jeton=[\w-]/);
    expect(said).toContain('npm run shop -- import stores FICHIER');
    expect(await written()).toEqual({ sites: 1, categories: 1, pages: 9, blocks: 3, staff: 1, audit: 2 });
    expect(await database.db.selectFrom('site').selectAll().execute()).toMatchObject([
      {
        code: 'default',
        name: 'Peintures & Sols <du Port>',
        is_default: true,
        theme: 'comptoir',
        root_category_id: 2,
        settings: { seller: { name: 'Peintures du Port SAS', siren: '999907009', phone: '0297000001' } },
      },
    ]);
    expect(
      await database.db.selectFrom('staff').select(['email', 'role', 'password_hash']).execute(),
    ).toEqual([{ email: 'lea.roy@peinturesduport.example', role: 'proprietaire', password_hash: null }]);
    const audit = await database.db
      .selectFrom('audit_entry')
      .select(['event', 'details'])
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([
      { event: 'staff-invited', details: { author: 'Léa', after: { role: 'proprietaire' } } },
      {
        event: 'shop-opened',
        details: { author: 'Léa', file: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      },
    ]);
  });

  it('refuses the second time, says so, and changes nothing', async () => {
    const before = await written();
    expect(await init({ ...MERCHANT, enseigne: 'Autre' })).toBe(1);
    expect(said).toContain(
      'La boutique est déjà ouverte\u00A0: «\u00A0Peintures & Sols <du Port>\u00A0». Rien n’a été changé.',
    );
    expect(await written()).toEqual(before);
  });

  it('status then tells what is still missing, legal passages included, in the order of filling', async () => {
    expect(await shop(['status'])).toBe(0);
    const missing = [...said.matchAll(/Il manque +([^\u00A0\n]+)/g)].map(([, what]) => what);
    expect(missing).toEqual([
      'Magasins',
      'Catégories',
      'Articles',
      'Prix',
      'Stock',
      'Page légale',
      'Page légale',
    ]);
    expect(said).toMatch(/cgv\u00A0: 8 passage\(s\) «\u00A0\[À rédiger avec votre juriste\]\u00A0»/);
    expect(said).toMatch(/À taper +npm run shop -- import stores FICHIER\n/);
  });
});

it('two who open at once: one does, the other is told', async () => {
  const other = await testDatabase('empty');
  const path = await file(MERCHANT);
  const terminal = { print, progress: progressOn({ write: print }) };
  const open = () =>
    runShopCommand(['init', '--file', path], { DATABASE_URL: other.url }, '/srv/boutique', terminal);
  expect((await Promise.all([open(), open()])).toSorted()).toEqual([0, 1]);
  expect(said).toContain('La boutique est déjà ouverte');
  await other.close();
});

it('asked in a conversation, a wrong answer is asked for again and nothing is lost', async () => {
  const other = await testDatabase('empty');
  const flat = new Map<string, string>(
    Object.entries(MERCHANT).flatMap(([group, value]): [string, string][] =>
      typeof value === 'string'
        ? [[group, value]]
        : Object.entries(value).map(([name, text]): [string, string] => [`${group}.${name}`, text]),
    ),
  );
  const answers = new Map<string, string[]>([
    ['societe.siren', ['12', '999907017', '999907009']],
    ['societe.code_postal', ['Lorient', '56100']],
  ]);
  const asked: string[] = [];
  const ask = async (question: string) => {
    const [name = ''] =
      Object.entries(openingFields).find(([, { label }]) => question.startsWith(label)) ?? [];
    asked.push(name);
    return answers.get(name)?.shift() ?? flat.get(name) ?? '';
  };
  const terminal = { print, progress: progressOn({ write: print }), ask };
  expect(await runShopCommand(['init'], { DATABASE_URL: other.url }, '/srv/boutique', terminal)).toBe(0);
  expect(said).toContain('societe.siren (Numéro SIREN)\u00A0: doit compter neuf chiffres');
  expect(said).toContain('doit contenir le SIREN 999907017');
  expect(asked.filter((name) => name === 'societe.siren')).toHaveLength(3);
  expect(asked.filter((name) => name === 'societe.commune')).toHaveLength(1);
  expect(await other.db.selectFrom('site').select('name').execute()).toEqual([
    { name: 'Peintures & Sols <du Port>' },
  ]);
  await other.close();
});

it('takes the root that a file of categories has brought before', async () => {
  const other = await testDatabase('empty');
  const row = { level: 1, name: 'Tout', url_key: 'tout', url_path: '' };
  await other.db
    .insertInto('category')
    .values({ id: 7, parent_id: null, ...row })
    .execute();
  const terminal = { print, progress: progressOn({ write: print }) };
  const words = ['init', '--file', await file(MERCHANT)];
  expect(await runShopCommand(words, { DATABASE_URL: other.url }, '/srv/boutique', terminal)).toBe(0);
  expect(await other.db.selectFrom('site').select('root_category_id').execute()).toEqual([
    { root_category_id: 7 },
  ]);
  expect(await other.db.selectFrom('category').select('id').execute()).toEqual([{ id: 7 }]);
  await other.close();
});
