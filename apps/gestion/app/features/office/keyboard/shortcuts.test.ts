import { describe, expect, it } from 'vitest';
import { GO_LETTERS, hear } from './shortcuts.ts';

const press = (keys: readonly string[], held: object = {}) => {
  let typed = '';
  let meaning = null;
  for (const key of keys)
    ({ typed, meaning } = hear(typed, { key, ctrlKey: false, metaKey: false, altKey: false, ...held }));
  return meaning;
};

describe('keys outside of fields', () => {
  it.each([
    ['g c', ['g', 'c'], { kind: 'go', entry: 'orders' }],
    ['g g', ['g', 'g'], { kind: 'go', entry: 'settings' }],
    ['?', ['?'], { kind: 'help' }],
    ['? with its shift', ['Shift', '?'], { kind: 'help' }],
    ['j', ['j'], { kind: 'row', step: 1 }],
    ['k', ['k'], { kind: 'row', step: -1 }],
    ['x', ['x'], { kind: 'choose' }],
    ['p', ['p'], { kind: 'print' }],
    ['g p', ['g', 'p'], { kind: 'go', entry: 'pricing' }],
    ['a scanned code with p in it', [...'W26p', 'Enter'], null],
    ['a scanned order', [...'W26100070', 'Enter'], { kind: 'order', number: 'W26100070' }],
    ['an order typed small', [...'w26100070', 'Enter'], { kind: 'order', number: 'W26100070' }],
    ['a scanned article', [...'3250390000001', 'Enter'], null],
    ['Enter alone', ['Enter'], null],
    ['a letter that leads nowhere', ['g', 'z'], null],
    ['c alone', ['c'], null],
  ])('%s', (_what, keys, meaning) => {
    expect(press(keys)).toEqual(meaning);
  });

  it('⌘K and Ctrl+K open the palette; what else is held with them belongs to the browser', () => {
    expect(press(['k'], { ctrlKey: true })).toEqual({ kind: 'palette' });
    expect(press(['k'], { metaKey: true })).toEqual({ kind: 'palette' });
    expect(press(['g', 'c'], { ctrlKey: true })).toBeNull();
    expect(press(['j'], { altKey: true })).toBeNull();
  });

  it('switched off, no single key means anything; a number and the palette still do', () => {
    const off = (keys: readonly string[], ctrlKey = false) => {
      let typed = '';
      let meaning = null;
      for (const key of keys)
        ({ typed, meaning } = hear(
          typed,
          { key, ctrlKey, metaKey: false, altKey: false },
          { hasSingleKeys: false },
        ));
      return meaning;
    };
    for (const keys of [['g', 'c'], ['j'], ['k'], ['x'], ['p'], ['?']]) expect(off(keys)).toBeNull();
    expect(off([...'W26100070', 'Enter'])).toEqual({ kind: 'order', number: 'W26100070' });
    expect(off(['k'], true)).toEqual({ kind: 'palette' });
  });

  it('no two screens share a letter', () => {
    const letters = Object.values(GO_LETTERS);
    expect(new Set(letters).size).toBe(letters.length);
  });
});
