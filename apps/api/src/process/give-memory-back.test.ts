import { describe, expect, it, vi } from 'vitest';
import { giveMemoryBack } from './give-memory-back.ts';

const MEBIBYTE = 2 ** 20;

describe('giveMemoryBack', () => {
  it.each([
    ['leaves a small shop alone', 400, false],
    ['stops a large one for it', 800, true],
  ])('%s', async (_what, mebibytes, isDone) => {
    const collect = vi.fn(async () => {});
    const memory = { residentBytes: () => mebibytes * MEBIBYTE, collect };
    expect(await giveMemoryBack(memory)).toBe(isDone);
    expect(collect).toHaveBeenCalledTimes(isDone ? 1 : 0);
  });

  it('finds the collector of this process, and hides it again', async () => {
    let isGone = false;
    const watched = new FinalizationRegistry(() => {
      isGone = true;
    });
    watched.register({ large: new Uint8Array(MEBIBYTE) }, 'it');
    const real = 1_000 * MEBIBYTE;
    vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(real);
    expect(await giveMemoryBack()).toBe(true);
    await expect.poll(() => isGone).toBe(true);
    expect(globalThis).not.toHaveProperty('gc');
  });
});
