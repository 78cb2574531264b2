import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

let database: ClonedDatabase;
let said: string;
beforeEach(async () => {
  database = await testDatabase('demo');
  said = '';
});
afterEach(() => database.close());

function shop(...words: string[]): Promise<number> {
  const print = (line: string) => {
    said += `${line}\n`;
  };
  const env = { DATABASE_URL: database.url, PUBLIC_URL: 'https://boutique.example' };
  return runShopCommand(words, env, '/srv/boutique', { print, progress: progressOn({ write: print }) });
}

const waiting = async () => {
  const rows = await database.db
    .selectFrom('product_review')
    .select(['id', 'status'])
    .orderBy('id')
    .execute();
  return rows.filter(({ status }) => status === 'PENDING').map(({ id }) => String(id));
};

describe('npm run shop -- review', () => {
  it('lists those that wait, publishes one, refuses the other, and writes down who did it', async () => {
    const [first = '', second = ''] = await waiting();
    expect(await shop('review', 'list')).toBe(0);
    expect(said).toContain('Terrasse comme neuve');
    expect(said).not.toContain('Livreur en retard');
    expect(await shop('review', 'approve', first)).toBe(0);
    expect(await shop('review', 'reject', second)).toBe(0);
    expect(await waiting()).toEqual([]);
    said = '';
    expect(await shop('review', 'approve', first)).toBe(0);
    expect(said).toBe(`L’avis ${first} est déjà publié.\n`);
    said = '';
    expect(await shop('review', 'list')).toBe(0);
    expect(said).toBe('Aucun avis.\n');
    const entries = database.db
      .selectFrom('audit_entry')
      .select('event')
      .where('event', '=', 'review-judged');
    expect(await entries.execute()).toHaveLength(2);
  });

  it.each([['list', 'toutes'], ['approve'], ['approve', 'tous'], ['delete', '1'], []])(
    'does not understand %s %s',
    async (...words) => {
      expect(await shop('review', ...words)).toBe(2);
      expect(said).toContain('Usage');
    },
  );

  it('says when there is no such review', async () => {
    expect(await shop('review', 'approve', '999999')).toBe(1);
    expect(said).toContain('Aucun avis ne porte le numéro 999999.');
  });
});
