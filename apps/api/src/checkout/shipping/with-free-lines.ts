import { slowest } from '@nuancier/domain/arrivals/arrival.ts';
import type { Arrival } from '@nuancier/domain/arrivals/arrival.ts';
import { isFreeLine } from '@nuancier/domain/cart/quoted-lines.ts';
import type { PricedLine } from '../../cart/cart.ts';

/** What is no article comes with the last of the articles: it is on no shelf, and holds nothing up. */
export function withFreeLines(
  lines: readonly Pick<PricedLine, 'line'>[],
  arrivals: readonly Arrival[],
): Arrival[] {
  const last = slowest(arrivals.filter((_arrival, at) => !isFree(lines[at])));
  return arrivals.map((arrival, at) => (isFree(lines[at]) ? last : arrival));
}

function isFree(one: Pick<PricedLine, 'line'> | undefined): boolean {
  return one !== undefined && isFreeLine(one.line);
}
