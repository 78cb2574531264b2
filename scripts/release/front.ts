// What stands before the processes, as deploy/nginx does: each request to the next one, to another when one is not
// there, and for a built file when one does not have it.
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { freePort } from '../../bench/child-server.ts';
import { reasonOf, SERVED_BY } from '../torture/buyer.ts';

/** `name`: of the process, told in each answer. */
export type Target = { url: string; name: string };
export type Front = {
  url: string;
  lead: (targets: readonly Target[]) => void;
  /** Of which processes a built file was asked that they did not have, and how often. */
  missing: ReadonlyMap<string, number>;
  close: () => void;
};

/** `asked`: who is not asked a second time. */
type Tries = { asked: readonly Target[]; told: readonly string[] };

const BUILT_FILE = /^\/(?:gestion\/)?assets\//;
const KEPT_MS = 75_000;
const REFUSED = new Set(['ECONNREFUSED', 'ECONNRESET']);

export async function openFront(): Promise<Front> {
  let targets: readonly Target[] = [];
  let turn = 0;
  const missing = new Map<string, number>();
  const server = createServer((asked, reply) => void answer(asked, reply));

  async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(Buffer.from(chunk));
    pass(asked, Buffer.concat(chunks), reply, { asked: [], told: [] });
  }

  function pass(asked: IncomingMessage, body: Buffer, reply: ServerResponse, tries: Tries): void {
    const left = targets.filter((one) => !tries.asked.includes(one));
    const target = left[(turn += 1) % left.length];
    const fail = (why: string) =>
      void reply.writeHead(502, { [SERVED_BY]: 'nobody' }).end([...tries.told, why].join('; '));
    if (target === undefined) return fail('nobody is left to be asked');
    const sent = request(target.url + (asked.url ?? '/'), {
      method: asked.method,
      headers: asked.headers,
      // A connection of its own each time: none that its server is about to close.
      agent: false,
    });
    sent.once('response', (answered) => {
      if (answered.statusCode === 404 && BUILT_FILE.test(asked.url ?? '')) {
        missing.set(target.name, (missing.get(target.name) ?? 0) + 1);
        if (left.length > 1) {
          answered.resume();
          const why = `${target.name}: 404`;
          return pass(asked, body, reply, { asked: [...tries.asked, target], told: [...tries.told, why] });
        }
      }
      reply.writeHead(answered.statusCode ?? 502, { ...answered.headers, [SERVED_BY]: target.name });
      answered.pipe(reply);
    });
    sent.once('error', (trouble: NodeJS.ErrnoException) => {
      // Only what was not taken is asked again elsewhere: nothing is done twice.
      const wasNotTaken =
        trouble.code === 'ECONNREFUSED' || (asked.method === 'GET' && REFUSED.has(trouble.code ?? ''));
      const why = `${target.name}: ${reasonOf(trouble)}${sent.reusedSocket ? ', on a kept connection' : ''}`;
      if (wasNotTaken && !reply.headersSent)
        return pass(asked, body, reply, { asked: [...tries.asked, target], told: [...tries.told, why] });
      if (reply.headersSent) return void reply.destroy();
      fail(why);
    });
    sent.end(body);
  }

  // As nginx and Caddy do: a connection that a client is about to use again is not closed under it.
  server.keepAliveTimeout = KEPT_MS;
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    lead: (next) => (targets = next),
    missing,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
