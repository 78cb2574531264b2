import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import type { TesterOffer } from '../../../../actions/cart/tester-offers.server.ts';
import type { TaxLabel } from '../../../../backend/viewer/price-view.ts';
import { formatAmount, formatNumber } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../../addresses/paths.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { Link } from 'react-router';
import { TintContrast } from '../../product/chart/tint-contrast.tsx';
import type { AskedOther } from '../../product/chart/tint-contrast.tsx';
import { tintCopy } from '../../product/tint-copy.ts';
import { colourCopy as copy } from '../colour-copy.ts';
import { ColourFacts } from '../colour-facts.tsx';
import { TintCards } from '../tint-cards.tsx';
import { ColourPictures } from './colour-pictures.tsx';
import { ColourWays } from './colour-ways.tsx';
import styles from './colour-view.module.css';
import { harmonyCards } from './harmony-cards.ts';
import type { ShownSheet } from './shown-sheet.ts';

/** What tinting a litre costs, in the amounts that stand large for the reader. */
export type TintSupplement = readonly { label: TaxLabel; value: number }[];

type Props = {
  sheet: ShownSheet;
  /** Empty where no price may be read. */
  supplement: TintSupplement;
  tester: TesterOffer | null;
  /** Whether the viewer has « Mes teintes ». */
  canKeep: boolean;
  compared: AskedOther;
};

/** A colour of the charts: large, on walls, in figures, with what stands near it and what can be done with it. */
export function ColourView({ sheet, supplement, tester, canKeep, compared }: Props) {
  const { colour, nearest } = sheet;
  const [first, second, third] = nearest;
  const harmonies = harmonyCards(sheet.harmonies);
  return (
    <>
      <div className={styles.head}>
        <div aria-hidden="true" className={styles.swatch} style={{ backgroundColor: colour.hex }} />
        <div className={styles.side}>
          <h1>{tintTitle(colour)}</h1>
          {colour.special && (
            <p>
              <strong>{tintCopy.notMachineMade(colour.special)}</strong> {copy.notMade}
            </p>
          )}
          {!colour.special && supplement.length > 0 && (
            <p>
              {copy.supplement(
                supplement.map(({ label, value }) => `${formatAmount(value)} ${label}`).join(' · '),
              )}
              <Link to={paths.content('mise-a-la-teinte')}>{copy.tariff}</Link>.
            </p>
          )}
          <ColourWays colour={colour} tester={tester} canKeep={canKeep} />
        </div>
      </div>
      <section className={styles.section}>
        <h2>{copy.facts.title}</h2>
        <ColourFacts sheet={sheet} />
      </section>
      <ColourPictures sheet={sheet} />
      <section className={styles.section}>
        <h2>{copy.nearest}</h2>
        <p className={styles.small}>{copy.nearestHelp}</p>
        <TintCards
          cards={nearest.map((near) => ({
            colour: near.colour,
            note: copy.distance(near.step, near.distance),
          }))}
        />
        {first && second && third && (
          <p>
            <Link
              to={tintPaths['compare-tints'](
                [colour, first.colour, second.colour, third.colour].map(({ code }) => code),
              )}
            >
              {copy.compareNearest}
            </Link>
          </p>
        )}
      </section>
      {harmonies.length > 0 && (
        <section className={styles.section}>
          <h2>{copy.harmonies.title}</h2>
          <TintCards
            cards={harmonies.map(({ role, colour: tint }) => ({
              colour: tint,
              role,
              note: copy.lrv(formatNumber(tint.lrv)),
            }))}
          />
          {!sheet.harmonies.complementary && <p className={styles.small}>{copy.harmonies.noComplementary}</p>}
        </section>
      )}
      <div className={styles.section}>
        <TintContrast colour={colour} {...compared} />
      </div>
      <p className={styles.small}>{copy.screenColours}</p>
    </>
  );
}
