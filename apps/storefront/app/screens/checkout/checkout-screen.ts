import { openCheckout } from '../../actions/checkout/load-checkout.server.ts';
import type { Route } from './+types/checkout-screen.ts';

/** Nothing stands here: it leads to the first step that is not complete, or to the site that takes orders. */
export async function loader({ context }: Route.LoaderArgs) {
  return openCheckout(context);
}
