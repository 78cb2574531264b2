import { redirect } from 'react-router';
import { paths } from '../../addresses/paths.ts';

/**
 * Target of mails about a cart: behind the guard, so that a signed-out customer does not see a visitor's empty cart.
 */
export function loader() {
  return redirect(paths.cart());
}
