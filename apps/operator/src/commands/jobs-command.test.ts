import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

let database: ClonedDatabase;
let said: string;
beforeAll(async () => {
  database = await testDatabase('demo');
});
afterAll(() => database.close());
beforeEach(() => {
  said = '';
});

function shop(...words: string[]): Promise<number> {
  const print = (line: string) => {
    said += `${line.replaceAll('\u00A0', ' ')}\n`;
  };
  const env = { DATABASE_URL: database.url, PUBLIC_URL: 'https://boutique.example' };
  return runShopCommand(words, env, '/srv/boutique', { print, progress: progressOn({ write: print }) });
}

it.each([
  [['courir'], /Usage/],
  [['run'], /Usage/],
  [['run', 'rien'], /Aucune tâche ne s’appelle « rien »\. Il y a : privacy-sweep, cleaning/],
])('jobs %s is not understood and says why', async (words, why) => {
  expect(await shop('jobs', ...words)).toBe(2);
  expect(said).toMatch(why);
});

it('shows every job: when it comes, how the last run ended, how long it took and who did it', async () => {
  await shop('jobs');
  expect(said).toMatch(/^cleaning .*\(chaque jour à 4 h\)\n {2}jamais passée/m);
  said = '';
  expect(await shop('jobs', 'run', 'cleaning')).toBe(0);
  expect(said).toBe(
    'Fait : 0 événement, 0 mouvement de stock, 0 appel, 0 fichier envoyé, 0 recherche comptée, 0 passage de tâche.\n',
  );
  said = '';
  expect(await shop('jobs')).toBe(0);
  expect(said).toMatch(
    /^cleaning .*\n {2}prochain passage : .*\n {2}dernier passage : .*, réussi, en .* s, par .*:\d+ : 0 événement/m,
  );
});

it('a job that runs elsewhere is not begun a second time', async () => {
  await sql`
    insert into job_run (name, due_at, tries, lease, next_try_at, process, started_at, beat_at)
    values ('cleaning', now(), 1, gen_random_uuid(), now() + interval '1 minute', 'ailleurs:1', now(), now())`.execute(
    database.db,
  );
  expect(await shop('jobs', 'run', 'cleaning')).toBe(1);
  expect(said).toBe('Cette tâche est déjà en cours dans un autre processus.\n');
  said = '';
  expect(await shop('jobs')).toBe(0);
  expect(said).toMatch(/en cours depuis .* \(ailleurs:1, dernier signe /);
});

it('a failure stands in the list, and the list says so by its code', async () => {
  await sql`
    update job_run set ended_at = now() + interval '1 hour', outcome = 'failed', last_error = 'plus de place', lease = null
    where ended_at is null`.execute(database.db);
  expect(await shop('jobs')).toBe(1);
  expect(said).toMatch(/échoué, .*plus de place/);
});
