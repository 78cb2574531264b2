import { diffWords } from 'diff';

import type { ContentVersionAskedQuery } from '../../../generated/documents.ts';

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

type Fields = NonNullable<ContentVersionAskedQuery['contentVersion']>['fields'];
export type ComparedField = { name: ShortField; parts: ComparedPart[] };

const SHORT_FIELDS = ['title', 'content_heading', 'meta_title', 'meta_description', 'meta_keywords'] as const;
export type ShortField = (typeof SHORT_FIELDS)[number] | 'is_active';

/** What differs beside the text itself. */
export function comparedFields(
  before: Fields,
  after: Fields,
  words: { shown: string; hidden: string },
): ComparedField[] {
  const ofLines = SHORT_FIELDS.map((name) => ({ name, was: before[name] ?? '', is: after[name] ?? '' }));
  const told = (isActive: boolean) => (isActive ? words.shown : words.hidden);
  const visible = { name: 'is_active' as const, was: told(before.is_active), is: told(after.is_active) };
  return [...ofLines, visible]
    .filter(({ was, is }) => was !== is)
    .map(({ name, was, is }) => ({ name, parts: wholly(was, is) }));
}

/** Lines are short: read before and after, not word by word. */
function wholly(was: string, is: string): ComparedPart[] {
  const parts: ComparedPart[] = [
    { kind: 'removed', text: was },
    { kind: 'added', text: is },
  ];
  return parts.filter(({ text }) => text !== '');
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
