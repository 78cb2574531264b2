import PaintRoller from 'lucide-react/icons/paint-roller';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import type { TesterOffer } from '../../../actions/cart/tester-offers.server.ts';
import { TesterButton } from '../../cart/adding/tester-button.tsx';
import { KeepInMyTints } from '../../orders/tints/keep-in-my-tints.tsx';
import { colourWaysCopy as copy } from './colour-ways-copy.ts';
import { KeepTint } from './own/keep-tint.tsx';

type Props = {
  tint: { code: string; name: string; hex: string; special: string | null };
  /** What its sample is and costs; null without one. */
  tester: TesterOffer | null;
  /** Whether the viewer has « Mes teintes » to keep it in. */
  canKeep: boolean;
  /** In a list, beside the tint's own name: smaller, and fewer. */
  short?: boolean;
  /** On the wall already. */
  onWall?: boolean;
};

/** What can be done with a tint, the same wherever one meets it; of one that no machine makes, only how it looks. */
export function TintActions({ tint, tester, canKeep, short = false, onWall = false }: Props) {
  const { code, name, hex, special } = tint;
  const isMade = special === null;
  const size = short ? 'small' : 'normal';
  return (
    <>
      {isMade && (
        <ButtonLink
          to={tintPaths['colour-products'](code)}
          look={short ? 'secondary' : 'primary'}
          size={size}
          aria-label={short ? copy.named(copy.products, { name, code }) : undefined}
        >
          {short ? copy.productsShort : copy.products}
        </ButtonLink>
      )}
      {isMade && tester !== null && (
        <TesterButton tint={{ hex, code, name, label: null }} offer={tester} size={size} />
      )}
      {!short && !onWall && (
        <ButtonLink look="secondary" to={tintPaths['wall-trial'](code)}>
          <PaintRoller aria-hidden="true" size={20} />
          {copy.wall}
        </ButtonLink>
      )}
      {isMade && <KeepTint tint={tint} size={size} named={short} />}
      {isMade && canKeep && <KeepInMyTints code={code} />}
    </>
  );
}
