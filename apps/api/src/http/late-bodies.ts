// Who sends a body does so in half a minute, or is cut off; files of the merchant's systems and people may take longer.
import type { IncomingMessage, Server } from 'node:http';

export const BODY_MS = 30_000;
/** What the server itself allows any request. */
export const LONGEST_REQUEST_MS = 600_000;

const FILES = ['/integration/v1/imports/', '/gestion/fichiers/imports', '/gestion/fichiers/images/'];

export function cutLateBodies(server: Server, bodyMs = BODY_MS): void {
  server.headersTimeout = bodyMs;
  server.on('request', (request: IncomingMessage) => {
    const { headers, method, url = '' } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || (method === 'POST' && FILES.some((files) => url.startsWith(files)))) return;
    const timer = setTimeout(() => {
      if (!request.complete) request.destroy();
    }, bodyMs);
    request.once('close', () => clearTimeout(timer));
  });
}
