// Who sends a body does so in half a minute, or is cut off; files of the merchant's systems may take longer.
import type { FastifyInstance } from 'fastify';

export const BODY_MS = 30_000;
/** What the server itself allows any request. */
export const LONGEST_REQUEST_MS = 600_000;

const FILES = '/integration/v1/imports/';

export function cutLateBodies(app: FastifyInstance, bodyMs = BODY_MS): void {
  app.addHook('onRequest', async ({ raw, url, method }) => {
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (!hasBody || (method === 'POST' && url.startsWith(FILES))) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, bodyMs);
    raw.once('close', () => clearTimeout(timer));
  });
}
