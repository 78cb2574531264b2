import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { photoCopy } from './photo-copy.ts';
import styles from './photo.module.css';
import type { Pixels } from './pixels.ts';

/** In shares of the picture, 0 to 1. */
export type StagePoint = { x: number; y: number };

type Props = {
  label: string;
  pixels: Pixels;
  /** Drawn over the picture, right of a share of its width. */
  over?: Pixels | null;
  overFrom?: number;
  /** A touch or a click; with `draws`, the points between the finger's coming and going. */
  onTake: (points: readonly StagePoint[]) => void;
  draws?: boolean;
};

const STEP = 0.01;
const FAST_STEP = 0.05;

/** A picture on which a place is taken, by pointer or by keys. Once it is there it comes into sight and takes the focus. */
export function PhotoStage({ label, pixels, over = null, overFrom = 0, onTake, draws = false }: Props) {
  const keysId = useId();
  const [aim, setAim] = useState<StagePoint | null>(null);
  const stroke = useRef<StagePoint[] | null>(null);
  const stage = useRef<HTMLButtonElement>(null);
  useAnnounced(aim && photoCopy.at(aim.x, aim.y));

  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView({ block: 'start' });
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = aim ?? { x: 0.5, y: 0.5 };
    const step = event.shiftKey ? FAST_STEP : STEP;
    const moves: Readonly<Record<string, StagePoint>> = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    };
    const move = moves[event.key];
    if (move) setAim({ x: within(at.x + move.x), y: within(at.y + move.y) });
    else if (event.key === 'Enter' || event.key === ' ') {
      setAim(at);
      onTake([at]);
    } else if (event.key === 'Escape') {
      setAim(null);
    } else return;
    event.preventDefault();
  }

  return (
    // The arrows move the sight over the picture, also while a screen reader listens.
    <div role="application" aria-label={label} className={styles.stageBox}>
      <button
        ref={stage}
        type="button"
        aria-label={label}
        aria-describedby={keysId}
        className={styles.stage}
        style={{
          aspectRatio: `${pixels.width} / ${pixels.height}`,
          width: `min(100%, var(--stage-height, 75vh) * ${pixels.width / pixels.height})`,
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) setAim((known) => known ?? { x: 0.5, y: 0.5 });
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          stroke.current = [pointOf(event)];
          if (draws) event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (draws) stroke.current?.push(pointOf(event));
        }}
        onPointerUp={(event) => {
          const points = stroke.current;
          stroke.current = null;
          if (!points) return;
          setAim(draws ? null : pointOf(event));
          onTake(draws ? points : [pointOf(event)]);
        }}
        onPointerCancel={() => {
          stroke.current = null;
        }}
        data-draws={draws || undefined}
      >
        <PixelCanvas pixels={pixels} />
        {over && (
          <div className={styles.over} style={{ clipPath: `inset(0 0 0 ${overFrom * 100}%)` }}>
            <PixelCanvas pixels={over} />
          </div>
        )}
        {aim && (
          <span
            className={styles.aim}
            aria-hidden="true"
            style={{ left: `${aim.x * 100}%`, top: `${aim.y * 100}%` }}
          />
        )}
      </button>
      <p id={keysId} className={styles.keys}>
        {photoCopy.keys}
      </p>
    </div>
  );
}

function pointOf(event: PointerEvent<HTMLElement>): StagePoint {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: within((event.clientX - box.left) / box.width),
    y: within((event.clientY - box.top) / box.height),
  };
}

function PixelCanvas({ pixels }: { pixels: Pixels }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Before the browser shows the page again: an effect may wait for another frame.
  useLayoutEffect(() => {
    canvas.current
      ?.getContext('2d')
      ?.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
  }, [pixels]);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      width={pixels.width}
      height={pixels.height}
      className={styles.canvas}
    />
  );
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
