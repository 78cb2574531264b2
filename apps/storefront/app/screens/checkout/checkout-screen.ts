import { openCheckout } from '../../actions/checkout/load-checkout.server.ts';
import type { Route } from './+types/checkout-screen.ts';

/** Only redirects: to the first incomplete step, or to the site that takes orders. */
export async function loader({ context }: Route.LoaderArgs) {
  return openCheckout(context);
}
