import { data } from 'react-router';

/** A missing guard must not leave its pages open. */
export const middleware = [
  () => {
    throw data({ key: 'An error occurred' }, { status: 500 });
  },
];

export { loader, shouldRevalidate } from './every-visit.ts';
