// What an editor may put on a page: the sanitiser keeps nothing else, and the editor of the back office offers no more.

export const TEXT_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'strong',
  'em',
  'br',
  'blockquote',
  'a',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
] as const;
export const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const;
export const LAYOUT_TAGS = ['figure', 'figcaption', 'img', 'div', 'section', 'span'] as const;

export const ALLOWED_TAGS = [...TEXT_TAGS, ...TABLE_TAGS, ...LAYOUT_TAGS] as const;
export type AllowedTag = (typeof ALLOWED_TAGS)[number];

const OWN_ATTRIBUTES: Readonly<Partial<Record<AllowedTag, readonly string[]>>> = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

export function allowedAttributes(tag: AllowedTag): readonly string[] {
  return ['class', ...(OWN_ATTRIBUTES[tag] ?? [])];
}
