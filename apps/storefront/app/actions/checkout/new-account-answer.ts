import type { FormAnswer } from '../../ui/form/form-answer.ts';

/** An account that was not opened. */
export type NewAccountAnswer = { kind: 'account' } & FormAnswer<'newPassword' | 'again'>;

/** What the thanks page is asked to do beside telling of the order. */
export const OPEN_ACCOUNT = 'open-account';
