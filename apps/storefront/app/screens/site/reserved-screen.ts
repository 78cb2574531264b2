import { notFound } from '../../backend/not-found.server.ts';

/** An address whose screen is still to come: its guard stands already. */
export function loader() {
  throw notFound('This page could not be found');
}
