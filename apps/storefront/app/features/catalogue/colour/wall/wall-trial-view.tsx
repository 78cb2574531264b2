import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import type { TintColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { testerOf } from '../../../../actions/cart/chart-testers.ts';
import type { ChartTesters } from '../../../../actions/cart/chart-testers.ts';
import { paths } from '../../../../addresses/paths.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { photoCopy } from '../photo/photo-copy.ts';
import { PhotoInput } from '../photo/photo-input.tsx';
import { PhotoStage } from '../photo/photo-stage.tsx';
import type { StagePoint } from '../photo/photo-stage.tsx';
import type { Pixels } from '../photo/pixels.ts';
import { TintActions } from '../tint-actions.tsx';
import { SamplePlaces } from './sample-places.tsx';
import { savePicture } from './save-picture.ts';
import { TintChooser } from './tint-chooser.tsx';
import { useWallTrial } from './use-wall-trial.ts';
import { wallCopy } from './wall-copy.ts';
import type { WallTint } from './wall-questions.ts';
import { WallTools } from './wall-tools.tsx';
import type { Tool } from './wall-tools.tsx';
import styles from './wall.module.css';

type Props = {
  tints: readonly TintColour[];
  first: TintColour;
  testers: ChartTesters;
  /** Whether the viewer has « Mes teintes ». */
  canKeep: boolean;
};

/** The visitor's own walls in a tint. */
export function WallTrialView({ tints, first, testers, canKeep }: Props) {
  const trial = useWallTrial(tints, first.hex);
  const [named, setNamed] = useState<readonly WallTint[]>([first]);
  const [wall, setWall] = useState(0);
  const [tool, setTool] = useState<Tool>('touch');
  const [brush, setBrush] = useState(0.02);
  const [original, setOriginal] = useState(0);
  const { photo, painted } = trial;
  // The last chosen tint of a colour names it: two charts may share one.
  const tintOf = (hex: string | undefined): WallTint =>
    [...named, ...tints].find((tint) => tint.hex === hex) ?? first;
  const walls = painted.hexes.map((hex, index) => ({
    tint: tintOf(hex),
    share: painted.shares[index] ?? 0,
  }));
  const current = Math.min(wall, walls.length - 1);
  const share = walls[current]?.share ?? 0;
  const tint = walls[current]?.tint ?? first;
  const refusal =
    (trial.hasFailed && photoCopy.failed) ||
    (photo.kind === 'refused' && photoCopy.refusals[photo.reason]) ||
    null;
  useAnnounced(refusal ?? (trial.isWorking ? wallCopy.working : photo.kind === 'open' ? outcome() : null));

  function outcome(): string {
    if (share > 0) return wallCopy.painted(tint.name, share);
    return painted.undoable || painted.pixels ? wallCopy.stillBare(current + 1) : wallCopy.ready;
  }

  const open = (file: Blob) => {
    setWall(0);
    setOriginal(0);
    void trial.open(file, tint.hex);
  };
  const take = (points: readonly StagePoint[]) => {
    const [point] = points;
    if (!point) return;
    void trial.change(
      tool === 'touch'
        ? { kind: 'touch', wall: current, point }
        : { kind: 'brush', wall: current, points, brush: { adds: tool === 'add', radius: brush } },
    );
  };

  const save = async (bare: Pixels) =>
    savePicture(
      (await trial.picture()) ?? bare,
      wallCopy.saved(walls.map((one) => tintTitle(one.tint)).join(' ; ')),
      wallCopy.file,
    );

  return (
    <div className={styles.trial}>
      <section className={styles.section}>
        <h2>{wallCopy.photo}</h2>
        <p>{photoCopy.stays}</p>
        <PhotoInput onFile={open} />
        <SamplePlaces onOpen={open} />
        {photo.kind === 'opening' && <p role="status">{photoCopy.opening}</p>}
        {refusal && <ErrorMessage>{refusal}</ErrorMessage>}
      </section>
      <div className={classNames(styles.work, photo.kind === 'open' && styles.open)}>
        {photo.kind === 'open' && (
          <div className={styles.picture}>
            <PhotoStage
              label={wallCopy.stage}
              pixels={photo.pixels}
              over={painted.pixels}
              overFrom={original}
              draws={tool !== 'touch'}
              onTake={take}
            />
          </div>
        )}
        <div className={styles.controls}>
          {photo.kind === 'open' && <p>{wallCopy.touchFirst}</p>}
          <section className={styles.section}>
            <h2>{wallCopy.tint}</h2>
            <TintChooser
              tints={tints}
              tint={tint}
              stepsOf={trial.stepsOf}
              onChoose={(next) => {
                setNamed((known) => [next, ...known]);
                void trial.change({ kind: 'tint', wall: current, hex: next.hex });
              }}
            />
          </section>
          {photo.kind === 'open' && (
            <>
              <WallTools
                tool={tool}
                onTool={setTool}
                brush={brush}
                onBrush={setBrush}
                walls={walls}
                wall={current}
                onWall={setWall}
                onAddWall={() => {
                  setWall(walls.length);
                  void trial.change({ kind: 'wall', hex: tint.hex });
                }}
                onUndo={painted.undoable ? () => void trial.change({ kind: 'undo' }) : null}
              />
              <BeforeAfter original={original} onOriginal={setOriginal} />
              <div className={styles.actions}>
                <Button look="secondary" onClick={() => void save(photo.pixels)}>
                  {wallCopy.save}
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
      <section className={styles.section}>
        <h2>{wallCopy.next}</h2>
        <p>
          {wallCopy.chosen}
          <Link to={tintPaths.colour(tint.code)}>{tintTitle(tint)}</Link>
        </p>
        <p>{photoCopy.noMeasure}</p>
        <div className={styles.actions}>
          <TintActions tint={tint} tester={testerOf(testers, tint)} canKeep={canKeep} onWall />
          <ButtonLink look="secondary" to={paths.calculator()}>
            {wallCopy.toCalculator}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

type BeforeAfterProps = { original: number; onOriginal: (share: number) => void };

function BeforeAfter({ original, onOriginal }: BeforeAfterProps) {
  return (
    <>
      <label className={styles.range}>
        {wallCopy.compare}
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={original}
          aria-describedby="avant-apres"
          onChange={({ target }) => onOriginal(target.valueAsNumber)}
        />
      </label>
      <p id="avant-apres" className={styles.soft}>
        {wallCopy.compareHint}
      </p>
    </>
  );
}
