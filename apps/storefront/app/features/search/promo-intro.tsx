import { searchCopy } from './copy.ts';

/** `lower`: how many of the running promotions cost this viewer less. */
type Props = { running: number; lower: number };

/** The viewer's number of offers, and why it may be less than the public one. */
export function PromoIntro({ running, lower }: Props) {
  if (lower === running) return <p>{searchCopy.promoIntro}</p>;
  if (lower === 0) return null;
  return (
    <p>
      {searchCopy.promoForYou} {searchCopy.promoOthers(running - lower)}
    </p>
  );
}
