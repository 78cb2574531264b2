import { afterPause } from '@nuancier/ui/pieces/waiting/after-pause.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TYPING_PAUSE_MS } from './use-place-predictions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what is asked while one types', () => {
  it('STO-02 places are asked for 300 ms after the last letter, once', async () => {
    const asked: string[] = [];
    const told: string[] = [];
    let callOff = () => {};
    for (const typed of ['r', 're', 'ren', 'renn']) {
      callOff();
      callOff = afterPause(
        TYPING_PAUSE_MS,
        async () => {
          asked.push(typed);
          return typed;
        },
        (answer) => told.push(answer),
      );
      await vi.advanceTimersByTimeAsync(299);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked, told]).toEqual([['renn'], ['renn']]);
  });

  it('STO-02 an answer that comes after the next letter is not shown', async () => {
    const told: string[] = [];
    const late = () => new Promise<string>((resolve) => setTimeout(() => resolve('Rennes'), 500));
    const callOff = afterPause(TYPING_PAUSE_MS, late, (answer) => told.push(answer));
    await vi.advanceTimersByTimeAsync(400);
    callOff();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([]);
  });
});
