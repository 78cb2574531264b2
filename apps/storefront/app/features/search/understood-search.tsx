import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { Link } from 'react-router';
import type { ListingFragment } from '../../../generated/documents.ts';
import { categoryPath } from '../../addresses/paths.ts';
import { tintPaths } from '../../addresses/tint-paths.ts';
import { chartFamilyPath, chartPath } from '../catalogue/product/chart-path.ts';
import { ColourSwatch } from '../catalogue/product/colour-swatch.tsx';
import { searchCopy } from './copy.ts';
import styles from './understood-search.module.css';

/** The kind of product, the colour and the tint that were understood, where they lead, and the words that found nothing. */
export function UnderstoodSearch({
  understood,
  term,
}: {
  understood: ListingFragment['understood'];
  term: string;
}) {
  const kind = understood?.kind ?? null;
  const dropped = understood?.dropped_words ?? [];
  const tint = understood?.tint ?? null;
  const isSaid = kind !== null && kind.name.toLowerCase() !== term.trim().toLowerCase();
  const colour = understood?.colour_family ?? null;
  const unknown = understood?.unknown_tint ?? null;
  if (!isSaid && tint === null && colour === null && unknown === null && dropped.length === 0) return null;
  return (
    <div className={styles.understood}>
      {isSaid && (
        <p>
          <strong>{kind.name}</strong>
          {searchCopy.kindFor(term)} <Link to={categoryPath(kind)}>{searchCopy.wholeKind}</Link>
        </p>
      )}
      {tint && (
        <p className={styles.tint}>
          <ColourSwatch hex={tint.hex} inline />
          {searchCopy.inTint(tintTitle(tint))}{' '}
          <Link to={tintPaths['colour-products'](tint.code)}>{searchCopy.seeTint}</Link>
        </p>
      )}
      {colour && (
        <p>
          {searchCopy.inColour(colour.name)}{' '}
          <Link to={chartFamilyPath(colour.name)}>{searchCopy.chooseColour(colour.code)}</Link>
        </p>
      )}
      {unknown !== null && (
        <p>
          {searchCopy.unknownTint(unknown)} <Link to={chartPath()}>{searchCopy.seeChart}</Link>
        </p>
      )}
      {dropped.length > 0 && <p>{searchCopy.dropped(dropped)}</p>}
    </div>
  );
}
