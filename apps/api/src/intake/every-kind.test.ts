// A shop from nothing, by files alone: the template of every kind is a file that goes in.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoSettings } from '@nuancier/demo/rows/site/site-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeWords } from '../audit/code-words.ts';
import { importSites } from '../site/operations/import-sites.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { nobodyTold } from '../testing/nobody-told.ts';
import { testDatabase } from '../testing/test-database.ts';
import { columnsDocument, templateOf } from './describe-kind.ts';
import { describedKinds, importKinds } from './import-kinds.ts';
import { fileDesk } from './testing/file-desk.ts';
import type { FileDesk } from './testing/file-desk.ts';

let database: ClonedDatabase;
let desk: FileDesk;
beforeAll(async () => {
  database = await testDatabase('empty');
  desk = await fileDesk(() => database.db);
  // What `init` asks for.
  const line = {
    code: 'default',
    name: 'Peintures du Port',
    position: 1,
    is_default: true,
    theme: 'valbrune',
    root_category_id: 2,
    settings: demoSettings(600, 2026),
  };
  await importSites(database.db, [line], nobodyTold);
});
afterAll(async () => {
  await desk.close();
  await database.close();
});

describe.each(importKinds)('$name', (kind) => {
  it('takes its own template, explanations above and examples below, and changes nothing the second time', async () => {
    const first = await desk.give(kind, templateOf(kind));
    expect(first.refusals).toEqual([]);
    expect(first).toMatchObject({ outcome: 'written', refused: 0 });
    expect(first.added + first.changed).toBeGreaterThan(0);
    const again = await desk.give(kind, templateOf(kind));
    expect(again).toMatchObject({ outcome: 'written', added: 0, changed: 0, removed: 0, refused: 0 });
  });

  it('takes the same as JSON Lines, by the same names', async () => {
    const lines = jsonLinesOf(
      templateOf(kind),
      kind.lineColumns === null ? [] : Object.keys(kind.lineColumns),
    );
    const told = await desk.give(kind, lines, { name: 'fichier.jsonl' });
    expect(told.refusals).toEqual([]);
    expect(told).toMatchObject({ outcome: 'written', added: 0, changed: 0, refused: 0 });
  });

  it('refuses an empty file and a column it does not know', async () => {
    expect((await desk.give(kind, '')).refusals).toMatchObject([{ reason: 'Le fichier est vide.' }]);
    const told = await desk.give(kind, 'banane\n1\n');
    expect(told.refusals.map(({ reason }) => reason)).toContain(
      'La colonne «\u00A0banane\u00A0» est inconnue.',
    );
  });
});

