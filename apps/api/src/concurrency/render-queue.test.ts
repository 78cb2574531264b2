import { describe, expect, it } from 'vitest';
import { renderQueue } from './render-queue.ts';

describe('the rendering queue', () => {
  it('works at no more than its limit, and gets through the line in order', async () => {
    const queue = renderQueue<number>({ atOnce: 2, waiting: 10 });
    const finished: number[] = [];
    let busiest = 0;
    const job = (index: number) => async (): Promise<number> => {
      busiest = Math.max(busiest, queue.load().running);
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      finished.push(index);
      return index;
    };
    const done = await Promise.all([0, 1, 2, 3, 4].map((index) => queue.run(`picture ${index}`, job(index))));
    expect(done.map((one) => (one.kind === 'done' ? one.value : null))).toEqual([0, 1, 2, 3, 4]);
    expect(finished).toEqual([0, 1, 2, 3, 4]);
    expect(busiest).toBe(2);
    expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('gives its place back after a failure, and draws again when asked again', async () => {
    const queue = renderQueue<string>({ atOnce: 1, waiting: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await queue.run('a', () => Promise.resolve('drawn'))).toEqual({ kind: 'done', value: 'drawn' });
    expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('lets those who want a picture under way wait for it even when the line is full', async () => {
    const queue = renderQueue<string>({ atOnce: 1, waiting: 0 });
    const first = queue.run('a', () => Promise.resolve('drawn'));
    const second = queue.run('a', () => Promise.resolve('drawn twice'));
    expect(await queue.run('b', () => Promise.resolve('other'))).toEqual({ kind: 'full' });
    expect(await Promise.all([first, second])).toEqual([
      { kind: 'done', value: 'drawn' },
      { kind: 'done', value: 'drawn' },
    ]);
  });
});
