import { redirect } from 'react-router';
import { wayBack } from '../../backend/forms.server.ts';
import { staffContext } from '../../backend/request-context.server.ts';
import { firstPlace, opensTo } from '../../features/office/menu-places.ts';
import type { Route } from './+types/first-screen';

/** Each role opens on the page it was asked in for, or on the first of its menu where that page is not its own. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { menu, person } = context.get(staffContext);
  const back = wayBack(new URL(request.url).searchParams.get('retour'));
  if (back === null) return redirect(firstPlace(menu));
  return redirect(opensTo(menu, person?.role, back) ? back : `${firstPlace(menu)}?note=ailleurs`);
}
