import { statfs } from 'node:fs/promises';

const MEMORY = '/dev/shm';
// Some hundred megabytes are used; containers often have no more than sixty-four there.
const ROOM_BYTES = 3 * 1024 ** 3;

/**
 * A run makes and drops hundreds of databases of a thousand files each, which a disk's file system may take ten times
 * as long for. Nothing of them has to last, so they stay in memory where there is plenty; null where there is not.
 */
export async function memoryFolder(): Promise<string | null> {
  const memory = await statfs(MEMORY).catch(() => null);
  return memory !== null && memory.bavail * memory.bsize >= ROOM_BYTES ? MEMORY : null;
}
