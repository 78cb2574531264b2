import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { from } from '@nuancier/domain/site/breakpoints.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { Picture } from '@nuancier/ui/pieces/picture.tsx';
import { colourCopy as copy } from '../colour-copy.ts';
import type { ShownSheet } from './shown-sheet.ts';
import styles from './colour-view.module.css';

const SIZES = ['480x360', '960x720'] as const;

/** The colour on walls by day and in the evening, and on a façade where it may go there. */
export function ColourPictures({
  sheet: { colour, pictures, facade_alternative: lighter, facade_limit },
}: {
  sheet: ShownSheet;
}) {
  const { name } = colour;
  const lrv = formatNumber(colour.lrv);
  const limit = formatNumber(facade_limit);
  const facade = colour.special ? null : pictures.facade;
  const shown = [
    { source: pictures.day, alt: copy.pictures.dayAlt(name), words: copy.pictures.day },
    { source: pictures.evening, alt: copy.pictures.eveningAlt(name), words: copy.pictures.evening },
    ...(facade ? [{ source: facade, alt: copy.pictures.facadeAlt(name), words: copy.pictures.facade }] : []),
  ];
  return (
    <section className={styles.section}>
      <h2>{copy.pictures.title}</h2>
      <ul className={styles.pictures}>
        {shown.map(({ source, alt, words }) => (
          <li key={words}>
            <figure className={styles.picture}>
              <Picture
                source={source}
                alt={alt}
                available={SIZES}
                sizes={`${from('lg')} 24rem, ${from('md')} 46vw, 92vw`}
              />
              <figcaption>{words}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {facade && <p>{copy.facadeYes(lrv, limit)}</p>}
      {!colour.special && !colour.facade_ok && (
        <p className={styles.warning}>
          <TriangleAlert aria-hidden="true" size={18} />
          <span>
            {copy.facadeNo(lrv, limit)}
            {lighter && (
              <>
                {' '}
                {copy.facadeLighter}
                <Link to={tintPaths.colour(lighter.colour.code)}>{tintTitle(lighter.colour)}</Link> (
                {copy.lrv(formatNumber(lighter.colour.lrv))}).
              </>
            )}
          </span>
        </p>
      )}
      <p className={styles.small}>{copy.pictures.basis}</p>
    </section>
  );
}
