import { redirect } from 'react-router';
import { paths } from '../../addresses/paths.ts';

/** Where mails about a cart lead: behind the guard, so that nobody is shown a visitor's empty cart instead. */
export function loader() {
  return redirect(paths.cart());
}