describe('beyond the templates', () => {
  it('a second site begins with the settings of the first', async () => {
    const told = await desk.give(
      'sites',
      'site;nom;theme;racine;reglages\npro;Port Pro;comptoir;2;"{""welcome"":""Bonjour""}"\n',
    );
    expect(told).toMatchObject({ outcome: 'written', added: 1 });
    const rows = await database.db.selectFrom('site').select(['code', 'settings']).orderBy('code').execute();
    const [first, second] = rows.map(({ settings }) => Object(settings));
    expect(second).toEqual({ ...first, welcome: 'Bonjour' });
  });

  it('an order knows a tint by its code in the charts, or by its colour', async () => {
    const order = (number: string, tint: object) =>
      JSON.stringify({
        commande: number,
        email: 'yann@kermarrec.example',
        client: '0351012',
        date: '2026-03-12T09:15:00Z',
        statut: 'RETIREE',
        mode: 'EMP',
        magasin: 'PP001',
        paiement: 'at_store',
        lignes: [
          {
            article: '10100001',
            designation: 'Peinture mate Lessivable 5 L',
            quantite: 1,
            prix_unitaire_ht: 31,
            produit: 'P101000',
            ...tint,
          },
        ],
      });
    const lines = [
      order('W2400101', { teinte: 'pp 0101', base: 'Base P' }),
      order('W2400102', { teinte_ecran: '#aa1122', teinte_libelle: 'Rouge basque' }),
      order('W2400103', { teinte: 'Z9', teinte_ecran: '#123456', teinte_nom: 'Nuit', teinte_classe: 'B' }),
    ];
    const told = await desk.give('orders', lines.join('\n'), { name: 'commandes.jsonl' });
    expect(told).toMatchObject({ outcome: 'written', added: 3 });
    const sold = await database.db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_line.order_id')
      .select(['tint', 'tint_name', 'tint_class', 'tint_base'])
      .where('number', 'like', 'W24001%')
      .orderBy('number')
      .execute();
    expect(sold).toEqual([
      tinted({ code: 'PP-0101', hex: '#F4F2EA' }, ['Blanc d’écume', 'A', 'Base P']),
      tinted({ hex: '#AA1122', label: 'Rouge basque' }, [null, 'D', null]),
      tinted({ code: 'Z9', hex: '#123456' }, ['Nuit', 'B', null]),
    ]);
  });

  it('refuses a tint that no chart has and a colour that is none, and says which', async () => {
    const quotation = (number: string, tint: string) =>
      `${number};0351012;02/11/2026;10100001;Peinture;1;31,00;P101000;${tint}`;
    const told = await desk.give(
      'quotations',
      [
        'devis;client;date;article;designation;quantite;prix_unitaire_ht;produit;teinte;teinte_ecran;teinte_ht',
        quotation('D1', 'Z9;;'),
        quotation('D2', ';rouge;'),
        quotation('D3', 'PP-0101;;45,00'),
      ].join('\n'),
    );
    expect(told.refusals.map(({ reason }) => reason)).toEqual([
      'La teinte «\u00A0Z9\u00A0» n’est dans aucun nuancier\u00A0: donnez sa couleur d’écran (colonne «\u00A0teinte_ecran\u00A0»).',
      '«\u00A0rouge\u00A0» n’est pas une couleur d’écran (#RRVVBB).',
      'La mise à la teinte de «\u00A010100001\u00A0» coûte plus que l’article teinté.',
    ]);
  });

  it('a document that stands twice in JSON Lines is refused, not written with twice its lines', async () => {
    const invoice = JSON.stringify({
      type: 'FACTURE',
      numero: 'F-DEUX',
      client: '0351012',
      date: '2026-11-05',
      echeance: '2026-12-05',
      solde_ttc: '0',
      lignes: [{ article: '10100001', designation: 'Peinture', quantite: 1, prix_unitaire_ht: '10' }],
    });
    const told = await desk.give('invoices', `${invoice}\n${invoice}\n`, { name: 'factures.jsonl' });
    expect(told).toMatchObject({ outcome: 'refused', added: 0 });
    expect(told.refusals.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining('figure deux fois\u00A0: voir la ligne 1.'),
    );
  });

  it('an order of another client than its buyer’s is refused', async () => {
    const told = await desk.give(
      'orders',
      'commande;email;client;date;statut;mode;magasin;paiement;article;designation;quantite;prix_unitaire_ht;produit\n' +
        'W2400201;yann@kermarrec.example;0999999;12/03/2026 09:15;RETIREE;EMP;PP001;on_account;10100001;Peinture;1;10;P101000\n',
    );
    expect(told.refusals.map(({ reason }) => reason)).toEqual([
      'La commande «\u00A0W2400201\u00A0» est du client «\u00A00999999\u00A0», et le compte «\u00A0yann@kermarrec.example\u00A0» n’est pas à lui.',
    ]);
  });

  it('an approval comes in once, whatever became of its cart, and with every article or not at all', async () => {
    await database.db.updateTable('cart').set({ state: 'closed' }).execute();
    const kind = importKinds.find(({ name }) => name === 'approvals');
    if (kind === undefined) throw new Error('no such kind');
    expect(await desk.give(kind, templateOf(kind))).toMatchObject({
      outcome: 'written',
      added: 0,
      changed: 0,
    });
    const told = await desk.give(
      kind,
      'email;date;article;quantite\nmalo@kermarrec.example;13/11/2026 09:00;10100001;1\nmalo@kermarrec.example;13/11/2026 09:00;99999999;1\n',
    );
    expect(told).toMatchObject({ outcome: 'refused' });
    expect(told.refusals.map(({ reason }) => reason)).toContain(
      'L’article «\u00A099999999\u00A0» n’existe pas.',
    );
    const carts = await database.db.selectFrom('cart').select('id').where('state', '<>', 'closed').execute();
    expect(carts).toEqual([]);
  });

  it('a tint by its name alone is no tint, and is refused', async () => {
    const told = await desk.give('kept-tints', 'email;teinte_nom;chantier\nyann@kermarrec.example;Bleu;K3\n');
    expect(told.refusals.map(({ reason }) => reason)).toEqual([
      'Une teinte se donne par son code ou sa couleur d’écran.',
    ]);
  });

  it('of two default addresses the customer keeps the first', async () => {
    const line = (street: string) => `yann@kermarrec.example;Yann;Kermarrec;${street};35000;Rennes;oui;oui`;
    await desk.give(
      'addresses',
      `email;prenom;nom;adresse;code_postal;commune;livraison;facturation\n${line('1 rue A')}\n${line('2 rue B')}\n`,
    );
    const yann = database.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'yann@kermarrec.example');
    const rows = await database.db
      .selectFrom('customer_address')
      .select(['default_shipping', 'default_billing'])
      .where('customer_id', '=', yann)
      .execute();
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((row) => row.default_shipping)).toHaveLength(1);
    expect(rows.filter((row) => row.default_billing)).toHaveLength(1);
  });

  it('refuses an address and a kept tint of nobody, and a kept tint that names none', async () => {
    const address = await desk.give(
      'addresses',
      'email;prenom;nom;adresse;code_postal;commune\npersonne@ailleurs.example;A;B;1 rue;35000;Rennes\n',
    );
    expect(address.refusals).toMatchObject([
      { line: 2, reason: 'Le compte «\u00A0personne@ailleurs.example\u00A0» n’existe pas.' },
    ]);
    const tint = await desk.give(
      'kept-tints',
      'email;teinte;chantier\npersonne@ailleurs.example;PP-0101;K\nyann@kermarrec.example;;K2\n',
    );
    expect(tint.refusals.map(({ reason }) => reason)).toEqual([
      'Le compte «\u00A0personne@ailleurs.example\u00A0» n’existe pas.',
      'La ligne ne nomme aucune teinte.',
    ]);
  });

  it('the head’s address in the company’s name serves all its people; a head may be kept from paying on account', async () => {
    const shared = await database.db
      .selectFrom('customer_address')
      .select(['label', 'is_shared'])
      .where('label', '=', 'Chantier Kerlann')
      .execute();
    expect(shared).toEqual([{ label: 'Chantier Kerlann', is_shared: true }]);
    await desk.give(
      'customers',
      'email;prenom;nom;client;role;paie_compte\nyann@kermarrec.example;Yann;Kermarrec;0351012;Dirigeant;non\n',
    );
    const yann = await database.db
      .selectFrom('customer')
      .select(['is_pay_outstanding', 'is_pay_cd'])
      .where('email', '=', 'yann@kermarrec.example')
      .executeTakeFirst();
    expect(yann).toEqual({ is_pay_outstanding: false, is_pay_cd: true });
  });
});

