import { tintName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import type { TesterOffer } from '../../../actions/cart/tester-offers.server.ts';
import { TesterButton } from '../../cart/adding/tester-button.tsx';
import { colourWaysCopy as copy } from './colour-ways-copy.ts';
import { KeepTint } from './own/keep-tint.tsx';

type Props = {
  tint: { hex: string; label: string | null };
  /** What its sample is and costs; null without one. */
  tester: TesterOffer | null;
};

/** What can be done with a colour that no chart has: what is nearest to it, its sample, and to carry it about. */
export function FreeTintActions({ tint: { hex, label }, tester }: Props) {
  const name = tintName({ hex, code: null, name: null, label });
  return (
    <>
      <ButtonLink
        to={tintPaths['colour-finder'](hex)}
        look="secondary"
        size="small"
        aria-label={copy.nearestOf(name)}
      >
        {copy.nearest}
      </ButtonLink>
      {tester !== null && (
        <TesterButton tint={{ hex, code: null, name: null, label }} offer={tester} size="small" />
      )}
      <KeepTint tint={{ code: null, name: label ?? hex, hex }} size="small" named />
    </>
  );
}
