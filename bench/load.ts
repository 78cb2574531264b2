import { Agent, request } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';

/** The bodies are sent in turn, over and over; null is a request without one. */
export type Load = {
  url: string;
  bodies: readonly (string | null)[];
  connections: number;
  seconds: number;
  /** for personal requests */
  authorization?: string;
};

export type Measured = {
  requests: number;
  failures: number;
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
};

/** Keeps a fixed number of connections busy for a fixed time: bounded, and it stops by itself. */
export async function drive({ url, bodies, connections, seconds, authorization }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let failures = 0;
  let bytes = 0;
  let turn = 0;
  const started = performance.now();
  const end = started + seconds * 1000;

  async function connection(): Promise<void> {
    while (performance.now() < end) {
      const before = performance.now();
      const body = bodies[turn++ % bodies.length] ?? null;
      const answer = await send(url, body, agent, authorization);
      latencies.push(performance.now() - before);
      bytes += answer.bytes;
      if (answer.status >= 500) failures += 1;
    }
  }

  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  return {
    requests: latencies.length,
    failures,
    perSecond: latencies.length / elapsed,
    p50: at(latencies, 0.5),
    p99: at(latencies, 0.99),
    bytes: bytes / latencies.length,
  };
}

export function send(
  url: string,
  body: string | null,
  agent?: Agent,
  authorization?: string,
): Promise<{ status: number; bytes: number; content: Buffer }> {
  const options: RequestOptions = {
    method: body === null ? 'GET' : 'POST',
    headers: {
      ...(body === null
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(agent ? { agent } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const content = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, bytes: content.length, content });
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
