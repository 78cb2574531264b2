import { guardedBy } from '../backend/pages/guarded-by.server.ts';

export const middleware = [guardedBy('is-guest')];

export { loader, shouldRevalidate } from './every-visit.ts';
