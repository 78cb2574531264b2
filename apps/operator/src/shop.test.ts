import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { expect, it } from 'vitest';

it('says nothing when its reader reads no further', async () => {
  const database = await testDatabase('demo');
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const file = join(folder, 'prix.csv');
  await writeFile(file, 'article;prix_ht;prix_unitaire_ht\n10100001;20,79;6,93\n');
  const script = join(import.meta.dirname, 'shop.ts');
  const command = `"${process.execPath}" "${script}" import prices "${file}" --dry-run | true`;
  const env = { ...process.env, DATABASE_URL: database.url };
  const told = spawnSync('sh', ['-c', command], { encoding: 'utf8', env });
  expect(told.stderr).toBe('');
  await rm(folder, { recursive: true });
  await database.close();
});
