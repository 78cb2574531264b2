import type {
  RequestWithdrawalMutation,
  WithdrawableOrderFieldsFragment,
} from '../../../generated/documents.ts';
import type { FormAnswer, FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';

type FindAnswer = { step: 'find' } & FormAnswer<'number' | 'email'>;

/** `email` is empty for a customer's own order: the session proves whose it is. */
export type ChooseAnswer = {
  step: 'choose';
  order: WithdrawableOrderFieldsFragment;
  email: string;
  chosen: readonly string[];
  refusal: FormRefused | null;
};

export type DoneAnswer = { step: 'done' } & RequestWithdrawalMutation['requestWithdrawal'];

export type WithdrawalAnswer = FindAnswer | ChooseAnswer | DoneAnswer;
