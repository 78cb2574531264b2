// Answers /healthz and /readyz on a port of their own, in a thread of its own: a loop that is busy with a crowd answers
// its probes as fast as an idle one, and one that hangs is seen.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromProbes, ProbeSettings, ToProbes } from './probe-messages.ts';

const { host, port, silentMs } = workerData as ProbeSettings;
let beatAt = Number.NEGATIVE_INFINITY;
let readiness: Extract<ToProbes, { kind: 'readiness' }>['readiness'] = { ready: false };

parentPort?.on('message', (message: ToProbes) => {
  if (message.kind === 'beat') beatAt = performance.now();
  else ({ readiness } = message);
});

const server = createServer((request, response) => {
  const alive = performance.now() - beatAt < silentMs;
  const answers = new Map<string, { isWell: boolean; body: object }>([
    ['/healthz', { isWell: alive, body: { alive } }],
    ['/readyz', { isWell: alive && readiness.ready, body: { ...readiness, alive } }],
  ]);
  const answer = answers.get(request.url ?? '');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.writeHead(answer === undefined ? 404 : answer.isWell ? 200 : 503);
  response.end(JSON.stringify(answer?.body ?? {}));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const tell = (message: FromProbes) => parentPort?.postMessage(message);
server.on('error', (error: NodeJS.ErrnoException) => tell({ kind: 'failed', code: error.code ?? 'unknown' }));
server.listen({ host, port }, () =>
  tell({ kind: 'listening', port: (server.address() as AddressInfo).port }),
);
