// The API's answer to one operation, replaced. For tests of what the storefront does with it.
import type { ApiAnswer, Transport, TransportRequest } from '../app/backend/transport.server.ts';

type Replacement = (request: TransportRequest) => ApiAnswer | null | Promise<ApiAnswer | null>;

/** Null lets the request through to the API. */
export function answering(operation: string, replacement: Replacement): (transport: Transport) => Transport {
  const named = new RegExp(`(?:query|mutation) ${operation}\\b`);
  return (transport) => async (request) =>
    (named.test(request.document) ? await replacement(request) : null) ?? transport(request);
}

/** What the API says when it is out of order. */
export const outOfOrder: ApiAnswer = {
  errors: [{ message: 'Un incident technique est survenu.', extensions: { category: 'internal' } }],
};
