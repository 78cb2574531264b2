import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stocksAt } from '@nuancier/api/stock/stock.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

let database: ClonedDatabase;
let folder: string;
let said: string;

beforeAll(async () => {
  database = await testDatabase('demo');
  folder = await mkdtemp(join(tmpdir(), 'import-stock-'));
});
beforeEach(() => {
  said = '';
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const HEADER = 'magasin;article;disponible;statut;delai;direct;livraison';

describe('npm run shop -- import stock', () => {
  it('STK-01 writes what a store holds, and nothing when the file is loaded again', async () => {
    const lines = [HEADER, 'VB001;10100001;1 250;p;12;oui;non', 'VB001;10100002;0;U;;;oui'];
    expect(await importFile(lines)).toBe(0);
    expect(said).toContain('Import terminé\u00A0: 2 ligne(s) lue(s), 2 changée(s).');
    const stocks = await stocksAt(database.db, 'VB001', ['10100001', '10100002']);
    expect(Object.fromEntries(stocks)).toEqual({
      '10100001': {
        available: 1250,
        statutArticleMag: 'P',
        resupplyTime: 12,
        approDirecteFournisseur: true,
        livraisonPro: false,
      },
      '10100002': {
        available: 0,
        statutArticleMag: 'U',
        resupplyTime: null,
        approDirecteFournisseur: false,
        livraisonPro: true,
      },
    });
    expect(await importFile(lines)).toBe(0);
    expect(said).toContain('2 ligne(s) lue(s), 0 changée(s).');
  });

  it('tries a file without writing', async () => {
    const before = await held();
    expect(await importFile([HEADER, 'VB001;10100001;77;P;2;non;oui'], '--dry-run')).toBe(0);
    expect(said).toContain('Essai réussi, rien n’a été écrit\u00A0: 1 ligne(s) lue(s), 1 changée(s).');
    expect(await held()).toBe(before);
  });

  it('names every bad line by its number in the file, and writes none', async () => {
    const before = await held();
    const lines = [
      HEADER,
      'VB001;10100001;99;P;2;non;oui',
      'VB001;10100002;beaucoup;P;2;non;oui',
      'VB999;10100003;1;P;2;non;oui',
      'VB001;10100004;1;Z;2;non;oui',
      'VB001;10100001;98;P;2;non;oui',
    ];
    expect(await importFile(lines)).toBe(1);
    expect(said).toContain(
      [
        'Ligne 3\u00A0: «\u00A0beaucoup\u00A0» n’est pas un nombre entier (colonne «\u00A0disponible\u00A0»).',
        'Ligne 4\u00A0: Le magasin «\u00A0VB999\u00A0» n’existe pas.',
        'Ligne 5\u00A0: Le statut de l’article doit être P, S, V, U ou O.',
        'Ligne 6\u00A0: L’article «\u00A010100001\u00A0» figure deux fois pour le magasin «\u00A0VB001\u00A0».',
        'Rien n’a été écrit\u00A0: corrigez ces lignes et recommencez.',
      ].join('\n'),
    );
    expect(await held()).toBe(before);
  });
});

async function importFile(lines: readonly string[], ...options: string[]): Promise<number> {
  const path = join(folder, 'stock.csv');
  await writeFile(path, `${lines.join('\n')}\n`);
  const print = (line: string) => {
    said += `${line}\n`;
  };
  const terminal = { print, progress: progressOn({ write: print }) };
  const words = ['import', 'stock', path, ...options];
  return runShopCommand(words, { DATABASE_URL: database.url }, '/srv/boutique', terminal);
}

async function held(): Promise<number | undefined> {
  return (await stocksAt(database.db, 'VB001', ['10100001'])).get('10100001')?.available;
}
