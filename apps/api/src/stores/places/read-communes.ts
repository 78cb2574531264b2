import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '@nuancier/domain/search/words/fold-text.ts';

export type Commune = {
  insee: string;
  name: string;
  postcodes: readonly string[];
  latitude: number;
  longitude: number;
};

/** Texts of one line per commune, the most populous first: looking through them is faster than any list. */
export type Communes = {
  lines: readonly string[];
  /** ' saint etienne', each word after a space */
  names: LineText;
  /** ' 35000 35200', likewise */
  postcodes: LineText;
  lineOfInsee: ReadonlyMap<string, number>;
};

export type LineText = { text: string; starts: Uint32Array };

export function readCommunes(): Communes {
  const lines = readFileSync(join(import.meta.dirname, 'communes.csv'), 'utf8')
    .trimEnd()
    .split('\n');
  const communes = lines.map(communeOf);
  return {
    lines,
    names: lineText(communes.map(({ name }) => ` ${foldName(name)}`)),
    postcodes: lineText(communes.map(({ postcodes }) => ` ${postcodes.join(' ')}`)),
    lineOfInsee: new Map(communes.map(({ insee }, line) => [insee, line])),
  };
}

/** A file of our own, without quotes: the shop does not wait for a parser of everybody's files. */
export function communeOf(line: string): Commune {
  const [insee = '', name = '', postcodes = '', latitude, longitude] = line.split(',');
  return {
    insee,
    name,
    postcodes: postcodes.split(' '),
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

/** « St-Étienne » and « saint etienne » are one. */
export function foldName(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst(e?)\b/g, 'saint$1');
}

// Lines are separated by line feeds, so that a search can match the beginning or the end of one.
function lineText(lines: readonly string[]): LineText {
  const starts = new Uint32Array(lines.length);
  let at = 1;
  for (const [index, line] of lines.entries()) {
    starts[index] = at;
    at += line.length + 1;
  }
  return { text: `\n${lines.join('\n')}\n`, starts };
}
