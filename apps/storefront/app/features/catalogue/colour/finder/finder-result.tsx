import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { Link } from 'react-router';
import { testerOf } from '../../../../actions/cart/chart-testers.ts';
import type { ChartTesters } from '../../../../actions/cart/chart-testers.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { ColourSwatch } from '../../product/colour-swatch.tsx';
import { tintCopy } from '../../product/tint-copy.ts';
import { TintActions } from '../tint-actions.tsx';
import { photoCopy } from '../photo/photo-copy.ts';
import type { FinderAnswer } from './finder-answer.ts';
import { finderCopy } from './finder-copy.ts';
import styles from './finder.module.css';
import { NearTint } from './near-tint.tsx';

const STEPS = ['lighter', 'darker', 'warmer', 'cooler'] as const;

type Props = {
  answer: FinderAnswer;
  testers: ChartTesters;
  /** Whether the viewer has « Mes teintes ». */
  canKeep: boolean;
};

/** The nearest tints, the four steps from the colour, or the tints that a word may mean. */
export function FinderResult({ answer, testers, canKeep }: Props) {
  const first = answer.kind === 'found' ? answer.near[0] : undefined;
  useAnnounced(
    answer.kind === 'several'
      ? finderCopy.several(answer.total)
      : first && finderCopy.announced(first.tint, first.distance),
  );
  if (answer.kind === 'several')
    return (
      <section className={styles.section}>
        <p>{finderCopy.several(answer.total)}</p>
        <ul className={styles.list}>
          {answer.tints.map((tint) => (
            <li key={tint.code}>
              <NearTint tint={tint} to={tintPaths['colour-finder'](tint.code)} />
            </li>
          ))}
        </ul>
      </section>
    );
  if (answer.kind !== 'found') return null;
  const { hex, tint, near, steps } = answer;
  const best = tint ?? first?.tint;
  return (
    <section className={styles.section} aria-labelledby="teintes-proches">
      <div className={styles.asked}>
        <ColourSwatch hex={hex} large />
        <p>
          {finderCopy.asked}
          <br />
          <strong>{tint ? <Link to={tintPaths.colour(tint.code)}>{tintTitle(tint)}</Link> : hex}</strong>
        </p>
      </div>
      {tint?.special && <p>{tintCopy.notMachineMade(tint.special)}</p>}
      {best && (
        <section className={styles.section} aria-label={finderCopy.with(tintTitle(best))}>
          {!tint && (
            <p>
              {finderCopy.best}
              <Link to={tintPaths.colour(best.code)}>{tintTitle(best)}</Link>
            </p>
          )}
          <div className={styles.actions}>
            <TintActions tint={best} tester={testerOf(testers, best)} canKeep={canKeep} />
          </div>
        </section>
      )}
      <h2 id="teintes-proches">{finderCopy.nearest}</h2>
      <ol className={styles.list}>
        {near.map(({ tint: other, distance, step }) => (
          <li key={other.code}>
            <NearTint tint={other} note={`${finderCopy.distances[step]}, ${finderCopy.distance(distance)}`} />
          </li>
        ))}
      </ol>
      <p className={styles.soft}>{finderCopy.distanceHelp}</p>
      <p>{photoCopy.noMeasure}</p>
      <h2>{finderCopy.steps}</h2>
      <ul className={styles.steps}>
        {STEPS.map((step) => {
          const next = steps[step];
          return (
            <li key={step}>
              {next ? (
                <Link to={tintPaths['colour-finder'](next.code)} preventScrollReset className={styles.tint}>
                  <ColourSwatch hex={next.hex} />
                  <span className={styles.words}>
                    <strong>{finderCopy.stepNames[step]}</strong>
                    <span>{next.name}</span>
                    <span className={styles.soft}>{next.code}</span>
                  </span>
                </Link>
              ) : (
                <span className={styles.soft}>
                  {finderCopy.stepNames[step]}, {finderCopy.noStep}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
