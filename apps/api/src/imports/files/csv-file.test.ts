import { describe, expect, it } from 'vitest';
import { csvFile } from './csv-file.ts';
import type { CsvLine } from './csv-file.ts';

async function linesOf(text: string | Buffer, pieceSize = 1 << 16): Promise<CsvLine[]> {
  const { lines } = await csvFile(() => pieces(Buffer.from(text), pieceSize));
  return all(lines());
}

const cellsOf = async (text: string | Buffer, pieceSize?: number) =>
  (await linesOf(text, pieceSize)).map(({ cells }) => cells);

describe('csvFile', () => {
  it.each([
    ['semicolons', 'a;b\n1;2,5\n'],
    ['commas', 'a,b\n1,"2,5"\n'],
    ['tabulations', 'a\tb\n1\t2,5'],
    ['Windows line ends', 'a;b\r\n1;2,5\r\n'],
    ['line ends of all kinds', 'a;b\r\r\n1;2,5\n'],
    ['spaces around', 'a ; b\n 1;2,5 '],
  ])('reads %s', async (_, text) => {
    const cells = [
      ['a', 'b'],
      ['1', '2,5'],
    ];
    expect(await cellsOf(text)).toEqual(cells);
    expect(await cellsOf(text, 1)).toEqual(cells);
  });

  it('keeps separators, quotes and line ends that stand between quotes', async () => {
    expect(await cellsOf('a;b\n"x;y";"il dit ""oui""\nsouvent"\n')).toEqual([
      ['a', 'b'],
      ['x;y', 'il dit "oui"\nsouvent'],
    ]);
  });

  it.each(['\n', '\r\n', '\r'])(
    'numbers lines as the file does, empty ones and quoted ends counted, with %j',
    async (end) => {
      const lines = await linesOf('a;b\n\n1;"x\ny"\n;;\n2;z'.replaceAll('\n', end));
      expect(lines.map(({ number }) => number)).toEqual([1, 3, 6]);
    },
  );

  it.each([
    ['that nobody closes', 'a;b\n1;2\n3;"x;y\n4;z\n', 3, 'ligne 3 n’est jamais refermé'],
    ['of the last line that nobody closes', 'a;b;c\n;;3\n"x;y', 3, 'ligne 3 n’est jamais refermé'],
    ['that the next stray one closes', 'a;b\n1;"x\n2;"y\n3;z\n', 2, 'ligne 2 est mal refermé'],
    ['that leaves cells over', 'a;b;c\n1;"x;9\n2;y;z"\n3;w;8\n', 2, 'ligne 2 est mal refermé'],
    ['in a line that has a good one before', 'a;b;c\n"1\n1";"x;9\n2;"y;z\n3;w;8\n', 2, 'ligne 3 est mal'],
  ])('a quote %s is a fault of the line it opens on', async (_, text, line, sentence) => {
    const faults = (await linesOf(text)).filter(({ fault }) => fault !== null);
    expect(faults).toMatchObject([{ number: line, fault: expect.stringContaining(sentence) }]);
  });

  it.each([
    'a;b\n1;"x\ny; z"\n2;w\n',
    'a;b\n1;"""Bien"" dit-il;\nsouvent"\n2;w\n',
    'a;b\r\n"x\r\ny";"p\r\nq"\r\n',
    'a;b\n"dit" fort;1\n10";2\n',
  ])('a good one is none: %j', async (text) => {
    expect((await linesOf(text)).filter(({ fault }) => fault !== null)).toEqual([]);
  });

  it('reads empty cells', async () => {
    expect(await cellsOf('a;b;c\n;;3')).toEqual([
      ['a', 'b', 'c'],
      ['', '', '3'],
    ]);
    expect(await cellsOf('a;b\n"";2')).toEqual([
      ['a', 'b'],
      ['', '2'],
    ]);
    expect(await linesOf('')).toEqual([]);
  });

  it('keeps a quote that stands inside a cell', async () => {
    expect(await cellsOf('a;b\nrouleau 10";2\n"dit" fort;3')).toEqual([
      ['a', 'b'],
      ['rouleau 10"', '2'],
      ['"dit" fort', '3'],
    ]);
  });

  it('reads UTF-8 without its mark, and what Excel writes on Windows', async () => {
    expect(await cellsOf(Buffer.from('\uFEFFédition', 'utf8'), 1)).toEqual([['édition']]);
    expect(await cellsOf(Buffer.from([0xe9, 0x64, 0x80]), 1)).toEqual([['éd€']]);
    expect(await cellsOf(Buffer.from('ref;marqué', 'latin1'))).toEqual([['ref', 'marqué']]);
  });

  it('reads each line of a long file once, though its last quote is never closed', async () => {
    const count = 30_000;
    const text = Array.from({ length: count }, (_, at) => `${at + 1};x\n`).join('');
    const lines = await linesOf(`${text}"fin;y`);
    expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: count + 1 }, (_, at) => at + 1));
    expect(lines.slice(-2).map(({ cells }) => cells)).toEqual([[String(count), 'x'], ['fin;y']]);
  });

  it.each([
    ['', 0],
    ['a\nb', 2],
    ['a\r\nb\r\n', 2],
    ['a\rb', 2],
    ['a;b\r1;2\r3;4\r', 3],
    ['a;b\r\n1;2\r\n', 2],
  ])('counts the lines of %j, whatever its pieces', async (text, count) => {
    for (const size of [1, 4, 1 << 16])
      expect((await csvFile(() => pieces(Buffer.from(text), size))).count).toBe(count);
  });

  it('finds the separator in the first line alone, when its line end ends a piece', async () => {
    expect(await cellsOf('a;b\r1,1,1,1;2\r', 4)).toEqual([
      ['a', 'b'],
      ['1,1,1,1', '2'],
    ]);
  });

  it('hands on that the bytes could not be read', async () => {
    let opened = 0;
    const { lines } = await csvFile(async function* broken() {
      yield Buffer.from('a;b\n');
      opened += 1;
      if (opened > 1) throw new Error('no disk');
    });
    await expect(all(lines())).rejects.toThrow('no disk');
  });
});

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const given: T[] = [];
  for await (const one of source) given.push(one);
  return given;
}
