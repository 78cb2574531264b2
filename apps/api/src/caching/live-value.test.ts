import { describe, expect, it, vi } from 'vitest';
import { live } from './live-value.ts';

describe('a live value', () => {
  it('waits for the first, then serves it while the next is being made', async () => {
    const gates = [gate('one'), gate('two')];
    const value = live(nextOf(gates), { report: unexpected });
    expect(value.isReady()).toBe(false);
    const first = value.get();
    gates[0]?.open();
    expect(await first).toBe('one');
    value.renew();
    expect(await value.get()).toBe('one');
    gates[1]?.open();
    await expect.poll(() => value.get()).toBe('two');
  });

  it('makes one more, however many changes arrive while one is under way', async () => {
    const gates = [gate('one'), gate('two'), gate('three')];
    const make = vi.fn(nextOf(gates));
    const value = live(make, { report: unexpected });
    value.renew();
    for (let change = 0; change < 5; change += 1) value.renew();
    for (const { open } of gates) open();
    await expect.poll(() => value.get()).toBe('two');
    await value.close();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('lays over it what is known already, until a round that began later is done', async () => {
    const gates = [gate('one'), gate('two'), gate('three')];
    const renewed = vi.fn(() => {});
    const value = live(nextOf(gates), { report: unexpected, renewed });
    gates[0]?.open();
    expect(await value.get()).toBe('one');
    value.renew();
    const amend = async () => (of: string) => `${of} less`;
    await value.amend(amend);
    expect(await value.get()).toBe('one less');
    expect(renewed).toHaveBeenCalledTimes(2);
    // The round that was under way may not have seen it either.
    gates[1]?.open();
    await expect.poll(() => value.get()).toBe('two less');
    value.renew();
    gates[2]?.open();
    await expect.poll(() => value.get()).toBe('three');
    await value.close();
  });

  it('believes a round that began while the amendment was being read', async () => {
    const gates = [gate('one'), gate('two')];
    const value = live(nextOf(gates), { report: unexpected });
    gates[0]?.open();
    await value.get();
    const read = Promise.withResolvers<(of: string) => string>();
    const amended = value.amend(() => read.promise);
    value.renew();
    read.resolve((of) => `${of} less`);
    await amended;
    expect(await value.get()).toBe('one less');
    gates[1]?.open();
    await expect.poll(() => value.get()).toBe('two');
    await value.close();
  });

  it('keeps the one before when the next cannot be made, and tries again by itself', async () => {
    let broken = false;
    let made = 0;
    const troubles: unknown[] = [];
    const make = async () => {
      if (broken) throw new Error('broken');
      made += 1;
      return made;
    };
    const value = live(make, { report: (trouble) => troubles.push(trouble), firstRetryMs: 5 });
    expect(await value.get()).toBe(1);
    broken = true;
    value.renew();
    await expect.poll(() => troubles.length).toBeGreaterThan(1);
    expect(await value.get()).toBe(1);
    broken = false;
    await expect.poll(() => value.get()).toBe(2);
    await value.close();
  });

  it('tells those who wait that the first could not be made, and is ready for the next attempt', async () => {
    let attempts = 0;
    const make = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
      return 'there';
    };
    const value = live(make, { report: unexpected });
    await expect(value.get()).rejects.toThrow('not yet');
    expect(await value.get()).toBe('there');
  });

  it('gives up the round under way when it closes, and tells nobody of it', async () => {
    const make = vi.fn(
      (givenUp: AbortSignal) =>
        new Promise<string>((_resolve, reject) => {
          givenUp.addEventListener('abort', () => reject(new Error('given up')));
        }),
    );
    const value = live(make, { report: unexpected });
    value.renew();
    await value.close();
    value.renew();
    expect(make).toHaveBeenCalledTimes(1);
    expect(value.isReady()).toBe(false);
  });
});

type Gate = { promise: Promise<string>; open: () => void };

function gate(value: string): Gate {
  let open = () => {};
  const promise = new Promise<string>((resolve) => {
    open = () => resolve(value);
  });
  return { promise, open };
}

function nextOf(gates: readonly Gate[]): () => Promise<string> {
  let at = 0;
  return () => {
    at += 1;
    return gates[at - 1]?.promise ?? Promise.reject(new Error('made too often'));
  };
}

function unexpected(trouble: unknown): void {
  throw trouble;
}
