import { describe, expect, it } from 'vitest';
import { packsCopy } from './packs-copy.ts';
import { handedMoves, lineField, loweredMoves, readPacks } from './read-packs.ts';

const sheet = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readPacks(form);
};
const fieldsOf = (lines: Parameters<typeof lineField>[0][]) =>
  Object.fromEntries(lines.map(lineField).map(({ name, value }) => [name, value]));
const linesOf = (found: ReturnType<typeof readPacks>) => (found?.ok === true ? found.lines : []);

describe('packs of lines', () => {
  it('go as they were read', () => {
    const lines = [
      { position: 1, from: 0, to: 3 },
      { position: 12, from: 2, to: 5 },
    ];
    expect(handedMoves(linesOf(sheet(fieldsOf(lines))))).toEqual(lines);
  });

  it('go in part, counted from what was read; of what stays nothing moves', () => {
    const typed = { 'nombre-1': ' 2 ', 'nombre-2': '1', 'nombre-3': '0' };
    const lines = linesOf(sheet({ 'ligne-1': '0:3', 'ligne-2': '2:5', 'ligne-3': '1:2', ...typed }));
    expect(handedMoves(lines)).toEqual([
      { position: 1, from: 0, to: 2 },
      { position: 2, from: 2, to: 3 },
    ]);
    expect(loweredMoves(lines)).toEqual([
      { position: 1, from: 3, to: 1 },
      { position: 2, from: 5, to: 4 },
    ]);
  });

  it.each([
    ['4', packsCopy.bad('Colle', 3), 2],
    ['', packsCopy.bad('Colle', 3), 2],
    ['-1', packsCopy.bad('Colle', 3), 2],
    ['0', packsCopy.none, undefined],
  ])('%j of three is told, with the article and at its line', (typed, message, line) => {
    const refusal = { message, key: 'BAD_COUNT', line };
    expect(sheet({ 'ligne-2': '1:4', 'nombre-2': typed, 'nom-2': 'Colle' })).toEqual({ ok: false, refusal });
  });

  it.each([
    {},
    { 'ligne-1': '0:3', 'ligne-2': 'x:3' },
    { 'ligne-1': '0' },
    { 'ligne--1': '0:3' },
    { 'ligne-1': '0:3e9' },
  ])('%j is no form', (fields) => {
    expect(sheet(fields)).toBeNull();
  });
});
