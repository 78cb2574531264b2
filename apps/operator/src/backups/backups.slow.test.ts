import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { lastBackup } from '@nuancier/api/backups/backups.ts';
import { folderStores, paperName } from '@nuancier/api/media/media.ts';
import { queueMail } from '@nuancier/api/outbox/outbox.ts';
import { sendDue } from '@nuancier/api/outbox/send-due.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { EXIT } from '@nuancier/api/process/exit-codes.ts';
import { openPool } from '@nuancier/api/database/open-pool.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { s3Server } from '@nuancier/api/media/stored/testing/s3-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

const KEY = 'rivage-41-tuile-bleue-orme';
const PICTURE = `${'ab'.repeat(16)}/320x400.avif`;
const PAPER = Buffer.from('%PDF-1.7 une facture');
const paper = paperName(createHash('sha256').update(PAPER).digest('hex'));

const OWNER = `proprietaire_${Math.floor(Math.random() * 1e9)}`;

let living: ClonedDatabase;
let folder: string;
let said = '';
const opened: ClonedDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sauvegardes-'));
  living = await opening(testDatabase('demo'));
  await sql.raw(`create role ${OWNER} login password 'essai'`).execute(living.db);
  const { pictures, papers } = folderStores(join(folder, 'vivante'));
  await pictures.put(PICTURE, Buffer.from('une image'));
  await papers.put(paper, PAPER);
  await queueMail(living.db, MAIL, new Date());
  await sql`
    insert into persistent_login (token_hash, customer_id, created_at, last_used_at)
    select '\\x01', id, now(), now() from customer order by id limit 1`.execute(living.db);
  await sql`
    insert into staff_link (staff_id, kind, token_hash, expires_at)
    select id, 'password', '\\x02', now() + interval '1 day' from staff order by id limit 1`.execute(
    living.db,
  );
});
afterAll(async () => {
  await Promise.all(opened.filter((one) => one !== living).map((database) => database.close()));
  await sql.raw(`drop role ${OWNER}`).execute(living.db);
  await living.close();
  await rm(folder, { recursive: true });
});

const MAIL = {
  template: 'approval_approved',
  to: 'lea@chantier.example',
  variables: { civility: null, firstname: 'Léa', lastname: 'Roy', parentName: 'Anne' },
} as const;

async function opening(database: Promise<ClonedDatabase>): Promise<ClonedDatabase> {
  opened.push(await database);
  return database;
}

/** An empty database, asked as its owner: a role with no other right on the server. */
async function nothing(): Promise<ClonedDatabase> {
  const database = await opening(testDatabase('empty'));
  const [, name = ''] = /\/(\w+)(?:\?|$)/.exec(database.url) ?? [];
  await sql
    .raw(
      `drop schema public cascade; alter database ${name} owner to ${OWNER}; create schema public authorization ${OWNER}`,
    )
    .execute(database.db);
  return { ...database, url: database.url.replace(/\/\/[^@]*@/, `//${OWNER}:essai@`) };
}

async function shop(words: string[], database: ClonedDatabase, env: Record<string, string> = {}) {
  said = '';
  const print = (line: string) => (said += `${line}\n`);
  const terminal = { print, progress: progressOn({ write: () => {} }) };
  const settings = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'vivante'), ...env };
  return runShopCommand([...words, '--by', 'Nadia'], settings, '/srv/boutique', terminal);
}

const at = (name: string) => join(folder, name);
const elsewhere = () => ({ DATA_DIR: at(`ailleurs-${Math.random()}`) });

async function lastIn(place: string): Promise<string> {
  return (await readdir(place)).toSorted().at(-1) ?? '';
}

/** Everything that a migration makes and a load could leave otherwise. */
async function schemaOf({ db }: ClonedDatabase): Promise<unknown[]> {
  const found = await sql`
    select 'index', indexdef::text, '' from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass::text, pg_get_constraintdef(oid), convalidated::text from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select tgrelid::regclass::text, pg_get_triggerdef(oid), tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2, 3`.execute(db);
  return found.rows;
}

