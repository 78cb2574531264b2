import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhotoRefusal } from '../photo/open-photo.ts';
import type { Pixels } from '../photo/pixels.ts';
import { portTo } from '../photo/worker-port.ts';
import type { Port } from '../photo/worker-port.ts';
import type { TrialChange, TrialState, WallQuestions, WallTint } from './wall-questions.ts';

export type TrialPhotoState =
  | { kind: 'none' }
  | { kind: 'opening' }
  | { kind: 'refused'; reason: PhotoRefusal }
  | { kind: 'open'; pixels: Pixels };

type Painted = Omit<TrialState, 'pixels'> & { pixels: Pixels | null };

const bare = (hex: string): Painted => ({
  size: 'full',
  pixels: null,
  shares: [0],
  hexes: [hex],
  undoable: false,
});

/** The worker behind the page: first a sketch of every change, then its true walls, reduced and in full. */
export function useWallTrial(tints: readonly WallTint[], firstHex: string) {
  const port = useRef<Port<WallQuestions> | null>(null);
  const [isReady, setReady] = useState(false);
  const changes = useRef(0);
  const [photo, setPhoto] = useState<TrialPhotoState>({ kind: 'none' });
  const [painted, setPainted] = useState(() => bare(firstHex));
  const [isWorking, setWorking] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const worker = new Worker(new URL('./wall.worker.ts', import.meta.url), { type: 'module' });
    const ask = portTo<WallQuestions>(worker);
    port.current = ask;
    ask('tints', tints)
      .then(() => setReady(true))
      .then(() => ask('rehearse', null))
      .catch(() => setFailed(true));
    return () => worker.terminate();
  }, [tints]);

  const stepsOf = useCallback(
    async (code: string) => (await port.current?.('steps', code).catch(() => null)) ?? null,
    [],
  );

  /** Whoever goes on touching gets true walls after the last touch only. */
  async function refine(size: 'reduced' | 'full', own: number): Promise<void> {
    const state = await port.current?.('refined', size).catch(() => undefined);
    if (own !== changes.current) return;
    if (state) setPainted(state);
    // Something else went first: the walls are still to be found.
    else if (state === null) await refine(size, own);
  }

  return {
    photo,
    painted,
    isWorking,
    hasFailed,
    async open(file: Blob, hex: string): Promise<void> {
      changes.current += 1;
      setWorking(false);
      setPhoto({ kind: 'opening' });
      const opened = await port.current?.('open', { file, hex }).catch(() => null);
      if (!opened) setFailed(true);
      if (opened?.kind === 'opened') setPainted(bare(hex));
      setPhoto(
        opened?.kind === 'opened' ? { kind: 'open', pixels: opened.pixels } : (opened ?? { kind: 'none' }),
      );
    },
    async change(change: TrialChange): Promise<void> {
      changes.current += 1;
      const own = changes.current;
      setWorking(true);
      const state = await port.current?.('change', change).catch(() => setFailed(true));
      if (state) setPainted(state);
      // Before there is a photograph the tint is chosen all the same.
      else if (change.kind === 'tint' && photo.kind !== 'open') setPainted(bare(change.hex));
      if (state?.size === 'sketch' && own === changes.current) await refine('reduced', own);
      if (own !== changes.current) return;
      setWorking(false);
      if (state) await refine('full', own);
    },
    /** As it will look in the end, also while it is still a sketch. */
    async picture(): Promise<Pixels | null> {
      if (painted.size === 'full') return painted.pixels;
      return (await port.current?.('saved', null).catch(() => null)) ?? painted.pixels;
    },
    /** Null until the worker knows the tints. */
    stepsOf: isReady ? stepsOf : null,
  };
}
