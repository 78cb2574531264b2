import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';

/** A word on an article that the store proposes, which did not count. */
export type SubstituteAnswer = { kind: 'substitute'; refusal: FormRefused };