it('docs/import-columns.md says every column (node scripts/import-columns.ts writes it)', async () => {
  const written = await readFile(join(import.meta.dirname, '../../../../docs/import-columns.md'), 'utf8');
  expect(written).toBe(columnsDocument(describedKinds));
});

it('a template explains every column that it names', () => {
  for (const kind of describedKinds)
    for (const [name, { says }] of Object.entries({ ...kind.columns, ...kind.lineColumns })) {
      expect(says, `${kind.name}: ${name}`).not.toBe('');
      expect(templateOf(kind)).toContain(`# ${name}\u00A0: ${says}`.replaceAll('"', '""'));
    }
});

type Tinted = { code?: string; hex: string; label?: string };

function tinted({ code, hex, label }: Tinted, [name, tintClass, base]: readonly (string | null)[]) {
  return {
    tint: { code: code ?? null, customColorExa: hex, customerColorLabel: label ?? null },
    tint_name: name,
    tint_class: tintClass,
    tint_base: base,
  };
}

function jsonLinesOf(template: string, ofLines: readonly string[]): string {
  const [header = '', ...rows] = template
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .filter((line) => !/^"?#/.test(line));
  const names = header.split(';');
  return rows
    .map((row) => Object.fromEntries(cellsOf(row).map((cell, at) => [names[at] ?? '', cell])))
    .map((cells) => {
      if (ofLines.length === 0) return JSON.stringify(cells);
      const isOfLine = ([name]: [string, unknown]) => ofLines.includes(name);
      const entries = Object.entries(cells);
      const head = Object.fromEntries(entries.filter((entry) => !isOfLine(entry)));
      return JSON.stringify({ ...head, lignes: [Object.fromEntries(entries.filter(isOfLine))] });
    })
    .join('\n');
}

/** As the templates quote them. */
function cellsOf(row: string): string[] {
  return [...row.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
  );
}

it.each(describedKinds)('$name is called in the log as its file is', ({ name, title }) => {
  expect(codeWords(name)).toBe(title);
});
