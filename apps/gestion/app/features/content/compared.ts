import { diffWords } from 'diff';

export type ComparedPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Beyond it the texts have too little in common to be worth the server's time. */
const LIMITS = { timeout: 1_000, maxEditLength: 2_000 };

/** Word by word, as readers see the texts: without their tags, a line for each block. Null: too different. */
export function compared(before: string, after: string): ComparedPart[] | null {
  const parts = diffWords(plainText(before), plainText(after), LIMITS);
  if (parts === undefined) return null;
  return parts.map(({ value, added, removed }) => {
    const changed = removed ? 'removed' : 'same';
    return { kind: added ? 'added' : changed, text: value };
  });
}

function plainText(html: string): string {
  return html
    .replaceAll(/<(?:img)\b[^>]*\bsrc="([^"]*)"[^>]*>/g, '[$1]')
    .replaceAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')
    .replaceAll(/<\/(?:p|h\d|li|tr|dt|dd|caption|figcaption|blockquote|div|section)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
