import type { Cents } from '../../money.ts';
import type { DatedReduction } from '../imports/price-change.ts';

/** Why a campaign cannot announce its reduction of an article. */
export type ReductionFault =
  'no-price' | 'not-lower' | 'reduced-already' | 'no-price-before' | 'not-below-lowest';

export type CampaignCandidate = {
  /** of a pack before tax; none: it is not sold */
  packHt: Cents | null;
  reducedHt: Cents | null;
  /** the lowest price of the thirty days before; none: it had no price then */
  referenceHt: Cents | null;
  standing: Pick<DatedReduction, 'to'> | null;
};

/** Code de la consommation, L112-1-1: what is announced as reduced is below the lowest price of thirty days before. */
export function reductionFault(
  { packHt, reducedHt, referenceHt, standing }: CampaignCandidate,
  today: string,
): ReductionFault | null {
  if (packHt === null || reducedHt === null) return 'no-price';
  // One reduction of an article is known at a time: another one would end with this.
  if (standing !== null && (standing.to === null || standing.to >= today)) return 'reduced-already';
  if (reducedHt >= packHt || reducedHt === 0) return 'not-lower';
  if (referenceHt === null) return 'no-price-before';
  return reducedHt < referenceHt ? null : 'not-below-lowest';
}
