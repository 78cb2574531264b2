import { expect, it } from 'vitest';
import { keptOf, parseKept, serialiseKept } from './kept-form.ts';

const of = { to: '/prix/codes/nouveau', owner: '7' };

function formOf(...entries: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

it('keeps what was typed, in its order, the same name several times', () => {
  const kept = keptOf(of, formOf(['code', 'HIVER'], ['marque', 'A'], ['marque', 'B']));
  expect(kept).toEqual({
    ...of,
    fields: [
      ['code', 'HIVER'],
      ['marque', 'A'],
      ['marque', 'B'],
    ],
    isWhole: true,
  });
  expect(kept && parseKept(serialiseKept(kept))).toEqual(kept);
});

it.each(['password', 'newPassword', 'current', 'actuel', 'secret'])('a secret is not kept: %s', (name) => {
  expect(keptOf(of, formOf([name, 'Gestion!2026'], ['nom', 'x']))).toEqual({
    ...of,
    fields: [['nom', 'x']],
    isWhole: false,
  });
  expect(keptOf(of, formOf([name, '']))?.isWhole).toBe(true);
});

it('nor is a file; one that was not chosen is none', () => {
  expect(keptOf(of, formOf(['fichier', new File(['x'], 'a.csv')]))?.isWhole).toBe(false);
  expect(keptOf(of, formOf(['fichier', new File([], '')]))?.isWhole).toBe(true);
});

it('too much is not kept', () => {
  expect(keptOf(of, formOf(['contenu', 'x'.repeat(400_001)]))).toBeNull();
});

it.each(['', 'x', '{}', '{"to":"/a","owner":"7","isWhole":true,"fields":[["a"]]}'])(
  'what we did not write is none: %s',
  (text) => {
    expect(parseKept(text)).toBeNull();
  },
);
