import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { Link } from 'react-router';
import type { TesterOffer } from '../../../../actions/cart/tester-offers.server.ts';
import type { ColourSheetFactsFragment } from '../../../../../generated/documents.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { colourCopy } from '../colour-copy.ts';
import { ColourFacts } from '../colour-facts.tsx';
import { TintActions } from '../tint-actions.tsx';
import { compareTintsCopy as copy } from './compare-copy.ts';
import type { TintPairing } from './pair-distances.server.ts';
import styles from './tints-side-by-side.module.css';

type Props = {
  sheets: readonly ColourSheetFactsFragment[];
  pairs: readonly TintPairing[];
  /** What a sample of each is and costs. */
  testers: readonly (TesterOffer | null)[];
};

/** Colours edge to edge, then each in words and figures, then how far apart they are. */
export function TintsSideBySide({ sheets, pairs, testers }: Props) {
  const codes = sheets.map(({ colour }) => colour.code);
  return (
    <>
      <div aria-hidden="true" className={styles.wall}>
        {sheets.map(({ colour }) => (
          <div key={colour.code} className={styles.coat} style={{ backgroundColor: colour.hex }} />
        ))}
      </div>
      <ul className={styles.columns}>
        {sheets.map((sheet, at) => {
          const { code } = sheet.colour;
          const title = tintTitle(sheet.colour);
          return (
            <li key={code}>
              <h2 className={styles.name}>
                <Link to={tintPaths.colour(code)}>{title}</Link>
              </h2>
              <p>
                <Link
                  to={tintPaths['compare-tints'](codes.filter((other) => other !== code))}
                  className={styles.remove}
                  aria-label={copy.removeNamed(title)}
                  preventScrollReset
                >
                  {copy.remove}
                </Link>
              </p>
              <div className={styles.ways}>
                <TintActions tint={sheet.colour} tester={testers[at] ?? null} canKeep={false} short />
              </div>
              <ColourFacts sheet={sheet} aligned />
            </li>
          );
        })}
      </ul>
      {pairs.length > 0 && (
        <section>
          <h2>{copy.pairs}</h2>
          <CardTable
            caption={copy.pairs}
            columns={[
              { label: copy.pairColumn },
              { label: copy.distanceColumn },
              { label: copy.contrastColumn, figures: true },
            ]}
            rows={pairs.map(({ one, other, step, distance, contrast }) => ({
              key: `${one.code} ${other.code}`,
              cells: [
                copy.pair(tintTitle(one), tintTitle(other)),
                colourCopy.distance(step, distance),
                copy.contrast(contrast),
              ],
            }))}
          />
        </section>
      )}
    </>
  );
}
