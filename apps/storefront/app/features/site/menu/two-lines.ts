/** Cuts a name where its longer half is shortest: long names fit a narrow place in two even lines. */
export function twoLines(name: string): readonly string[] {
  const words = name.split(' ');
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const best = cuts.reduce<readonly string[] | null>(
    (kept, cut) => (kept === null || longest(cut) < longest(kept) ? cut : kept),
    null,
  );
  return best ?? [name];
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
