import { diffWords } from 'diff';

export type ComparedPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Word by word, as readers see the texts: without their tags, a line for each block. */
export function compared(before: string, after: string): ComparedPart[] {
  return diffWords(plainText(before), plainText(after)).map(({ value, added, removed }) => {
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
