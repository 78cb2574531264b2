import { guardedBy } from '../backend/guarded-by.server.ts';

export const middleware = [guardedBy('is-guest')];

export { loader, shouldRevalidate } from './every-visit.ts';
