// Asked by a page whose session is about to end: being asked is what keeps it.
import { staffContext } from '../../backend/request-context.server.ts';
import { onlyStaff } from '../../backend/admission.server.ts';
import { lastEnd } from '../../features/office/session/last-end.ts';
import type { Route } from './+types/own-session';

export const middleware: Route.MiddlewareFunction[] = [onlyStaff];

export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ last: lastEnd(context.get(staffContext).ends_at, Date.now()) });
}
