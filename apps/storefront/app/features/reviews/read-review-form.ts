import { reviewProblems, tidyReview } from '@nuancier/domain/reviews/review-draft.ts';
import type { ReviewProblem, ReviewWords } from '@nuancier/domain/reviews/review-draft.ts';
import { isRating } from '@nuancier/domain/reviews/review-rating.ts';
import { fieldProblemText } from '../../backend/forms/field-problem-text.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { reviewCopy } from './copy.ts';

export type ReviewField = keyof ReviewWords | 'rating';
export type ReviewAnswer = FormAnswer<ReviewField>;

/** What was typed, and what is wrong with it. */
export function readReviewForm(data: FormData): {
  values: ReviewWords & { rating: string };
  faults: ReviewAnswer['faults'];
} {
  const text = (name: ReviewField) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const words = tidyReview({ nickname: text('nickname'), summary: text('summary'), text: text('text') });
  const problems = Object.entries(reviewProblems(words));
  return {
    values: { ...words, rating: text('rating') },
    faults: {
      ...(isRating(Number(text('rating'))) ? {} : { rating: reviewCopy.ratingMissing }),
      ...Object.fromEntries(problems.map(([name, problem]) => [name, problemText(problem)])),
    },
  };
}

function problemText(problem: ReviewProblem): string {
  return problem.kind === 'link' ? reviewCopy.link : fieldProblemText(problem);
}
