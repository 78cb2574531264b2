import { afterEach, describe, expect, it } from 'vitest';
import { openProbes, tellProbes } from './open-probes.ts';
import type { Probes } from './open-probes.ts';

let probes: Probes | undefined;
afterEach(async () => {
  await probes?.close();
  probes = undefined;
});

const HOST = '127.0.0.1';
const open = async (silentMs: number) => (probes = await openProbes({ host: HOST, port: 0, silentMs }));
const statusOf = async (path: string) => (await fetch(`http://${HOST}:${probes?.port}${path}`)).status;

/** Keeps this process's event loop busy until another process has asked the probes. */
async function statusWhileBusy(path: string): Promise<string> {
  const { execFileSync } = await import('node:child_process');
  const ask = `fetch('http://${HOST}:${probes?.port}${path}').then((answer) => console.log(answer.status))`;
  return execFileSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).trim();
}

describe('the port for probes', () => {
  it('answers while the event loop of the shop does not turn', async () => {
    const { tell } = await open(60_000);
    tell({ kind: 'beat' });
    tell({ kind: 'readiness', readiness: { ready: true } });
    expect([await statusWhileBusy('/healthz'), await statusWhileBusy('/readyz')]).toEqual(['200', '200']);
  });

  it('reports a process as hung, and not ready, when it has sent no beat for too long', async () => {
    const { tell } = await open(1);
    tell({ kind: 'beat' });
    tell({ kind: 'readiness', readiness: { ready: true } });
    await expect.poll(() => statusOf('/healthz')).toBe(503);
    expect(await statusOf('/readyz')).toBe(503);
  });

  it('reports neither alive nor ready before the first beat, and knows no other address', async () => {
    await open(60_000);
    expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/metrics')]).toEqual([
      503, 503, 404,
    ]);
  });

  it('follows the readiness of the shop, which is none when it cannot be asked', async () => {
    const opened = await open(60_000);
    const answers = [async () => ({ ready: true }), () => Promise.reject(new Error('away'))];
    for (const [ready, status] of [
      [answers[0], 200],
      [answers[1], 503],
    ] as const) {
      const end = tellProbes(opened, ready ?? (() => Promise.reject(new Error('none'))));
      await expect.poll(() => statusOf('/readyz')).toBe(status);
      end();
    }
    expect(await statusOf('/healthz')).toBe(200);
  });

  it('names the port that is taken', async () => {
    const { port } = await open(60_000);
    await expect(openProbes({ host: HOST, port, silentMs: 1 })).rejects.toThrow(
      `PROBE_PORT ${port} on ${HOST} cannot be opened: EADDRINUSE`,
    );
  });
});
