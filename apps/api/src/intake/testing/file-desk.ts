// Gives a shop files, as an operator or another system does.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePool } from '../../database/tables.ts';
import { formatOf } from '../../imports/files/import-file.ts';
import { receiveFile } from '../../imports/files/receive-file.ts';
import type { ImportKind } from '../../imports/import-kind.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importKindNamed } from '../import-kinds.ts';
import { runImport } from '../run-import.ts';
import type { ImportOptions, ImportOutcome } from '../run-import.ts';

export type FileDesk = {
  folder: string;
  give: (
    kind: string | ImportKind,
    content: string | Buffer,
    options?: Partial<ImportOptions> & { name?: string },
  ) => Promise<ImportOutcome>;
  close: () => Promise<void>;
};

/** With a demo shop of its own behind it, which goes with it. */
export async function demoDesk(): Promise<FileDesk & { db: DatabasePool }> {
  const database = await testDatabase('demo');
  const desk = await fileDesk(() => database.db);
  return {
    ...desk,
    db: database.db,
    async close() {
      await desk.close();
      await database.close();
    },
  };
}

export async function fileDesk(db: () => DatabasePool): Promise<FileDesk> {
  const folder = await mkdtemp(join(tmpdir(), 'files-in-'));
  return {
    folder,
    async give(kind, content, { name = 'fichier.csv', ...options } = {}) {
      const known = typeof kind === 'string' ? importKindNamed(kind) : kind;
      if (known === undefined) throw new Error('no such kind');
      async function* bytes() {
        yield Buffer.from(content);
      }
      const received = await receiveFile(bytes(), { name, folder });
      return runImport(db(), known, received, {
        format: formatOf(name),
        isTrial: false,
        at: null,
        skipsRefused: false,
        isFull: false,
        isAccepted: false,
        mostPriceChange: null,
        rejects: join(folder, `rejets-${name}`),
        givenBy: 'essai',
        place: {
          viewer: { kind: 'visitor' },
          clientAddress: 'poste de commande',
          requestId: 'essai',
          now: () => DEMO_DAY,
        },
        onProgress: () => {},
        ...options,
      });
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
