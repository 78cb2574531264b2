import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { queueMail } from '@nuancier/api/outbox/outbox.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { progressOn } from './progress.ts';
import { runShopCommand } from './run-shop-command.ts';

let database: ClonedDatabase;
let said: string;

beforeEach(async () => {
  database = await testDatabase('demo');
  said = '';
});
afterEach(() => database.close());

function print(line: string): void {
  said += `${line}\n`;
}

function shop(words: string[], env: Record<string, string> = {}): Promise<number> {
  const terminal = { print, progress: progressOn({ write: print }) };
  return runShopCommand(words, { DATABASE_URL: database.url, ...env }, '/srv/boutique', terminal);
}

describe('npm run shop', () => {
  it('explains itself in French and lists what it can do', async () => {
    expect(await shop(['--help'])).toBe(0);
    expect(said).toContain('Usage\u00A0: npm run shop -- <commande>');
    for (const name of ['migrate', 'reset-demo', 'status']) expect(said).toContain(`  ${name}`);
  });

  it.each([
    [[], 'Usage'],
    [['import', 'bananes', 'x.csv'], 'Aucun genre de fichier ne s’appelle «\u00A0bananes\u00A0».'],
    [['import', 'prices', 'x.csv', '--max-change', 'abc'], '«\u00A0abc\u00A0» n’est pas un pourcentage'],
    [
      ['key', 'create', '--name', 'ERP', '--scope', 'tout:faire'],
      'Aucun droit ne s’appelle «\u00A0tout:faire\u00A0».',
    ],
    [['voler'], 'Commande inconnue\u00A0: «\u00A0voler\u00A0».'],
    [['reset-demo', '--size', '7'], 'Taille inconnue'],
    [['demo-files'], 'demo-files DOSSIER'],
    [['mail', 'voler'], 'mail [failed | retry ID]'],
    [['mail', 'retry'], 'mail [failed | retry ID]'],
    [['reset-demo', '--taille', '600'], 'Argument inconnu ou incomplet\u00A0: «\u00A0--taille\u00A0».'],
  ])('answers %o with code 2', async (words, sentence) => {
    expect(await shop(words)).toBe(2);
    expect(said).toContain(sentence);
  });

  it('prints no control characters, whoever wrote them', async () => {
    expect(await shop(['\u001b]0;pris\u0007\u001b[2Jvoler'])).toBe(2);
    expect(said).toContain('«\u00A0\uFFFD]0;pris\uFFFD\uFFFD[2Jvoler\u00A0»');
    expect(said).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('names what is wrong with the settings', async () => {
    expect(await shop(['status'], { PORT: 'abc' })).toBe(1);
    expect(said).toBe('PORT doit être un nombre entier de 0 à 65535.\n');
  });

  it('says so when the database cannot be reached', async () => {
    expect(await shop(['status'], { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x' })).toBe(1);
    expect(said).toContain(
      'La base de données ne répond pas comme il faut\u00A0: connect ECONNREFUSED 127.0.0.1:1',
    );
  });

  it('lists the mails, and revives one that was given up', async () => {
    expect(await shop(['mail', 'failed'])).toBe(0);
    expect(said).toBe('Aucun e-mail.\n');
    const mail = {
      template: 'approval_approved',
      to: 'lea@chantier.example',
      variables: { civility: null, firstname: 'Léa', lastname: 'Roy', parentName: 'Anne' },
    } as const;
    await queueMail(database.db, mail, new Date());
    const [row] = await database.db
      .updateTable('outbox')
      .set({ failed_at: new Date(), last_error: '550 inconnu' })
      .returning('id')
      .execute();
    expect(await shop(['mail', 'failed'])).toBe(0);
    expect(said).toContain('abandonné  approval_approved  lea@chantier.example  550 inconnu');
    expect(await shop(['mail', 'retry', row?.id ?? ''])).toBe(0);
    expect(await shop(['mail', 'retry', row?.id ?? ''])).toBe(1);
    expect(await shop(['mail'])).toBe(0);
    expect(said).toContain('en attente, 0 essai(s)  approval_approved');
  });

  it('describes the database and the catalogue', async () => {
    expect(await shop(['status'])).toBe(0);
    expect(said).toMatch(/Migrations {3}à jour/);
    expect(said).toMatch(/PostgreSQL {3}18\./);
    expect(said).toMatch(/Produits {5}\d{3}/);
    expect(said).toContain('Sauvegarde   aucune encore');
    expect(said).not.toContain(database.url);
  });

  it('names a migration whose file was changed after it was applied', async () => {
    await database.db
      .withTables<{ migration_checksum: { name: string; sha256: string } }>()
      .updateTable('migration_checksum')
      .set({ sha256: '0' })
      .where('name', '=', '0002-product-links')
      .execute();
    expect(await shop(['status'])).toBe(1);
    expect(said).toContain('Migrations   modifiées après leur application\u00A0: 0002-product-links\n');
    expect(await shop(['migrate'])).toBe(1);
    expect(said).toContain('«\u00A00002-product-links\u00A0» a été modifiée');
  });

  it('brings the database up to date', async () => {
    expect(await shop(['migrate'])).toBe(0);
    expect(said).toBe('La base est déjà à jour.\n');
  });

  it('loads the demonstration anew, whatever was changed', async () => {
    await database.db.updateTable('product').set({ name: 'Griffonné' }).execute();
    expect(await shop(['reset-demo'])).toBe(0);
    expect(said).toContain('Démonstration rechargée');
    const changed = await database.db
      .selectFrom('product')
      .select('id')
      .where('name', '=', 'Griffonné')
      .execute();
    expect(changed).toEqual([]);
  });

  it('loads it into a shop that is still empty', async () => {
    const empty = await testDatabase('empty');
    expect(await shop(['reset-demo'], { DATABASE_URL: empty.url })).toBe(0);
    expect(await empty.db.selectFrom('customer').select('id').execute()).not.toEqual([]);
    await empty.close();
  });

  it('refuses to erase a shop in production', async () => {
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://www.nuancier.test',
      SESSION_SECRET: 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0Ms!aUe',
      SMTP_URL: 'smtps://boutique:secret@smtp.nuancier.test',
      MAIL_FROM: 'Nuancier <ne-pas-repondre@nuancier.test>',
      MAIL_CONTACT: 'contact@nuancier.test',
    };
    expect(await shop(['reset-demo'], env)).toBe(1);
    expect(said).toContain('Refusé');
  });

  it('refuses to erase customers that are not the demonstration’s', async () => {
    await database.db.deleteFrom('operator_note').where('name', '=', 'demo').execute();
    expect(await shop(['reset-demo'])).toBe(1);
    expect(said).toContain('ne porte pas la marque de la démonstration');
    expect(await database.db.selectFrom('customer').select('id').execute()).not.toEqual([]);
  });
});
