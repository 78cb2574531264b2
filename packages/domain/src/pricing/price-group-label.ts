export type PriceGroupName = { code: string; name: string };

/** « Bois (BOIS) »; one without a name of its own goes by its code. */
export function priceGroupLabel(code: string, names: readonly PriceGroupName[]): string {
  const name = names.find((known) => known.code === code)?.name ?? code;
  return name === code ? code : `${name} (${code})`;
}

/** « BOIS = Bois »; null: nothing of the kind. */
export function readPriceGroupName(line: string): PriceGroupName | null {
  const [code = '', name = '', ...more] = line.split('=').map((part) => part.trim());
  const isSound = /^[^\s|]{1,32}$/.test(code) && name !== '' && name.length <= 60 && more.length === 0;
  return isSound ? { code, name } : null;
}
