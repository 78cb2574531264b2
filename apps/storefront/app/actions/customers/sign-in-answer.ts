import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';

export type SignInAnswer = FormAnswer<'email' | 'password' | 'remember' | 'back'>;
