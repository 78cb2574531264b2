import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import type { Configuration, Environment } from './configuration.ts';

const ROOT = '/srv/boutique';

function accepted(env: Environment): Configuration {
  const read = readConfiguration(env, ROOT);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.configuration;
}

function problems(env: Environment): string[] {
  const read = readConfiguration(env, ROOT);
  return read.ok ? [] : read.problems;
}

describe('backups', () => {
  const KEYS = { BACKUP_S3_ACCESS_KEY_ID: 'cle', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' };
  it('go to a storage by keys of their own, wherever the pictures are', () => {
    expect(accepted(KEYS).backup.s3).toMatchObject({ accessKeyId: 'cle', region: 'us-east-1' });
    expect(accepted({}).backup.s3).toBeUndefined();
  });

  it.each([
    [{ BACKUP_KEY: 'trop court' }, /^BACKUP_KEY doit compter au moins 20/],
    [{ BACKUP_KEY: 'changeme-changeme-changeme' }, /^BACKUP_KEY doit compter au moins 20/],
    [{ BACKUP_KEY: 'rivage-41-tuile-bleue-orme', BACKUP_KEY_FILE: '/cle' }, /^BACKUP_KEY et BACKUP_KEY_FILE/],
    [{ BACKUP_S3_ACCESS_KEY_ID: 'cle' }, /vont ensemble/],
  ])('%j is refused', (env, words) => {
    expect(problems(env)).toEqual([expect.stringMatching(words)]);
  });
});
