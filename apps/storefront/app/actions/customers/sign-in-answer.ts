import type { FormAnswer } from '../../ui/form/form-answer.ts';

export type SignInAnswer = FormAnswer<'email' | 'password' | 'remember' | 'back'>;
