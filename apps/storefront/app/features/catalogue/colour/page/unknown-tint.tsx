import type { ShownColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { chartPath } from '../../product/chart-path.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { colourWaysCopy } from '../colour-ways-copy.ts';
import { colourCopy as copy } from '../colour-copy.ts';
import { TintCards } from '../tint-cards.tsx';
import styles from './colour-view.module.css';

type Props = { asked: string; meant: readonly ShownColour[] };

/** For an address that no chart knows: what it may have meant, and where all colours are. */
export function UnknownTint({ asked, meant }: Props) {
  return (
    <>
      <h1>{copy.unknown.title}</h1>
      <p>{copy.unknown.text(asked)}</p>
      {meant.length > 0 && (
        <section className={styles.section}>
          <h2>{copy.unknown.meant}</h2>
          <TintCards cards={meant.map((colour) => ({ colour, note: copy.lrv(formatNumber(colour.lrv)) }))} />
        </section>
      )}
      <p className={styles.ways}>
        <ButtonLink to={chartPath()}>{copy.unknown.chart}</ButtonLink>
        <ButtonLink look="secondary" to={tintPaths['colour-finder']()}>
          {colourWaysCopy.finder}
        </ButtonLink>
      </p>
    </>
  );
}
