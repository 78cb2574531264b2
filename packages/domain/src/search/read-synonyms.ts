/** « from » also finds « to »; both as they are written in the list. */
export type SynonymPair = { from: string; to: string };

export function readSynonyms(list: string): readonly SynonymPair[] {
  return list.split('\n').flatMap((line) => (line.includes('>') ? oneWay(line) : bothWays(line)));
}

function oneWay(line: string): SynonymPair[] {
  const [left = '', right = ''] = line.split('>');
  const targets = expressions(right, ',');
  return expressions(left, '=').flatMap((from) => targets.map((to) => ({ from, to })));
}

function bothWays(line: string): SynonymPair[] {
  const group = expressions(line, '=');
  return group.flatMap((from) => group.filter((to) => to !== from).map((to) => ({ from, to })));
}

function expressions(part: string, separator: string): string[] {
  return part
    .split(separator)
    .map((expression) => expression.trim())
    .filter((expression) => expression !== '');
}
