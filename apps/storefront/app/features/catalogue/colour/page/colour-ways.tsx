import Columns4 from 'lucide-react/icons/columns-4';
import PaintRoller from 'lucide-react/icons/paint-roller';
import Printer from 'lucide-react/icons/printer';
import type { ChartColourFragment } from '../../../../../generated/documents.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { buttonClass } from '../../../../ui/buttons/button.tsx';
import { ExpertLink } from '../../product/expert-link.tsx';
import { TesterButton } from '../../../cart/adding/tester-button.tsx';
import { colourWaysCopy } from '../colour-ways-copy.ts';
import { KeepTint } from '../own/keep-tint.tsx';
import { colourCopy as copy } from '../colour-copy.ts';
import styles from './colour-view.module.css';

type Props = { colour: ChartColourFragment; tester: string | null };

/** Where one goes from a colour: to paints, a tester, another colour, a sheet of paper, an expert. */
export function ColourWays({ colour, tester }: Props) {
  const { code, hex, name } = colour;
  const isSold = !colour.special;
  return (
    <nav aria-label={copy.ways} className={styles.ways}>
      {isSold && <ButtonLink to={tintPaths['colour-products'](code)}>{copy.products}</ButtonLink>}
      {isSold && tester && <TesterButton tint={{ hex, code, name, label: null }} />}
      <ButtonLink look="secondary" to={tintPaths['wall-trial'](code)}>
        <PaintRoller aria-hidden="true" size={20} />
        {colourWaysCopy.wall}
      </ButtonLink>
      {isSold && <KeepTint tint={colour} />}
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
