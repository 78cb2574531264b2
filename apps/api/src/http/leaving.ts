// A server that leaves: what has reached it is answered, and nobody is kept on a connection that is about to be closed.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { LONGEST_REQUEST_MS } from './late-bodies.ts';

/** A request that was on its way while the port was closed is answered like any other. */
export const SERVER_OPTIONS = { requestTimeout: LONGEST_REQUEST_MS, return503OnClosing: false } as const;

/**
 * What is returned begins the farewell: each answer from then on closes its connection. Kept open, it would be cut when
 * the server closes, perhaps with the next request already under way, which no proxy may send a second time.
 */
export function closingByAnswers(server: Server): () => void {
  const open = new Set<ServerResponse>();
  let isLeaving = false;
  server.prependListener('request', (_request: IncomingMessage, reply: ServerResponse) => {
    open.add(reply);
    reply.once('close', () => open.delete(reply));
    if (isLeaving) reply.shouldKeepAlive = false;
  });
  return () => {
    isLeaving = true;
    for (const reply of open) reply.shouldKeepAlive = false;
  };
}
