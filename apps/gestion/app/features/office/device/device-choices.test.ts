import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOn, turn } from './device-choices.ts';

const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => kept.clear());
afterEach(() => vi.unstubAllGlobals());

it('each is on until it is switched off, and stays off on this device', () => {
  vi.stubGlobal('window', { localStorage });
  expect([isOn('singleKeys'), isOn('sounds')]).toEqual([true, true]);
  turn('singleKeys', false);
  expect([isOn('singleKeys'), isOn('sounds')]).toEqual([false, true]);
  turn('singleKeys', true);
  expect(isOn('singleKeys')).toBe(true);
  expect(kept.size).toBe(0);
});

it('holds for the page where the browser keeps nothing', () => {
  vi.stubGlobal('window', {});
  turn('sounds', false);
  expect(isOn('sounds')).toBe(false);
  turn('sounds', true);
  expect(isOn('sounds')).toBe(true);
});
