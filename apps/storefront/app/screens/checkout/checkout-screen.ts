import { redirect } from 'react-router';
import { firstStep } from '../../backend/checkout/load-checkout.server.ts';
import type { Route } from './+types/checkout-screen.ts';

/** Nothing stands here: it leads to the first step that is not complete. */
export async function loader({ context }: Route.LoaderArgs) {
  return redirect(await firstStep(context));
}
