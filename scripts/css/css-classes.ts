// Which classes a CSS module has, and which it takes over from itself or another.
export function classesIn(css: string): string[] {
  // A dot before a letter is a class, once what may say anything is away.
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const found = [...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name ?? '');
  return [...new Set(found)].toSorted();
}

/** Without `sheet`, of the same one. */
type Composed = { name: string; sheet: string | undefined };

export function composedIn(css: string): Composed[] {
  return [...css.matchAll(/\bcomposes:\s*([^;'"]+?)(?:\s+from\s+['"]([^'"]+)['"])?\s*;/g)].flatMap(
    ([, names = '', sheet]) => names.split(/\s+/).map((name) => ({ name, sheet })),
  );
}
