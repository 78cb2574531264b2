import { redirect } from 'react-router';
import { paths } from '../../../paths.ts';

/** The account begins with its dashboard. */
export function loader() {
  return redirect(paths['customer-dashboard']());
}
