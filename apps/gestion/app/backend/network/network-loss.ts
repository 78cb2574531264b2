// A request that nothing came back of: the network is away, or the server was not reached.
import { isRouteErrorResponse } from 'react-router';

/** What was on its way: it may have arrived, and been done. */
export type SentForm = { to: string; form: FormData };

/** In place of what the browser says of it; `sent` is null where something was only to be read. */
export class NetworkLoss extends Error {
  readonly sent: SentForm | null;

  constructor(sent: SentForm | null, options?: ErrorOptions) {
    super('the network did not answer', options);
    this.name = 'NetworkLoss';
    this.sent = sent;
  }
}

/** Of a proxy whose shop does not answer. */
const NOBODY_BEHIND = new Set([502, 504]);

/** What the browser throws when nothing came back; answers of the shop are of other kinds. */
export function isLoss(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && NOBODY_BEHIND.has(error.status));
}
