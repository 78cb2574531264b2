import { userInfo } from 'node:os';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { beginAttempt } from '@nuancier/api/passwords/sign-in-attempts.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
let database: ClonedDatabase;
let said: string;
let answers: string[];
beforeEach(async () => {
  database = await testDatabase('demo');
  said = '';
  answers = [];
});
afterEach(() => database.close());

function shop(...words: string[]): Promise<number> {
  const print = (line: string) => {
    said += `${line}\n`;
  };
  const env = { DATABASE_URL: database.url, PUBLIC_URL: 'https://boutique.example' };
  const [answer] = answers;
  const ask = answer === undefined ? undefined : () => Promise.resolve(answer);
  return runShopCommand(words, env, '/srv/boutique', { print, progress: progressOn({ write: print }), ask });
}

const accountOf = (email: string) =>
  database.db.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst();

it('what an operator does to an account stands in the audit log, with who did it', async () => {
  await shop('user', 'unlock', YANN, '--by', 'Claire');
  await shop('--by', 'Claire', 'user', 'reset-link', YANN);
  const words = ['--firstname', 'Zoé', '--lastname', 'Le Goff', '--role', 'Commercial', '--by', 'Claire'];
  await shop('user', 'create', 'zoe@valbrune.example', ...words);
  await shop('privacy', 'export', ALI, '--by', 'Claire');
  await shop('privacy', 'erase', ALI, '--yes');
  const entries = await database.db
    .selectFrom('audit_entry')
    .select(['event', 'details'])
    .where('client_address', '=', 'poste de commande')
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { event: 'account-unlocked', details: { author: 'Claire' } },
    { event: 'password-link-issued', details: { author: 'Claire' } },
    { event: 'account-created', details: { author: 'Claire', role: 'Commercial' } },
    { event: 'export', details: { author: 'Claire' } },
    { event: 'erasure', details: { by: 'operator', author: userInfo().username } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('token=');
});

describe('npm run shop -- user', () => {
  it('lists accounts by address, company or client code, without secrets', async () => {
    expect(await shop('user', 'list', 'kermarrec')).toBe(0);
    expect(said).toContain(`${YANN}  Dirigeant  0351012  actif`);
    expect(said).toContain('gwen.lebihan');
    expect(said).not.toContain('nadia');
    expect(said).not.toContain('argon2');
    said = '';
    expect(await shop('user', 'list', '100%')).toBe(0);
    expect(said).toBe('Aucun compte.\n');
  });

  it('unlocks an address and reactivates its account', async () => {
    await database.db.updateTable('customer').set({ is_active: false }).where('email', '=', YANN).execute();
    for (let at = 0; at < 12; at += 1) await beginAttempt(database.db, YANN, new Date());
    expect(await shop('user', 'unlock', YANN)).toBe(0);
    expect(await database.db.selectFrom('sign_in_attempt').selectAll().execute()).toEqual([]);
    expect(await accountOf(YANN)).toMatchObject({ is_active: true });
  });

  it('gives a link to choose a password', async () => {
    expect(await shop('user', 'reset-link', YANN)).toBe(0);
    expect(said).toMatch(/^https:\/\/boutique\.example\/reset-password\?token=[\w-]{43}$/m);
    expect(await database.db.selectFrom('password_link').selectAll().execute()).toHaveLength(1);
  });

  it('creates an account whose owner chooses the password', async () => {
    const words = ['--firstname', 'Zoé', '--lastname', 'Le Goff', '--role', 'Commercial'];
    expect(await shop('user', 'create', 'zoe@valbrune.example', ...words)).toBe(0);
    expect(said).toContain('/customer/account/createPassword?token=');
    expect(await accountOf('zoe@valbrune.example')).toMatchObject({
      role: 'Commercial',
      password_hash: null,
    });
    expect(await shop('user', 'create', 'zoe@valbrune.example', ...words)).toBe(1);
    expect(await shop('user', 'create', 'luc@valbrune.example', '--role', 'Roi')).toBe(2);
    expect(await shop('user', 'create', 'luc@valbrune.example')).toBe(1);
    expect(said).toContain('Le prénom et le nom sont obligatoires.');
  });

  it.each([
    [[], 2],
    [['voler'], 2],
    [['unlock'], 2],
    [['unlock', 'personne@exemple.fr'], 1],
  ])('answers %o with its code', async (words, code) => {
    expect(await shop('user', ...words)).toBe(code);
  });
});

describe('npm run shop -- privacy', () => {
  it('M03 exports one person', async () => {
    expect(await shop('privacy', 'export', ALI)).toBe(0);
    expect(said).toContain(ALI);
    expect(said).not.toContain(YANN);
  });

  it('M04 M08 erases one person, heads of company after their sub-accounts', async () => {
    expect(await shop('privacy', 'erase', YANN, '--yes')).toBe(1);
    expect(said).toContain('a encore des sous-comptes');
    expect(await shop('privacy', 'erase', ALI, '--yes')).toBe(0);
    expect(await accountOf(ALI)).toBeUndefined();
    expect(await accountOf(YANN)).toMatchObject({ is_active: true });
  });

  it('erases nobody before the address is typed a second time, or --yes is said', async () => {
    expect(await shop('privacy', 'erase', ALI)).toBe(1);
    expect(said).toContain('ajoutez --yes');
    answers = ['ali@ailleurs.example'];
    expect(await shop('privacy', 'erase', ALI)).toBe(1);
    expect(said).toContain('Ce n’est pas la même adresse');
    expect(await accountOf(ALI)).toMatchObject({ is_active: true });
    answers = [ALI.toUpperCase()];
    expect(await shop('privacy', 'erase', ALI)).toBe(0);
    expect(await accountOf(ALI)).toBeUndefined();
  });

  it('M05 forgets three-year-old prospects', async () => {
    const created = new Date();
    created.setUTCFullYear(created.getUTCFullYear() - 3);
    created.setUTCDate(created.getUTCDate() - 1);
    const elodie = 'elodie.marchand@demo.valbrune.example';
    await database.db
      .updateTable('customer')
      .set({ created_at: created })
      .where('email', '=', elodie)
      .execute();
    expect(await shop('privacy', 'sweep')).toBe(0);
    expect(said).toContain('Effacés\u00A0: 1 compte(s)');
    expect(await accountOf(elodie)).toBeUndefined();
  });
});
