import { guardedBy } from '../backend/pages/guarded-by.server.ts';

export const middleware = [guardedBy('is-authenticated')];

export { loader, shouldRevalidate } from './every-visit.ts';