describe('a backup', () => {
  let restored: ClonedDatabase;
  let home: string;
  it('is made while the shop works, and says what is in it', async () => {
    expect(await shop(['backup', '--to', at('clair')], living)).toBe(0);
    expect(said).toMatch(/^Sauvegarde \d{8}T\d{6}Z-[0-9a-f]{6}, non chiffrée/);
    expect(said).toMatch(/2 images et papiers/);
    const noted = await living.db
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'backup-made')
      .execute();
    expect(noted).toMatchObject([{ details: { author: 'Nadia', place: at('clair'), is_sealed: false } }]);
    expect(await lastBackup(living.db)).toMatchObject({
      backup: await lastIn(at('clair')),
      place: at('clair'),
      takenAt: expect.any(Date),
    });
    expect(await shop(['status'], living)).toBe(0);
    expect(said).toMatch(/Sauvegarde {3}dernière faite le .* à \d\d:\d\d, dans «/);
  });

  it('is known as the last one only once it is whole', async () => {
    const before = await lastBackup(living.db);
    await writeFile(at('fichier'), '');
    expect(await shop(['backup', '--to', at('fichier')], living)).toBe(1);
    expect(said).toMatch(/fichier\u00A0» ne peut pas servir\u00A0: ce n’est pas un dossier\.\n$/);
    expect(await lastBackup(living.db)).toEqual(before);
    expect(await shop(['backup', '--to', at('suivante')], living)).toBe(0);
    expect((await lastBackup(living.db))?.backup).toBe(await lastIn(at('suivante')));
  });

  it('K12 is restored into an empty place: rows, rules, numbers, pictures and papers', async () => {
    restored = await nothing();
    home = at('restauree');
    expect(await shop(['restore', '--from', at('clair')], restored, { DATA_DIR: home })).toBe(0);
    expect(said).toContain('restaurée et vérifiée');
    expect(said).toContain('privacy erase E-MAIL');
    expect(said).toContain('Tout le monde doit se reconnecter');
    const inside = ({ db }: ClonedDatabase) =>
      sql`select (select count(*)::int from persistent_login) + (select count(*)::int from staff_link) as ways`.execute(
        db,
      );
    expect((await inside(living)).rows).toEqual([{ ways: 2 }]);
    expect((await inside(restored)).rows).toEqual([{ ways: 0 }]);
    expect(await schemaOf(restored)).toEqual(await schemaOf(living));
    const counted = ({ db }: ClonedDatabase) =>
      sql`select (select count(*) from orders) as orders, (select sum(total_ttc_cents) from orders) as sum,
        (select sum(counted) from stock) as counted, (select max(last_value) from pg_sequences) as last,
        (select count(*) from import_image) as images`.execute(db);
    expect((await counted(restored)).rows).toEqual((await counted(living)).rows);
    const { papers, pictures } = folderStores(home);
    expect([await papers.has(paper), await pictures.has(PICTURE)]).toEqual([true, true]);
  });

  it('leaves a shop that sends nothing until it is told to, and then nothing twice', async () => {
    const sent: string[] = [];
    const delivery = {
      db: restored.db,
      clock: async () => new Date(),
      log: createLog({ level: 'silent' }),
      deliver: async ({ id }: { id: string }) => void sent.push(id),
      keepVariables: false,
    };
    await queueMail(restored.db, MAIL, new Date());
    await sendDue(delivery);
    expect(sent).toEqual([]);
    // The shop was lost in the year after its backup: it gave out numbers of both.
    const year = Number(localMoment(new Date()).date.slice(0, 4));
    await restored.db.deleteFrom('order_counter').where('year', '=', year).execute();
    await restored.db
      .insertInto('order_counter')
      .values({ year: year - 1, last_nth: 40 })
      .onConflict((at) => at.column('year').doUpdateSet({ last_nth: 40 }))
      .execute();
    const before = await numbers(restored);
    expect(await shop(['resume', '--skip', '500'], restored)).toBe(0);
    expect(said).toContain('1 e-mail(s) attendaient lors de la sauvegarde');
    expect(await numbers(restored)).toEqual({
      orders: { ...before.orders, [year - 1]: 540, [year]: 500 },
      event: before.event + 50_000,
    });
    await sendDue(delivery);
    expect(sent).toHaveLength(1);
    expect(await shop(['resume'], restored)).toBe(0);
    expect(said).toContain('Rien n’est retenu');
    expect(await shop(['hold'], restored)).toBe(0);
    await queueMail(restored.db, MAIL, new Date());
    await sendDue(delivery);
    expect(sent).toHaveLength(1);
  });

  it('is never restored over a shop, nor into its folder', async () => {
    expect(await shop(['restore', '--from', at('clair')], living, elsewhere())).toBe(1);
    expect(said).toContain('Refusé\u00A0: la base n’est pas vide');
    expect(await shop(['restore', '--from', at('clair')], await nothing(), { DATA_DIR: home })).toBe(1);
    expect(said).toContain('le dossier des images et papiers n’est pas vide');
  });

  it.each([
    ['a byte has changed', 'a changé depuis qu’elle a été faite', flip],
    ['a part is missing', 'Il manque «\u00A0table_orders-00001.part\u00A0»', (part: string) => rm(part)],
  ])('is refused when %s, and what was begun says that it is not whole', async (_, words, harm) => {
    const place = at(`abime-${Math.random()}`);
    await cp(at('clair'), place, { recursive: true });
    await harm(join(place, await lastIn(place), 'table_orders-00001.part'));
    const target = await nothing();
    expect(await shop(['restore', '--from', place], target, elsewhere())).toBe(1);
    expect(said).toContain(words);
    const unhurried = openPool(target.url, { size: 2, statementTimeoutMs: 0, onTrouble: () => {} });
    await expect(migrate(unhurried)).rejects.toThrow('n’est pas achevée');
    await unhurried.destroy();
    expect(await shop(['restore', '--from', at('clair')], target, elsewhere())).toBe(1);
    expect(said).toMatch(/^La restauration de «.*» n’est pas achevée.* Supprimez la base/);
    const unfinished = /^La restauration de «.*» n’est pas achevée.*recommencez «.*restore.*\n$/;
    for (const command of [['status'], ['init'], ['hold'], ['resume'], ['order', 'list']])
      expect([await shop(command, target), said]).toEqual([1, expect.stringMatching(unfinished)]);
    expect(await shop(['doctor'], target, { PUBLIC_URL: 'http://127.0.0.1:1' })).toBe(1);
    expect(said).toMatch(/à corriger {2}Migrations +La restauration de «.*» n’est pas achevée/);
    expect(said).not.toContain('n’a pas abouti');
    expect(await shop(['backups', '--in', place, '--verify'], living)).toBe(1);
    expect(said).toContain(words);
  });

  it('of a newer version is refused', async () => {
    const newer = await opening(testDatabase('empty'));
    await sql`insert into kysely_migration (name, timestamp) values ('9999-demain', '')`.execute(newer.db);
    expect(await shop(['backup', '--to', at('demain')], newer, elsewhere())).toBe(0);
    expect(await shop(['restore', '--from', at('demain')], await nothing(), elsewhere())).toBe(1);
    expect(said).toContain('vient d’une version plus récente de la boutique (9999-demain)');
  });

  it('that is half written is not taken for one, and old ones go once a new one is whole', async () => {
    const place = at('gardees');
    await cp(at('clair'), place, { recursive: true });
    const first = await lastIn(place);
    await cp(join(place, first), join(place, `20200101T000000Z-000000.inachevee`), { recursive: true });
    await rename(join(place, first), join(place, '20250101T000000Z-0000aa'));
    expect(await shop(['restore', '--from', place], await nothing(), elsewhere())).toBe(1);
    expect(said).toContain('est abîmé');
    const small = await opening(testDatabase('empty'));
    for (const kept of [1, 2, 2]) {
      expect(await shop(['backup', '--to', place, '--keep', '2'], small, elsewhere())).toBe(0);
      expect((await readdir(place)).filter((name) => name > '2026')).toHaveLength(kept);
    }
    expect(await readdir(place)).not.toContain('20200101T000000Z-000000.inachevee');
  });

  it('is made and noted when an old one cannot go, and says so by a code that no other try follows', async () => {
    const place = at('tenace');
    const stuck = '20200101T000000Z-000000.inachevee';
    // A folder cannot be removed as a file is.
    await mkdir(join(place, stuck, 'manifest.json'), { recursive: true });
    const small = await opening(testDatabase('empty'));
    expect(await shop(['backup', '--to', place, '--keep', '1'], small, elsewhere())).toBe(EXIT.unpruned);
    expect(said).toContain('La sauvegarde est faite, mais d’anciennes n’ont pas pu être supprimées');
    const made = (await readdir(place)).find((name) => name !== stuck);
    expect(await lastBackup(small.db)).toMatchObject({ backup: made, place });
  });

  it('that was just made stays, though a clock that ran ahead has left one that seems newer', async () => {
    const place = at('avance');
    const ahead = await copiedAs(place, '20990101T000000Z-0000aa');
    const small = await opening(testDatabase('empty'));
    expect(await shop(['backup', '--to', place, '--keep', '1'], small, elsewhere())).toBe(0);
    expect(said).toContain(`Supprimée\u00A0: ${ahead}`);
    expect(await readdir(place)).toHaveLength(1);
  });

  it('is not replaced in silence by an older one when the newest is damaged', async () => {
    const place = at('ancienne');
    const older = await copiedAs(place, '20250101T000000Z-0000aa');
    const newest = await copiedAs(place, '20260101T000000Z-0000bb');
    await writeFile(join(place, newest, 'manifest.json'), '{');
    expect(await shop(['restore', '--from', place], await nothing(), elsewhere())).toBe(1);
    expect(said).toContain(`${newest} est abîmé`);
    expect(said).toContain('nommez-la (--backup NOM)');
    expect(await shop(['restore', '--from', place, '--backup', older], living, elsewhere())).toBe(1);
    expect(said).toContain('la base n’est pas vide');
  });

  async function copiedAs(place: string, name: string): Promise<string> {
    const made = join(at('clair'), await lastIn(at('clair')));
    await cp(made, join(place, name), { recursive: true });
    const manifest = Object(JSON.parse(await readFile(join(made, 'manifest.json'), 'utf8')));
    await writeFile(join(place, name, 'manifest.json'), JSON.stringify({ ...manifest, backup: name }));
    return name;
  }
});

