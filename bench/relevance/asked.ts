import type { Expectation, RelevanceQuery } from './expectation.ts';

type Wanted = Omit<Expectation, 'grade'>;
type OneOrMore = Wanted | readonly Wanted[];

/** A query with what answers it exactly, what would do, and what is merely related. */
export function asked(
  query: string,
  exact: OneOrMore,
  useful: OneOrMore = [],
  related: OneOrMore = [],
): RelevanceQuery {
  return { query, expect: [...graded(3, exact), ...graded(2, useful), ...graded(1, related)] };
}

export const families = (...ids: number[]): Wanted => ({ families: ids });

function graded(grade: Expectation['grade'], wanted: OneOrMore): Expectation[] {
  return [wanted].flat().map((one) => ({ ...one, grade }));
}
