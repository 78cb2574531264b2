import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './child-server.ts';
import { drive } from './load.ts';

const ANSWER = '{"data":{"placeOrder":{"order":{"order_number":"W26000001"}}}}';

/** Requests a second of a bare node http server that sends a small answer: what the same machine can do at most. */
export async function measureBareRate(connections: number, seconds: number): Promise<number> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'nuancier-bare-'));
  const file = path.join(scratch, 'answer');
  writeFileSync(file, ANSWER);
  const program = path.join(import.meta.dirname, 'bare-server.ts');
  const bare = await startServer([program, file, 'application/json'], {}, /^(\d+)$/m);
  try {
    const load = { url: bare.url, bodies: [ANSWER], connections };
    await drive({ ...load, seconds: 0.5 });
    return (await drive({ ...load, seconds })).perSecond;
  } finally {
    await bare.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