it('a drill makes one, restores it beside, compares both and walks through what was restored', async () => {
  const into = await nothing();
  // Ways to the living shop that must not lead the restored one there: it would migrate, import and listen on it.
  const ofTheLiving = await nothing();
  const env = {
    BACKUP_KEY: KEY,
    DATABASE_OWNER_URL: ofTheLiving.url,
    COMMERCE_API_URL: 'http://127.0.0.1:9',
  };
  const kept = await lastBackup(living.db);
  expect(await shop(['drill', '--into', into.url], living, env)).toBe(0);
  // The one it made is gone with it.
  expect(await lastBackup(living.db)).toEqual(kept);
  expect(await schemaOf(ofTheLiving)).toEqual([]);
  expect(said).toContain('chiffrée');
  for (const what of [
    'accueil',
    'rayon',
    'produit',
    'recherche',
    'connexion',
    'commande',
    'orders.total_ttc_cents',
  ])
    expect(said).toMatch(new RegExp(`bon .*${what}`));
  expect(said).toMatch(/Rétabli en \(RTO\)\u00A0: [\d,]+\u00A0s/);
  expect(said).toContain('Essai réussi.');
}, 360_000);

describe('a sealed backup, in storage that speaks S3', () => {
  let server: Awaited<ReturnType<typeof s3Server>>;
  let small: ClonedDatabase;
  let env: Record<string, string>;
  beforeAll(async () => {
    server = await s3Server();
    small = await opening(testDatabase('empty'));
    env = {
      BACKUP_KEY: KEY,
      BACKUP_S3_ENDPOINT: server.setting.endpoint ?? '',
      BACKUP_S3_REGION: server.setting.region,
      BACKUP_S3_ACCESS_KEY_ID: server.setting.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: server.setting.secretAccessKey,
      ...elsewhere(),
    };
  });
  afterAll(() => server.close());
  const place = 's3://images/nuit';

  it('shows nothing to who has not its key', async () => {
    expect(await shop(['backup', '--to', place], small, env)).toBe(0);
    const held = [...server.objects].map(([, { bytes }]) => bytes.toString('latin1')).join('\n');
    expect(held).not.toContain('0001-the-house');
    expect(await shop(['restore', '--from', place], await nothing(), { ...env, BACKUP_KEY: '' })).toBe(1);
    expect(said).toContain('est chiffrée\u00A0: donnez sa clé');
    const wrong = { ...env, BACKUP_KEY: 'rivage-42-tuile-bleue-orme' };
    expect(await shop(['restore', '--from', place], await nothing(), wrong)).toBe(1);
    expect(said).toContain('la clé n’est pas la sienne, ou son manifeste a été modifié');
  });

  it('is restored by its key, which may stand in a file', async () => {
    await writeFile(at('cle'), `${KEY}\n`, { mode: 0o600 });
    const byFile = { ...env, ...elsewhere(), BACKUP_KEY: '', BACKUP_KEY_FILE: at('cle') };
    expect(await shop(['restore', '--from', place], await nothing(), byFile)).toBe(0);
    expect(await shop(['backups', '--in', place, '--verify'], small, byFile)).toBe(0);
    expect(said).toContain('relue en entier, rien n’a changé');
  });

  it('is not replaced by one that somebody without the key has put there', async () => {
    const planted = { ...elsewhere(), BACKUP_KEY: KEY };
    expect(await shop(['restore', '--from', at('clair')], await nothing(), planted)).toBe(1);
    expect(said).toContain('n’est pas chiffrée, alors qu’une clé est donnée');
    expect(await shop(['backups', '--in', at('clair'), '--verify'], small, planted)).toBe(1);
  });

  it('is refused when what stands outside was written anew', async () => {
    const [path = '', manifest] = [...server.objects].find(([name]) => name.endsWith('/manifest.json')) ?? [];
    const outside = Object(JSON.parse(String(manifest?.bytes)));
    const later = JSON.stringify({ ...outside, takenAt: '2031-01-01T00:00:00.000Z' });
    server.objects.set(path, { bytes: Buffer.from(later), type: '' });
    expect(await shop(['restore', '--from', place], await nothing(), env)).toBe(1);
    expect(said).toContain('son manifeste a été modifié');
  });

  it('goes when newer ones are kept', async () => {
    expect(await shop(['backup', '--to', place, '--keep', '1'], small, env)).toBe(0);
    const names = [...server.objects.keys()].map((path) => path.split('/')[3]);
    expect(new Set(names).size).toBe(1);
  });
});

type Numbers = { orders: Record<number, number>; event: number };

async function numbers({ db }: ClonedDatabase): Promise<Numbers> {
  const found = await sql<Numbers>`
    select (select jsonb_object_agg(year, last_nth) from order_counter) as orders,
      (select position from event_head)::int as event`.execute(db);
  return found.rows[0] ?? { orders: {}, event: 0 };
}

async function flip(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
  await writeFile(path, bytes);
}
