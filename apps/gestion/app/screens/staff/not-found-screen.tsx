import { data } from 'react-router';

export function loader() {
  throw data(null, { status: 404 });
}

/** With a page of its own, what is not found is shown in the frame. */
export default function NotFoundScreen() {
  return null;
}
