/** « Gris anthracite, RAL 7016 »: a tint of the charts as it is named everywhere, its code never broken over two lines. */
export function tintTitle({ name, code }: { name: string; code: string }): string {
  return `${name}, ${code.replaceAll(' ', '\u00A0')}`;
}
