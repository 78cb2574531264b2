import { guardedBy } from '../backend/pages/guarded-by.server.ts';

export const middleware = [guardedBy('may-view-orders')];

export { loader, shouldRevalidate } from './every-visit.ts';
