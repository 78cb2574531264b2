import { expect, it } from 'vitest';
import { BackupRefused } from '../backup-refused.ts';
import { findBackup, listBackups, pruneBackups } from '../keep-backups.ts';
import type { BackupPlace } from './backup-place.ts';
import { tellingTroubles } from './place-troubles.ts';

const named = (name: string) => Object.assign(new Error('x'), { name });
const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  [coded('ENOENT'), 'n’existe pas'],
  [coded('ENOTDIR'), 'n’est pas un dossier'],
  [coded('EACCES'), 'n’a pas le droit'],
  [coded('EROFS'), 'qu’en lecture'],
  [coded('ENOSPC'), 'plus de place'],
  [named('NoSuchBucket'), 'ce compartiment n’existe pas'],
  [named('AccessDenied'), 'ces clés'],
  [coded('ECONNREFUSED'), 'ne répond pas'],
  [new Error('seven lights'), 'seven lights'],
])('whatever is asked of it, a place that answers %s says so: %s', async (trouble, words) => {
  const place = tellingTroubles(failing(trouble));
  const draft = await tellingTroubles({ ...failing(trouble), begin: async () => failing(trouble) }).begin(
    'b',
  );
  const asked = [
    place.folders(),
    place.read('b', 'n'),
    place.begin('b'),
    place.remove('b'),
    draft.write('n', Buffer.from('')),
    draft.finish(Buffer.from('')),
    draft.abandon(),
  ];
  for (const answer of await Promise.allSettled(asked)) {
    const reason: unknown = answer.status === 'rejected' ? answer.reason : undefined;
    expect(reason).toBeInstanceOf(BackupRefused);
    expect(String(reason)).toMatch(/«\u00A0\/srv\/backups\u00A0» ne peut pas servir\u00A0: .*\.$/);
    expect(String(reason)).toContain(words);
  }
});

it('what a place refuses in words of its own stays as it is', async () => {
  const refused = new BackupRefused('Non.');
  await expect(tellingTroubles(failing(refused)).folders()).rejects.toBe(refused);
});

it('a manifest that is not given makes no backup damaged: nothing is listed, chosen or removed by it', async () => {
  const place = tellingTroubles({ ...failing(coded('EACCES')), folders: async () => ['20261118T020000Z'] });
  const asked = [
    listBackups(place),
    findBackup(place, undefined, undefined),
    pruneBackups(place, { keep: 1, made: '20261119T020000Z', now: new Date('2026-11-19T02:00:00Z') }),
  ];
  for (const answer of await Promise.allSettled(asked)) {
    const reason: unknown = answer.status === 'rejected' ? answer.reason : undefined;
    expect(String(reason)).toMatch(/ne peut pas servir\u00A0: .*n’a pas le droit[^.]*\.$/);
  }
});

function failing(trouble: Error): BackupPlace & Awaited<ReturnType<BackupPlace['begin']>> {
  const fail = () => Promise.reject(trouble);
  return {
    said: '/srv/backups',
    folders: fail,
    read: fail,
    begin: fail,
    remove: fail,
    write: fail,
    finish: fail,
    abandon: fail,
  };
}
