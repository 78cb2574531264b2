import type { Api } from '@nuancier/api/api.ts';
import type { Transport } from '../app/backend/transport.server.ts';

/** The API in this very process: no HTTP, no JSON, documents compiled once. */
export function inProcessTransport(api: Pick<Api, 'execute'>): Transport {
  return (request) => api.execute(request);
}
