// Prints papers one at a time, with a bounded queue; sizes are cached by content.
import { createHash } from 'node:crypto';
import { renderQueue } from '../../concurrency/render-queue.ts';
import type { Queued } from '../../concurrency/render-queue.ts';
import type { PaperContent } from '../content/paper-content.ts';
import { printPaper } from './print-paper.ts';
import type { PrintedPaper } from './print-paper.ts';

/** `pages`: null of a paper that was not printed here. */
export type PaperSize = { bytes: number; pages: number | null };

export type Press = {
  /** Requests for the same content meanwhile share one printing; `keep` is part of the turn. */
  print(content: PaperContent, keep?: (body: Buffer) => Promise<void>): Promise<Queued<PrintedPaper>>;
  /** Null while too many wait: a page can do without, a file cannot. */
  measure(content: PaperContent): Promise<PaperSize | null>;
};

/** A queue each: public sheets never delay a customer's paper. */
export type Presses = { customers: Press; sheets: Press };

const LIMITS = { atOnce: 1, waiting: 20 };
const MEASURES_WAITING = 5;
const SIZES_KEPT = 5_000;

export function createPresses(print = printPaper): Presses {
  return { customers: createPress(print), sheets: createPress(print) };
}

export function createPress(print = printPaper): Press {
  const queue = renderQueue<PrintedPaper>(LIMITS);
  const sizes = new Map<string, PaperSize>();

  function remember(mark: string, { body, pages }: PrintedPaper): void {
    const [oldest] = sizes.keys();
    if (sizes.size >= SIZES_KEPT && oldest !== undefined) sizes.delete(oldest);
    sizes.set(mark, { bytes: body.length, pages });
  }

  const run = (mark: string, content: PaperContent, keep?: (body: Buffer) => Promise<void>) =>
    queue.run(mark, async () => {
      const printed = await print(content);
      remember(mark, printed);
      await keep?.(printed.body);
      return printed;
    });

  return {
    print: (content, keep) => run(paperMark(content), content, keep),
    async measure(content) {
      const mark = paperMark(content);
      const known = sizes.get(mark);
      if (known !== undefined) return known;
      if (queue.load().waiting >= MEASURES_WAITING) return null;
      const { kind } = await run(mark, content);
      return kind === 'full' ? null : (sizes.get(mark) ?? null);
    },
  };
}

/** Papers that say the same are the same, byte for byte. */
export function paperMark(content: PaperContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}
