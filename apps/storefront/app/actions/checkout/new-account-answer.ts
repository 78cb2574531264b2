import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';

/** An account that was not opened. */
export type NewAccountAnswer = { kind: 'account' } & FormAnswer<'newPassword' | 'again'>;

/** Intent of the thanks page's form. */
export const OPEN_ACCOUNT = 'open-account';
