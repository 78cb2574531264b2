import { describe, expect, it } from 'vitest';
import { hearSign, NO_RUN } from './scan-run.ts';

const QUIET = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false };

function typed(keys: readonly string[], every: number, held: object = {}) {
  let run = NO_RUN;
  const begins: number[] = [];
  let scanned: string | null = null;
  for (const [at, key] of keys.entries()) {
    const heard = hearSign(run, { ...QUIET, ...held, key, timeStamp: 1_000 + at * every });
    run = heard.run;
    if (heard.begins) begins.push(at);
    scanned = heard.scanned;
  }
  return { scanned, begins };
}

describe('a scanner among keyboards', () => {
  it.each([
    ['an article', [...'3250390000001', 'Enter'], 8, '3250390000001'],
    ['one over the air', [...'3250390000001', 'Enter'], 40, '3250390000001'],
    ['capitals with their shift', ['Shift', 'W', ...'26100070', 'Enter'], 10, 'W26100070'],
    ['six signs', [...'K7M4XR', 'Enter'], 8, 'K7M4XR'],
    ['five signs', [...'K7M4X', 'Enter'], 8, null],
    ['a person', [...'3250390000001', 'Enter'], 90, null],
    ['no Enter', [...'3250390000001'], 8, null],
    ['Tab between', [...'325039', 'Tab', ...'001', 'Enter'], 8, null],
  ])('%s', (_what, keys, every, code) => {
    expect(typed(keys, every).scanned).toBe(code);
  });

  it('a key that is held down, a chord and what an input method composes are no scan', () => {
    const keys = [...'000000000', 'Enter'];
    for (const held of [{ repeat: true }, { ctrlKey: true }, { altKey: true }, { isComposing: true }])
      expect(typed(keys, 8, held).scanned).toBeNull();
  });

  it('Enter after a pause belongs to whoever presses it', () => {
    const { run } = hearSign(
      { signs: '3250390000001', last: 1_000 },
      { ...QUIET, key: 'Enter', timeStamp: 1_200 },
    );
    expect(run).toEqual(NO_RUN);
    expect(
      hearSign({ signs: '3250390000001', last: 1_000 }, { ...QUIET, key: 'Enter', timeStamp: 1_200 }).scanned,
    ).toBeNull();
  });

  it('begins once, and once more after a pause', () => {
    expect(typed([...'3250390000001', 'Enter'], 8).begins).toEqual([0]);
    expect(typed([...'325'], 90).begins).toEqual([0, 1, 2]);
  });
});
