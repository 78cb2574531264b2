import { guardedBy } from '../backend/pages/guarded-by.server.ts';

export const middleware = [guardedBy('is-sub-account')];

export { loader, shouldRevalidate } from './every-visit.ts';
