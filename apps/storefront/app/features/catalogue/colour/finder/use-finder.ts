import { useEffect, useRef, useState } from 'react';
import type { PhotoRefusal } from '../photo/open-photo.ts';
import type { WhiteRefusal } from '../photo/photo-colour.ts';
import type { Pixels } from '../photo/pixels.ts';
import { portTo } from '../photo/worker-port.ts';
import type { Port } from '../photo/worker-port.ts';
import type { FinderAnswer, FinderTint } from './finder-answer.ts';
import type { FinderQuestions, PhotoPoint } from './finder-questions.ts';

type Answered = { asked: string; answer: FinderAnswer };

export type FinderPhoto =
  | { kind: 'none' }
  | { kind: 'opening' }
  | { kind: 'refused'; reason: PhotoRefusal }
  | { kind: 'open'; pixels: Pixels };

/** The worker behind the page; the first answer came with the page. */
export function useFinder(tints: readonly FinderTint[], first: Answered, asked: string) {
  const port = useRef<Port<FinderQuestions> | null>(null);
  const [answered, setAnswered] = useState(first);
  const [photo, setPhoto] = useState<FinderPhoto>({ kind: 'none' });
  const [white, setWhite] = useState<WhiteRefusal | 'set' | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const worker = new Worker(new URL('./finder.worker.ts', import.meta.url), { type: 'module' });
    const ask = portTo<FinderQuestions>(worker);
    port.current = ask;
    ask('tints', tints).catch(() => setFailed(true));
    return () => worker.terminate();
  }, [tints]);

  useEffect(() => {
    if (asked === answered.asked) return undefined;
    let isLate = false;
    const look = async () => {
      const answer = await port.current?.('answer', asked).catch(() => null);
      if (isLate) return;
      if (answer) setAnswered({ asked, answer });
      else setFailed(true);
    };
    void look();
    return () => {
      isLate = true;
    };
  }, [asked, answered.asked]);

  return {
    answer: answered.answer,
    /** The answer is to what is asked now, not to what was asked before. */
    isCurrent: asked === answered.asked,
    photo,
    white,
    hasFailed,
    async open(file: Blob): Promise<void> {
      setPhoto({ kind: 'opening' });
      setWhite(null);
      const opened = await port.current?.('open', file).catch(() => null);
      if (!opened) setFailed(true);
      setPhoto(
        opened?.kind === 'opened' ? { kind: 'open', pixels: opened.pixels } : (opened ?? { kind: 'none' }),
      );
    },
    /** `2E5978`, as addresses carry it. */
    async pick(point: PhotoPoint): Promise<string | null> {
      const hex = await port.current?.('pick', point).catch(() => null);
      return hex?.slice(1) ?? null;
    },
    async touchWhite(point: PhotoPoint | null): Promise<boolean> {
      const refusal = (await port.current?.('white', point).catch(() => null)) ?? null;
      setWhite(refusal ?? (point ? 'set' : null));
      return refusal === null;
    },
  };
}
