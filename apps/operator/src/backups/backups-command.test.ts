// Where there is no backup, or no place for one. No database is asked.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

let folder: string;
let said = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sauvegardes-'));
});
afterAll(() => rm(folder, { recursive: true }));

function shop(...words: string[]): Promise<number> {
  said = '';
  const print = (line: string) => void (said += `${line}\n`);
  const settings = { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x' };
  return runShopCommand(words, settings, '/srv/boutique', {
    print,
    progress: progressOn({ write: () => {} }),
  });
}

it('nothing verified is not all well', async () => {
  await mkdir(join(folder, '20260101T000000Z-0000aa.inachevee'));
  expect(await shop('backups', '--in', folder)).toBe(0);
  expect(await shop('backups', '--in', folder, '--verify')).toBe(1);
  expect(said).toContain('Rien n’a été relu');
});

it.each([
  ['backups', '--in'],
  ['restore', '--from'],
])('%s says that its folder is not there', async (command, option) => {
  expect(await shop(command, option, join(folder, 'nulle-part'))).toBe(1);
  expect(said).toMatch(/nulle-part\u00A0» ne peut pas servir\u00A0: ce dossier n’existe pas\.\n$/);
});
