import type { TintColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import type { ComponentProps } from 'react';
import { formatNumber } from '../../../../text/format.ts';
import { paths } from '../../../../addresses/paths.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { chartCopy } from './chart-copy.ts';
import styles from './colour-sheet.module.css';
import { ExpertLink } from '../expert-link.tsx';
import { RoomDrawing } from './room-drawing.tsx';
import { TintContrast } from './tint-contrast.tsx';
import { tintCopy } from '../tint-copy.ts';
import { tintWords } from '../tint-words.ts';

type Props = ComponentProps<typeof TintContrast>;

/** A colour on a wall and in figures, with a link to the paints available in it. */
export function ColourSheet({ colour, ...compared }: Props) {
  const { facts } = chartCopy;
  const rows: readonly (readonly [string, string])[] = [
    [facts.code, colour.code],
    [facts.chart, chartCopy.chartNames[colour.chart] ?? colour.chart],
    [facts.family, colour.family],
    [facts.words, tintWords(colour)],
    [facts.lrv, formatNumber(colour.lrv)],
    [facts.facade, colour.facade_ok ? facts.facadeYes : facts.facadeNo],
    ...(colour.special
      ? []
      : ([
          [facts.tintClass, `${colour.tint_class} (${tintCopy.classes[colour.tint_class] ?? ''})`],
          [facts.base, colour.base],
        ] as const)),
    [facts.hex, colour.hex],
  ];
  return (
    <div className={styles.sheet}>
      <RoomDrawing wall={colour.hex} title={chartCopy.room(colour.name)} />
      {colour.special && <p>{tintCopy.notMachineMade(colour.special)}</p>}
      <dl>
        {rows.map(([term, value]) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TintContrast colour={colour} {...compared} />
      {!colour.special && <ButtonLink to={tintablePaints(colour)}>{chartCopy.paints}</ButtonLink>}
      <ExpertLink />
      <p className={styles.small}>{chartCopy.screenColours}</p>
    </div>
  );
}

// Its own base, or the one that some products have for every tint.
function tintablePaints({ base }: TintColour): string {
  return `${paths.search('peinture')}&couleur=${optionCode(base)}&couleur=base-teintable`;
}
