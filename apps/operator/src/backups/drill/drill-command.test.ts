import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WITHOUT_POSTGRES } from '@nuancier/api/testing/without-postgres.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SHOP = join(import.meta.dirname, '../../shop.ts');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'essai-sans-base-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([[[]], [['--from', '/srv/backups']]])(
  'delivered without a PostgreSQL, a drill asks at once for the database to restore into: drill %j',
  (words) => {
    // A way to the living shop, which it must not take.
    const DATABASE_URL = 'postgresql://boutique@127.0.0.1:9/boutique';
    const { status, stdout, stderr } = spawnSync(process.execPath, [SHOP, 'drill', ...words], {
      encoding: 'utf8',
      env: { DATABASE_URL, DATA_DIR: folder, TMPDIR: folder, NODE_OPTIONS: WITHOUT_POSTGRES },
    });
    const said = stdout + stderr;
    expect(status).toBe(1);
    expect(said).toMatch(/^Il faut une base vide où restaurer.*--into postgresql:\/\/…\/nuancier_drill/);
    expect(said).not.toContain('DATABASE_URL');
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  },
);
