import type { FormRefused } from '../customers/form-answer.ts';

/** What the page of a request answers when it stays. */
export type ApprovalAnswer = { kind: 'refused'; refusal: FormRefused } | { kind: 'changed'; text: string };
