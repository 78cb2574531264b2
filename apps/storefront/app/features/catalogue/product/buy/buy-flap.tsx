import { FlapBadge } from '../../../pricing/flap-badge.tsx';
import { useFrame } from '../../../site/use-frame.ts';
import type { ChosenPrice } from '../price/chosen-price.ts';

type Props = { price: ChosenPrice; isNew: boolean };

/** One badge, as on the cards: why the price beside it is lower than usual, or else that the product is new. */
export function BuyFlap({ price, isNew }: Props) {
  const { site } = useFrame();
  const told = price.kind === 'exact' || price.kind === 'from' ? price.flap : null;
  const flap =
    told ?? (isNew && price.kind !== 'waiting' ? ({ kind: 'nouveau', percent: null } as const) : null);
  return (
    flap && (
      <p>
        <FlapBadge flap={flap} destockLabel={site.label_destockage} />
      </p>
    )
  );
}
