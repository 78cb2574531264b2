import { redirect } from 'react-router';
import { staffContext } from '../../backend/request-context.server.ts';
import { firstPlace } from '../../features/office/menu-places.ts';
import type { Route } from './+types/first-screen';

/** Each role opens on the first of its menu. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(firstPlace(context.get(staffContext).menu));
}
