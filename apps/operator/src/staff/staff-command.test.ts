import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

const at = (name: string) => `${name}@equipe.valbrune.example`;
const CLAIRE = at('claire.valbrune');
const HENRI = at('henri.valbrune');
const ZOE = 'zoe@peintures.example';
let database: ClonedDatabase;
let said: string;
beforeAll(async () => {
  database = await testDatabase('demo');
});
afterAll(() => database.close());
beforeEach(() => {
  said = '';
});

function staff(...words: string[]): Promise<number> {
  const print = (line: string) => void (said += `${line}\n`);
  const env = { DATABASE_URL: database.url, PUBLIC_URL: 'https://boutique.example' };
  const terminal = { print, progress: progressOn({ write: print }) };
  return runShopCommand(['staff', ...words, '--by', 'Léa'], env, '/srv/boutique', terminal);
}

const entries = () =>
  database.db.selectFrom('audit_entry').select(['event', 'staff_id', 'details']).orderBy('id').execute();
const named = ['--firstname', 'Zoé', '--lastname', 'Le Goff'];

it('opens an access by a link; a lost one is made anew, and who did it stands in the log', async () => {
  expect(
    await staff('create', ZOE, ...named, '--role', 'preparateur', '--store', 'VB001', '--store', 'VB006'),
  ).toBe(0);
  const [, first] = /^https:\/\/boutique\.example\/gestion\/invitation\?jeton=([\w-]{43})$/m.exec(said) ?? [];
  expect(first).toBeDefined();
  said = '';
  expect(await staff('link', ZOE)).toBe(0);
  expect(said).toMatch(/jeton=[\w-]{43}/);
  expect(said).not.toContain(first);
  expect((await entries()).slice(-2)).toMatchObject([
    {
      event: 'staff-invited',
      staff_id: null,
      details: { email: ZOE, author: 'Léa', after: { role: 'preparateur', stores: ['VB001', 'VB006'] } },
    },
    { event: 'staff-invitation-resent', details: { author: 'Léa' } },
  ]);
  expect(JSON.stringify(await entries())).not.toContain(first);
});

it('lists the team, or whom the words mean', async () => {
  expect(await staff('list')).toBe(0);
  expect(said.trim().split('\n')).toHaveLength(19);
  said = '';
  expect(await staff('list', 'INES')).toBe(0);
  expect(said).toBe(
    `${at('ines.moreau')}  Inès Moreau  preparateur  VB001  actif  code de démonstration 000000 (refusé en production)  jamais connecté\n`,
  );
});

it('closes an access and opens it again, but not the last owner’s', async () => {
  expect(await staff('disable', HENRI.toUpperCase())).toBe(0);
  expect(await staff('disable', CLAIRE)).toBe(1);
  expect(said).toContain('C’est le dernier propriétaire');
  expect(await staff('enable', HENRI)).toBe(0);
  const closed = database.db.selectFrom('staff').select('email').where('disabled_at', 'is not', null);
  expect(await closed.execute()).toEqual([]);
});

it('forgets a second factor', async () => {
  await database.db
    .updateTable('staff')
    .set({ totp_secret: Buffer.from('x') })
    .where('email', '=', HENRI)
    .execute();
  expect(await staff('reset-factor', HENRI)).toBe(0);
  const left = database.db.selectFrom('staff').select('totp_secret').where('email', '=', HENRI);
  expect(await left.execute()).toEqual([{ totp_secret: null }]);
});

it.each([
  [['create', ZOE, ...named, '--role', 'contenu'], 1, 'Cette adresse a déjà un accès à la gestion.'],
  [['create', 'a@b.example', ...named, '--role', 'preparateur'], 1, 'Ce rôle est lié à un magasin'],
  [['create', 'a@b.example', ...named, '--role', 'roi'], 2, 'Donnez une adresse e-mail et un rôle'],
  [['create', 'a@b.example', '--role', 'contenu'], 1, 'Le prénom et le nom sont obligatoires.'],
  [['disable', 'personne@exemple.fr'], 1, 'ne fait pas partie de votre équipe'],
  [['link', CLAIRE], 1, 'n’attend plus d’invitation'],
  [['reset-factor'], 2, 'Donnez une adresse e-mail, et une seule.'],
  [['dismiss', CLAIRE], 2, 'Usage'],
])('%j is refused and says why', async (words, code, sentence) => {
  const before = await entries();
  expect(await staff(...words)).toBe(code);
  expect(said).toContain(sentence);
  expect(await entries()).toEqual(before);
});
