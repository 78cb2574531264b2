import { viewerContext } from '../../../backend/request-context.server.ts';
import type { Route } from './+types/session.ts';

/** The request itself extends the session; there is no page at this address. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { kind } = context.get(viewerContext);
  const status = { 'signed-in': 204, 'signed-out': 401, unknown: 503 }[kind];
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
