import { guardedBy } from '../backend/pages/guarded-by.server.ts';

export const middleware = [guardedBy('may-approve')];

export { loader, shouldRevalidate } from './every-visit.ts';
