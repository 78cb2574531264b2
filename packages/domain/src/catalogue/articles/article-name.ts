// What an article is called, on every screen, in every mail and on every paper: product, colour or tint, size, pack.

import { shownColour, TO_BE_TINTED } from '../colour/tint-base.ts';

const DASH = ' – ';

export type ArticleParts = {
  product: string;
  color: string | null;
  size: string | null;
  conditioning: string | null;
};

export type NamedTint = {
  /** #RRGGBB */
  hex: string;
  /** in the colour charts; none for a free tint */
  code: string | null;
  name?: string | null;
  /** what the customer calls it */
  label: string | null;
};

/** A tinted article is named after its tint: the base it is made from matters only at the counter. */
export function articleName(
  { product, color, size, conditioning }: ArticleParts,
  tint: NamedTint | null,
): string {
  return [product, tint === null ? shownColour(color) : tintName(tint), size, conditioning]
    .filter(Boolean)
    .join(DASH);
}

/** « RAL 7016 Gris anthracite », « RAL 7016 (volets) », « Bleu du salon (#35586C) ». */
export function tintName({ hex, code, name = null, label }: NamedTint): string {
  const charted = code === null ? null : [code, name].filter(Boolean).join(' ');
  const own = label === null || label === code || label === name || label === charted ? null : label;
  if (charted !== null) return own === null ? charted : `${charted} (${own})`;
  return own === null ? hex : `${own} (${hex})`;
}

export type NamedLine = {
  name: string;
  color?: string | null;
  conditioning?: string | null;
  tint?: NamedTint | null;
};

/** The name a paper of another system brought along, with what it leaves out: colour, tint and pack. */
export function lineName({ name: given, color = null, conditioning = null, tint = null }: NamedLine): string {
  const name = withoutBase(given, tint !== null);
  const isSaid = (word: string) => wholeWord(word).test(name);
  const tinted = tint !== null && !isSaid(tint.code ?? tint.label ?? tint.hex) ? tintName(tint) : null;
  const more = [tint === null ? shownColour(color) : tinted, conditioning].filter(
    (word): word is string => word !== null && word !== '' && !isSaid(word),
  );
  return [name, ...more].join(DASH);
}

const BASE = /\bBase (?:P|M|TR|teintable)\b(?: ?\([^)]*\))?/giu;
const EMPTY_PART = /(?: – )+(?= – |$)/gu;

/** Older names and those of other systems tell the base. */
function withoutBase(name: string, isTinted: boolean): string {
  return name
    .replace(BASE, isTinted ? '' : TO_BE_TINTED)
    .replace(EMPTY_PART, '')
    .trim();
}

const SPECIAL = /[$()*+.?[\\\]^{|}]/g;

/** « 5 L » matches neither « 15 L » nor « 2,5 L », « Or » does not match « Colorant ». */
function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N},.])${word.replace(SPECIAL, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu');
}
