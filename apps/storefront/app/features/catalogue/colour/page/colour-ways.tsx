import Columns4 from 'lucide-react/icons/columns-4';
import Printer from 'lucide-react/icons/printer';
import type { TesterOffer } from '../../../../actions/cart/tester-offers.server.ts';
import type { ChartColourFragment } from '../../../../../generated/documents.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ExpertLink } from '../../product/expert-link.tsx';
import { TintActions } from '../tint-actions.tsx';
import { colourCopy as copy } from '../colour-copy.ts';
import styles from './colour-view.module.css';

type Props = { colour: ChartColourFragment; tester: TesterOffer | null; canKeep: boolean };

/** Where one goes from a colour: to paints, a tester, another colour, a sheet of paper, an expert. */
export function ColourWays({ colour, tester, canKeep }: Props) {
  const { code } = colour;
  return (
    <nav aria-label={copy.ways} className={styles.ways}>
      <TintActions tint={colour} tester={tester} canKeep={canKeep} />
      <ButtonLink look="secondary" to={tintPaths['compare-tints']([code])}>
        <Columns4 aria-hidden="true" size={20} />
        {copy.compare}
      </ButtonLink>
      <a
        href={tintPaths['colour-paper'](code)}
        className={buttonClass({ look: 'secondary', size: 'normal', wide: false, className: undefined })}
      >
        <Printer aria-hidden="true" size={20} />
        {copy.paper}
      </a>
      <ExpertLink />
    </nav>
  );
}
