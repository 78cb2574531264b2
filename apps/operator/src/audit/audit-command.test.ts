import { recordAudit } from '@nuancier/api/audit/audit.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorPlace } from '../operator.ts';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

let database: ClonedDatabase;
let said: string[];
beforeAll(async () => {
  database = await testDatabase('empty');
  const at = (moment: string) => ({ ...operatorPlace('essai'), now: () => new Date(moment) });
  await recordAudit(database.db, at('2026-11-14T22:30:00Z'), {
    event: 'export',
    details: { kind: 'orders', since: 'ZTE6MA', count: 3, author: 'Nadia' },
  });
  await recordAudit(database.db, at('2026-11-15T08:00:00Z'), {
    event: 'import',
    details: { kind: 'prices', file_name: 'tarif.csv', lines: 12, by: 'Yves' },
  });
  await recordAudit(database.db, at('2026-11-16T08:00:00Z'), {
    event: 'integration-key-revoked',
    details: { id: 4, author: 'Nadia' },
  });
});
beforeEach(() => {
  said = [];
});
afterAll(() => database.close());

function audit(...words: string[]): Promise<number> {
  const print = (line: string) => said.push(line);
  const terminal = { print, progress: progressOn({ write: print }) };
  return runShopCommand(['audit', ...words], { DATABASE_URL: database.url }, '/srv/boutique', terminal);
}

const KEY =
  'le 16/11/2026 à 09:00  integration-key-revoked\u00A0: clé d’intégration retirée  par Nadia  numéro\u00A0: 4  (poste de commande)';
it.each([
  [[], ['integration-key-revoked', 'import', 'export']],
  [['--event', 'import'], ['import']],
  [
    ['--author', 'nadia'],
    ['integration-key-revoked', 'export'],
  ],
  [
    ['--since', '15/11/2026'],
    ['integration-key-revoked', 'import'],
  ],
  [['--since', '14/11/2026 23:30', '--event', 'export'], ['export']],
  [
    ['--limit', '1'],
    ['integration-key-revoked', 'Les 1'],
  ],
])('%j shows the entries it asks for, the newest first', async (words, events) => {
  expect(await audit(...words)).toBe(0);
  expect(said).toEqual(events.map((event) => expect.stringContaining(event)));
});

it('tells each in French, by the French clock, with who, what and from where', async () => {
  await audit();
  expect(said[0]).toBe(KEY);
  for (const word of [
    'le 15/11/2026 à 09:00',
    'fichier chargé',
    'par Yves',
    'genre\u00A0: Prix publics',
    'fichier\u00A0: tarif.csv',
  ])
    expect(said[1]).toContain(word);
  for (const word of [
    'le 14/11/2026 à 23:30',
    'données sorties',
    'depuis le curseur\u00A0: ZTE6MA',
    'lignes\u00A0: 3',
  ])
    expect(said[2]).toContain(word);
});

it.each([
  [['--event', 'vol'], 'Aucun événement du journal ne s’appelle «\u00A0vol\u00A0»'],
  [['--since', 'hier'], '«\u00A0hier\u00A0» n’est ni un jour'],
  [['--limit', '0'], '--limit est un nombre de 1 à'],
])('%j is not understood, and it says why', async (words, sentence) => {
  expect(await audit(...words)).toBe(2);
  expect(said[0]).toContain(sentence);
});

it('names who of the staff did it', async () => {
  const person = {
    email: 'zoe@equipe.example',
    firstname: 'Zoé',
    lastname: 'Le Goff',
    role: 'contenu',
  } as const;
  const { id: staffId } = await database.db
    .insertInto('staff')
    .values({ ...person, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = { ...operatorPlace('essai'), clientAddress: '203.0.113.7', staffId };
  await recordAudit(database.db, place, { event: 'staff-sign-in', details: { factor: 'totp' } });
  expect(await audit('--author', 'zoe@')).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(
      /staff-sign-in.*par zoe@equipe\.example  facteur\u00A0: code d’une application  \(203\.0\.113\.7\)$/,
    ),
  ]);
});
