import { counted } from '../../text/french-words.ts';
import type { MailPart } from './mail-text.ts';

/** Large mailers cut a mail off at a hundred kilobytes, sums and links with it: so many lines always fit. */
export const MOST_LISTED = 100;

type List = Extract<MailPart, { kind: 'lines' | 'items' }>;

/** The beginning of a long list, how many lines are left out, and which page has them all. */
export function abridged(list: List, page: 'de la commande' | 'de la demande' | 'du devis'): MailPart[] {
  const rest = (list.kind === 'lines' ? list.lines.length : list.items.length) - MOST_LISTED;
  if (rest <= 0) return [list];
  const begun =
    list.kind === 'lines'
      ? { ...list, lines: list.lines.slice(0, MOST_LISTED) }
      : { ...list, items: list.items.slice(0, MOST_LISTED) };
  return [
    begun,
    `Et ${counted(rest, 'autre ligne', 'autres lignes')}\u00A0: la liste entière se lit sur la page ${page}.`,
  ];
}
