/** A tint by name and code, apart from the other texts: cards get it ready made. */
export const tintWords = ({ name, code }: { name: string; code: string }): string =>
  `${name}, ${code.replaceAll(' ', '\u00a0')}`;
