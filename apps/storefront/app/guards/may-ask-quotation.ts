import { guardedBy } from '../backend/pages/guarded-by.server.ts';

export const middleware = [guardedBy('may-ask-quotation')];

export { loader, shouldRevalidate } from './every-visit.ts';
