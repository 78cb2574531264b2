import { flapLabel } from '@nuancier/domain/pricing/flap-label.ts';
import { conditionOf } from '../../pricing/conditions.ts';
import type { ConditionsState } from '../../pricing/conditions.ts';
import { FlapBadge } from '../../pricing/flap-badge.tsx';
import { useFrame } from '../../site/use-frame.ts';

/** Why this price is lower than the customer's usual one. */
export function BuyFlap({ sku, state }: { sku: string; state: ConditionsState }) {
  const { site } = useFrame();
  const flap = flapLabel(conditionOf(state, sku), {});
  return (
    flap && (
      <p>
        <FlapBadge flap={flap} destockLabel={site.label_destockage} />
      </p>
    )
  );
}
