// A tint as the client enters it beside an article: in a cart, in a favourites list.
import type { LineTint } from '@nuancier/domain/cart/cart-line.ts';
import { customerLabel } from '@nuancier/domain/catalogue/articles/current-product.ts';
import { baseNeeded, readHex, takesTint } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { tintClassOfHex } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import type { SoldArticle } from './sold-article.ts';

export type ChartColour = {
  code: string;
  name: string;
  hex: string;
  tintClass: string;
  base: string;
  /** no machine mixes these */
  special: string | null;
};

/** option -> value, as it was sent */
export type EnteredOptions = ReadonlyMap<string, string>;

type TintRefusal = 'OPTION_UNKNOWN' | 'TINT_UNKNOWN' | 'TINT_NOT_MADE' | 'TINT_WRONG_BASE';

const OPTIONS = ['customColorExa', 'customerColorLabel', 'tint_code'] as const;

/** What was left empty was not entered. */
export function enteredOptions(given: readonly { uid: string; value: string }[]): EnteredOptions {
  const filled = given.filter(({ value }) => value.trim() !== '');
  return new Map(filled.map(({ uid, value }) => [uid, value]));
}

/** For `findColours`, which `enteredTint` needs. */
export function enteredTintCode(entered: EnteredOptions): string | null {
  return entered.get('tint_code')?.trim() ?? null;
}

export function enteredTint(
  entered: EnteredOptions,
  { article, color, view, productView }: SoldArticle,
  colours: ReadonlyMap<string, ChartColour>,
): Verdict<LineTint | null, TintRefusal> {
  // Some clients repeat the product itself among the entered options: ignored.
  const known = new Set<string>([...OPTIONS, view.uid, productView.uid]);
  if (![...entered.keys()].every((uid) => known.has(uid))) return refuse('OPTION_UNKNOWN');
  const tint = tintEntered(entered, colours);
  if (!tint.ok || tint.value === null) return tint;
  const { base, ...made } = tint.value;
  if (!takesTint({ label: color ?? '', tintable: article.tintable }, base)) return refuse('TINT_WRONG_BASE');
  return accept(made);
}

/** A chart's code goes before whatever hexadecimal comes with it. */
function tintEntered(entered: ReadonlyMap<string, string>, colours: ReadonlyMap<string, ChartColour>) {
  const label = customerLabel(entered.get('customerColorLabel') ?? null);
  const code = enteredTintCode(entered);
  if (code !== null) {
    const colour = colours.get(code);
    if (colour === undefined) return refuse('TINT_UNKNOWN');
    if (colour.special !== null) return refuse('TINT_NOT_MADE');
    const { hex, tintClass, name } = colour;
    return accept({ hex, tintClass, label, code: colour.code, name, base: baseNeeded(colour) });
  }
  const free = entered.get('customColorExa');
  if (free === undefined) return accept(null);
  const hex = readHex(free);
  if (hex === null) return refuse('TINT_UNKNOWN');
  return accept({
    hex,
    tintClass: tintClassOfHex(hex),
    label,
    code: null,
    name: null,
    base: baseNeeded({ hex }),
  });
}
