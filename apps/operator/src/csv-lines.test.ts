import { describe, expect, it } from 'vitest';
import { csvLines, csvText } from './csv-lines.ts';

const cellsOf = (text: string) => csvLines(text).map(({ cells }) => cells);

describe('csvLines', () => {
  it.each([
    ['semicolons', 'a;b\n1;2,5\n'],
    ['commas', 'a,b\n1,"2,5"\n'],
    ['tabulations', 'a\tb\n1\t2,5'],
    ['Windows line ends', 'a;b\r\n1;2,5\r\n'],
    ['spaces around', 'a ; b\n 1;2,5 '],
  ])('reads %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ]);
  });

  it('keeps separators, quotes and line ends that stand between quotes', () => {
    expect(cellsOf('a;b\n"x;y";"il dit ""oui""\nsouvent"\n')).toEqual([
      ['a', 'b'],
      ['x;y', 'il dit "oui"\nsouvent'],
    ]);
  });

  it('numbers lines as the file does, empty ones and quoted ends counted', () => {
    expect(csvLines('a;b\n\n1;"x\ny"\n;;\n2;z').map(({ number }) => number)).toEqual([1, 3, 6]);
  });

  it('reads empty cells, and a quote nobody closed up to the end', () => {
    expect(cellsOf('a;b;c\n;;3\n"x;y')).toEqual([['a', 'b', 'c'], ['', '', '3'], ['x;y']]);
    expect(cellsOf('a;b\n"";2')).toEqual([
      ['a', 'b'],
      ['', '2'],
    ]);
    expect(csvLines('')).toEqual([]);
  });
});

describe('csvText', () => {
  it('reads UTF-8 without its mark, and what Excel writes on Windows', () => {
    expect(csvText(Buffer.from('\uFEFFédition', 'utf8'))).toBe('édition');
    expect(csvText(Buffer.from([0xe9, 0x64, 0x80]))).toBe('éd€');
  });
});
