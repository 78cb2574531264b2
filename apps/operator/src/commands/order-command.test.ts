import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

// Waits at the store, with two lines.
const NUMBER = 'W26100007';

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

describe('npm run shop -- order', () => {
  it.each([
    [['demain'], 2, /Usage/],
    [['prepare'], 2, /Usage/],
    [['prepare', 'deux'], 2, /« deux » ne se lit pas/],
    [['prepare', '9=1'], 2, /n’a pas de ligne « 9 »/],
    [['prepare', '1=9'], 1, /dépasse ce qui reste/],
    [['prepare', '1=0'], 1, /nombre entier supérieur à 0/],
    [['prepare', '1=1', '1=1'], 1, /figure deux fois/],
  ])('%s is refused and says why', async (words, code, why) => {
    expect(await shop('order', NUMBER, ...words)).toBe(code);
    expect(said).toMatch(why);
  });

  it('says which lines are prepared and sent, by place or reference, and shows what is left', async () => {
    expect(await shop('order', NUMBER, 'prepare', '1=3', '82300204=7')).toBe(0);
    expect(said).toMatch(/est maintenant PREPA_PARTIELLE/);
    expect(said).toMatch(/1\. {2}80100201 .*commandés : 8 {2}préparés : 3 {2}expédiés : 0 {2}reste : 8/);
    expect(said).toContain('Ruban pour surfaces délicates – 50 mm × 50 m – À l’unité');
    said = '';
    expect(await shop('order', NUMBER, 'hand-over', 'tout')).toBe(0);
    expect(said).toMatch(/est maintenant EXPEDIEE[^]*reste : 0/);
    said = '';
    expect(await shop('order', NUMBER, 'hand-over', 'tout')).toBe(1);
    expect(said).toMatch(/Il ne reste rien à noter/);
  });
});
