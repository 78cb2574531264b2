import { createHash } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const ON_DISK = join(ROOT, '.cache/test-postgres');
const MEMORY = '/dev/shm';
// Some hundred megabytes are used; containers often have no more than sixty-four there.
const ROOM_BYTES = 3 * 1024 ** 3;

/**
 * A run makes and drops hundreds of databases of a thousand files each, which a disk's file system may take ten times
 * as long for. Nothing of them has to last, so they stay in memory where there is plenty.
 */
export async function testDataDir(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => null);
  if (memory === null || memory.bavail * memory.bsize < ROOM_BYTES) return ON_DISK;
  return join(MEMORY, `nuancier-tests-${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`);
}
