import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepChoice, keptChoice, listOf } from './kept-choice.ts';

const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const LATE = listOf(new URLSearchParams('etat=en_retard&apres=abc'));

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

it('is there again on every page of the list, and on no other list', () => {
  keepChoice(LATE, ['W26100007', 'W26100021']);
  expect(keptChoice(listOf(new URLSearchParams('avant=x&etat=en_retard')))).toEqual([
    'W26100007',
    'W26100021',
  ]);
  expect(keptChoice(listOf(new URLSearchParams('etat=pretes')))).toEqual([]);
  expect(keptChoice(listOf(new URLSearchParams('etat=en_retard&q=Martin')))).toEqual([]);
});

it('is gone once nothing is chosen', () => {
  keepChoice(LATE, ['W26100007']);
  keepChoice(LATE, []);
  expect(keptChoice(LATE)).toEqual([]);
  expect(kept.size).toBe(0);
});

it.each(['{', '[]', '{"list":"etat=en_retard"}', '{"list":"etat=en_retard","chosen":[7,"<b>"]}'])(
  'what is kept as %s is nothing',
  (text) => {
    kept.set('nuancier-gestion-choix', text);
    expect(keptChoice(LATE)).toEqual([]);
  },
);

it('where the tab keeps nothing, nothing was chosen', () => {
  vi.stubGlobal('window', {});
  keepChoice(LATE, ['W26100007']);
  expect(keptChoice(LATE)).toEqual([]);
});
