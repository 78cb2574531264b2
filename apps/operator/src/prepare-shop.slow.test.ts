import { readConfiguration } from '@nuancier/api/configuration/configuration.ts';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareShop } from './prepare-shop.ts';
import type { PreparedShop } from './prepare-shop.ts';
import { progressOn } from './progress.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.nuancier.test',
  SESSION_SECRET: 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0Ms!aUe',
  SMTP_URL: 'smtps://boutique:secret@smtp.nuancier.test',
  MAIL_FROM: 'Nuancier <ne-pas-repondre@nuancier.test>',
  MAIL_CONTACT: 'contact@nuancier.test',
};

let database: ClonedDatabase;
let written: string[];
const prepared: PreparedShop[] = [];

beforeEach(async () => {
  database = await testDatabase('empty');
  written = [];
});
afterEach(async () => {
  await Promise.all(prepared.splice(0).map((shop) => shop.close()));
  await database.close();
});

async function prepare(env: Record<string, string> = {}): Promise<PreparedShop> {
  const shop = await prepareShop(configuration(env), progressOn({ write: (text) => written.push(text) }));
  prepared.push(shop);
  return shop;
}

function configuration(env: Record<string, string>): Configuration {
  const read = readConfiguration({ DATABASE_URL: database.url, ...env }, '/srv/boutique');
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.configuration;
}

async function countCustomers(): Promise<number> {
  return (await database.db.selectFrom('customer').select('id').execute()).length;
}

describe('prepareShop', () => {
  it('loads the demonstration on the first start, visibly, and not on the second', async () => {
    expect((await prepare()).demoLoaded).toBe(true);
    expect(await countCustomers()).toBeGreaterThan(0);
    expect(written.join('')).toContain('Produits');
    expect((await prepare()).demoLoaded).toBe(false);
  });

  it('K05 loads it once when two shops start at the same time', async () => {
    const both = await Promise.all([prepare(), prepare()]);
    expect(both.map((shop) => shop.demoLoaded).toSorted()).toEqual([false, true]);
  });

  it('N16 leaves a production shop without demonstration accounts', async () => {
    expect((await prepare(PRODUCTION)).demoLoaded).toBe(false);
    expect(await countCustomers()).toBe(0);
  });

  it('leaves the shop empty when asked to', async () => {
    await prepare({ LOAD_DEMO: 'no' });
    expect(await countCustomers()).toBe(0);
  });
});
