/**
 * « from » also finds « to », less and less down a one-way list; both as they are written. `isSame`: they mean the
 * same thing; otherwise the one merely leads to the other.
 */
export type SynonymPair = { from: string; to: string; strength: number; isSame: boolean };

const LOSS_DOWN_THE_LIST = 0.06;

export function readSynonyms(list: string): readonly SynonymPair[] {
  return list.split('\n').flatMap((line) => (line.includes('>') ? oneWay(line) : bothWays(line)));
}

function oneWay(line: string): SynonymPair[] {
  const [left = '', right = ''] = line.split('>');
  const targets = expressions(right, ',');
  return expressions(left, '=').flatMap((from) =>
    targets.map((to, rank) => ({
      from,
      to,
      strength: 1 - LOSS_DOWN_THE_LIST * Math.min(rank, 5),
      isSame: false,
    })),
  );
}

function bothWays(line: string): SynonymPair[] {
  const group = expressions(line, '=');
  return group.flatMap((from) =>
    group.filter((to) => to !== from).map((to) => ({ from, to, strength: 1, isSame: true })),
  );
}

function expressions(part: string, separator: string): string[] {
  return part
    .split(separator)
    .map((expression) => expression.trim())
    .filter((expression) => expression !== '');
}
