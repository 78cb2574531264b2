import { FlapBadge } from '../../pricing/flap-badge.tsx';
import { useFrame } from '../../site/use-frame.ts';
import type { ChosenPrice } from './chosen-price.ts';

/** Why the price beside it is lower than usual. */
export function BuyFlap({ price }: { price: ChosenPrice }) {
  const { site } = useFrame();
  const flap = price.kind === 'exact' || price.kind === 'from' ? price.flap : null;
  return (
    flap && (
      <p>
        <FlapBadge flap={flap} destockLabel={site.label_destockage} />
      </p>
    )
  );
}
