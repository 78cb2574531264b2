import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { tintLook } from '@nuancier/domain/catalogue/colour/colour-words.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ColourSheetFactsFragment } from '../../../../generated/documents.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { tintCopy } from '../product/tint-copy.ts';
import { tintWords } from '../product/tint-words.ts';
import { colourCopy as copy } from './colour-copy.ts';
import styles from './colour-facts.module.css';

/** A colour in words and in figures; `aligned`: its lines stand level with those of the colours beside it. */
export function ColourFacts({
  sheet,
  aligned = false,
}: {
  sheet: ColourSheetFactsFragment;
  aligned?: boolean;
}) {
  return (
    <dl className={classNames(styles.facts, aligned && styles.aligned)}>
      {rowsOf(sheet).map(([term, value]) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf({
  colour,
  lab,
  counterpart,
  facade_limit: limit,
}: ColourSheetFactsFragment): (readonly [string, ReactNode])[] {
  const { facts } = copy;
  return [
    [facts.code, colour.code],
    [facts.chart, copy.chartNames[colour.chart] ?? colour.chart],
    [facts.family, colour.family],
    [facts.words, tintWords(colour)],
    [facts.lrv, formatNumber(colour.lrv)],
    [facts.light, copy.light[tintLook(colour).depth]],
    [facts.facade, facadeWords(colour, formatNumber(limit))],
    [
      facts.tintClass,
      colour.special ?? `${colour.tint_class} (${tintCopy.classes[colour.tint_class] ?? ''})`,
    ],
    [facts.hex, colour.hex],
    [facts.lab, copy.lab(lab.l, lab.a, lab.b)],
    ...(counterpart
      ? ([
          [
            facts.nearest[colour.chart] ?? facts.nearestElsewhere,
            <>
              <Link to={tintPaths.colour(counterpart.colour.code)}>{tintTitle(counterpart.colour)}</Link>
              {`, ${copy.distance(counterpart.step, counterpart.distance)}`}
            </>,
          ],
        ] as const)
      : []),
  ];
}

function facadeWords({ special, facade_ok }: ColourSheetFactsFragment['colour'], limit: string): string {
  if (special) return copy.facts.facadeNone;
  return facade_ok ? copy.facts.facadeYes(limit) : copy.facts.facadeNo(limit);
}
