import { OF_THE_KIND, REFERENCE } from './score-steps.ts';

/** Best first: those of the kind lead. References stand above all of them. */
export function countOfKind(scores: Float32Array): number {
  return firstBelow(scores, OF_THE_KIND) - firstBelow(scores, REFERENCE);
}

function firstBelow(descending: Float32Array, bound: number): number {
  let low = 0;
  let high = descending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((descending[middle] ?? 0) < bound) high = middle;
    else low = middle + 1;
  }
  return low;
}
