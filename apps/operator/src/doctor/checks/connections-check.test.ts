import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inWords, patientOn } from '../testing/patient.ts';
import { connectionsCheck, hostFindings } from './connections-check.ts';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

const told = async (env: Record<string, string> = {}) =>
  inWords(await connectionsCheck.look(patientOn(database, env))).split('\n');

describe('the ways to the database', () => {
  it('are in order on this machine', async () => {
    expect(await told({ DATABASE_OWNER_URL: database.url })).toEqual(['ok | 2 adresse(s), en ordre | ']);
  });

  it('of a pooler: what the role lacks and what is not kept', async () => {
    expect(await told({ DATABASE_LISTEN_URL: database.url })).toEqual([
      expect.stringMatching(/^attention \| le rôle n’a ni statement_timeout.*roles\.sql/),
      expect.stringMatching(/^attention \| PgBouncer ne garde pas.*1\.21/),
    ]);
  });

  it('of reads: the primary is no replica; a host that does not answer is named, without the password', async () => {
    const lines = await told({
      DATABASE_READ_URL: database.url,
      DATABASE_OWNER_URL: 'postgresql://u:secret@127.0.0.1:1/x',
    });
    expect(lines).toEqual([
      expect.stringMatching(/^attention \| DATABASE_OWNER_URL, 127\.0\.0\.1:1\u00A0: ne répond pas/),
      expect.stringMatching(/^à corriger \| DATABASE_OWNER_URL\u00A0: aucun serveur n’accepte d’écritures/),
      expect.stringMatching(/^attention \| DATABASE_READ_URL.*: la base principale, pas une copie/),
    ]);
    expect(lines.join('')).not.toContain('secret');
  });

  it.each([
    ['here and plain', true, false, false, ''],
    ['elsewhere and verified', false, true, true, ''],
    ['elsewhere and not verified', false, true, false, 'attention | DATABASE_URL, db\u00A0: chiffrée, mais'],
    [
      'elsewhere and plain',
      false,
      false,
      false,
      'attention | DATABASE_URL, db\u00A0: une autre machine, et rien',
    ],
  ])('%s', (_what, isHere, isEncrypted, isVerified, words) => {
    const host = { host: 'db', isReached: true, takesWrites: true, hasLimits: true } as const;
    const found = inWords(hostFindings('DATABASE_URL', { ...host, isHere, isEncrypted, isVerified }));
    expect(words === '' ? found : found.slice(0, words.length)).toBe(words);
  });
});
