/** One to five stars. The contract counts in hundredths of the best rating, readers count in stars. */
export const BEST_RATING = 5;

export const RATINGS = [1, 2, 3, 4, 5] as const;

export function isRating(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= BEST_RATING;
}

export function hundredths(stars: number): number {
  return (stars / BEST_RATING) * 100;
}

/** To the tenth of a star. */
export function starsOf(ofHundred: number): number {
  return Math.round((ofHundred / 100) * BEST_RATING * 10) / 10;
}

/** How many reviews gave one star, two stars and so on. */
export type RatingCounts = readonly [number, number, number, number, number];

export type ReviewSummary = { count: number; average: number };

/** `average` in stars, zero while there is no review. */
export function reviewSummary(counts: RatingCounts): ReviewSummary {
  const count = counts.reduce((sum, one) => sum + one, 0);
  const stars = counts.reduce((sum, one, at) => sum + one * (at + 1), 0);
  return { count, average: count === 0 ? 0 : stars / count };
}
