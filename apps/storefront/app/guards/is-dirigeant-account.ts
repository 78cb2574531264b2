import { guardedBy } from '../backend/pages/guarded-by.server.ts';

export const middleware = [guardedBy('is-dirigeant-account')];

export { loader, shouldRevalidate } from './every-visit.ts';
