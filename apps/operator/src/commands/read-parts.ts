import type { MovedLine } from '@nuancier/domain/orders/order-parts.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';

type Line = { id: number; articleSku: string };

const WHOLE = 'tout';
const PART = /^([\w.-]{1,40})=(\d{1,6})$/;

/** « 1=2 3=1 », by the line's place or its reference; « tout »: null. */
export function readParts(
  lines: readonly Line[],
  words: readonly string[],
): Verdict<MovedLine[] | null, string> {
  if (words.length === 1 && words[0] === WHOLE) return accept(null);
  const moved: MovedLine[] = [];
  for (const word of words) {
    const [, name = '', quantity = ''] = PART.exec(word) ?? [];
    if (name === '')
      return refuse(
        `«\u00A0${word}\u00A0» ne se lit pas\u00A0: écrivez LIGNE=QUANTITÉ, ou «\u00A0tout\u00A0».`,
      );
    const named = lines.filter(({ articleSku }, at) => articleSku === name || String(at + 1) === name);
    const [line] = named;
    if (line === undefined) return refuse(`La commande n’a pas de ligne «\u00A0${name}\u00A0».`);
    if (named.length > 1)
      return refuse(`Plusieurs lignes portent «\u00A0${name}\u00A0»\u00A0: nommez la ligne par son rang.`);
    moved.push({ lineId: line.id, quantity: Number(quantity) });
  }
  return accept(moved);
}
