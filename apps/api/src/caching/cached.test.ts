import { describe, expect, it } from 'vitest';
import { cached } from './cached.ts';

function aSource() {
  const waiting: PromiseWithResolvers<string>[] = [];
  return {
    waiting,
    read() {
      const next = Promise.withResolvers<string>();
      waiting.push(next);
      return next.promise;
    },
  };
}

describe('cached', () => {
  it('reads once for all who ask', async () => {
    const source = aSource();
    const value = cached(source.read, () => {});
    const both = Promise.all([value.get(), value.get()]);
    source.waiting[0]?.resolve('first');
    expect(await both).toEqual(['first', 'first']);
    expect(await value.get()).toBe('first');
    expect(source.waiting).toHaveLength(1);
  });

  it('reads again after a change', async () => {
    const source = aSource();
    const value = cached(source.read, () => {});
    const before = value.get();
    source.waiting[0]?.resolve('first');
    await before;
    value.invalidate();
    const after = value.get();
    source.waiting[1]?.resolve('second');
    expect(await after).toBe('second');
  });

  it('does not take a reading that began before the change for the new state', async () => {
    const source = aSource();
    const value = cached(source.read, () => {});
    const early = value.get();
    value.invalidate();
    const late = value.get();
    source.waiting[0]?.resolve('old');
    expect(await early).toBe('old');
    await expect.poll(() => source.waiting.length).toBe(2);
    source.waiting[1]?.resolve('new');
    expect(await late).toBe('new');
  });

  it('serves the older value, and says so, while reading fails', async () => {
    const source = aSource();
    const reported: unknown[] = [];
    const value = cached(source.read, (trouble) => reported.push(trouble));
    const first = value.get();
    source.waiting[0]?.resolve('first');
    await first;
    value.invalidate();
    const second = value.get();
    source.waiting[1]?.reject(new Error('database away'));
    expect(await second).toBe('first');
    expect(reported).toHaveLength(1);
    const third = value.get();
    source.waiting[2]?.resolve('third');
    expect(await third).toBe('third');
  });

  it('fails when there was never a value', async () => {
    const value = cached(
      () => Promise.reject(new Error('database away')),
      () => {},
    );
    await expect(value.get()).rejects.toThrow('database away');
  });
});
