import { redirect } from 'react-router';
import { paths } from '../../../addresses/paths.ts';

/** The account begins with its dashboard. */
export function loader() {
  return redirect(paths['customer-dashboard']());
}
