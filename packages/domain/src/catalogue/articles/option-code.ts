/** An option's name in a URL: `Base P (pastel)` -> `base-p-pastel`, `2,5 L` -> `2-5-l`. */
export function optionCode(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The option that a URL names; null for an unknown name. */
export function optionNamed<Option extends { label: string }>(
  options: readonly Option[],
  code: string | null,
): Option | null {
  if (code === null || code === '') return null;
  const wanted = optionCode(code);
  return options.find(({ label }) => optionCode(label) === wanted) ?? null;
}
