import { batched } from '../concurrency/batched.ts';
import type { ReviewsContext } from './reviews-context.ts';
import type { ShownAsked } from './review-record.ts';
import { selectShown } from './reviews-store.ts';

/** The reviews of all products of one answer are read together, however many of them ask. */
export const readShown = batched(({ db }: Pick<ReviewsContext, 'db'>, asked: readonly ShownAsked[]) =>
  selectShown(db, asked),
);
