import { describe, expect, it } from 'vitest';
import { frenchStem } from '../french-stem.ts';
import { readWords } from '../read-words.ts';
import { isQueryNoise } from '../stop-words.ts';
import { SYNONYMS } from '../synonyms.ts';

const LONGEST_EXPRESSION = 4;
const lines = SYNONYMS.split('\n').filter((line) => line.trim() !== '');
const parts = (side: string, separator: RegExp) =>
  side.split(separator).map((expression) => expression.trim());
const stemsOf = (expression: string): string => {
  const { run, compounds, isOneCompound } = readWords(expression);
  return (isOneCompound ? compounds : run).map(({ word }) => frenchStem(word)).join(' ');
};

describe('the trade’s words', () => {
  const typed = lines.flatMap((line) => parts(line.split('>')[0] ?? '', /=/));

  it('no expression loses its meaning with its small words: « sol en lés » would be « sol »', () => {
    const lost = lines
      .flatMap((line) => parts(line, /[=>,]/))
      .filter((expression) => {
        const { run, isOneCompound } = readWords(expression);
        return !isOneCompound && (run.length === 0 || (/[\s’']/u.test(expression) && run.length < 2));
      });
    expect(lost).toEqual([]);
  });

  it('none is too long to be found, or holds a word that is left out of queries', () => {
    const never = typed.filter((expression) => {
      const { run } = readWords(expression);
      return run.length > LONGEST_EXPRESSION || run.some(({ word }) => isQueryNoise(word));
    });
    expect(never).toEqual([]);
  });

  it('none leads two ways, and none is twice in a line', () => {
    const leading = lines.filter((line) => line.includes('>'));
    const ways = leading.flatMap((line) => parts(line.split('>')[0] ?? '', /=/).map(stemsOf));
    expect(ways.filter((stems, at) => ways.indexOf(stems) !== at)).toEqual([]);
    const twice = lines.filter((line) => {
      const stems = parts(line.split('>')[0] ?? '', /=/).map(stemsOf);
      return new Set(stems).size < stems.length;
    });
    expect(twice).toEqual([]);
  });
});
