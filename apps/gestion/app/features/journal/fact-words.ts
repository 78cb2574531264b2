type Sides = { before: string | null; after: string | null };

/** Beyond so many letters a text fills the page, and no other entry is seen. */
const MOST_LETTERS = 200;

/** How both sides of a change begin; where one is longer, both whole. */
export function factWords({ before, after }: Sides): { start: Sides; whole: Sides | null } {
  const start = { before: startOf(before), after: startOf(after) };
  const isCut = start.before !== before || start.after !== after;
  return { start, whole: isCut ? { before, after } : null };
}

function startOf(text: string | null): string | null {
  if (text === null || text.length <= MOST_LETTERS) return text;
  // A sign of two halves is not cut in two.
  return `${text
    .slice(0, MOST_LETTERS)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
