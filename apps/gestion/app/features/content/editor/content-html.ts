// HTML into the editor's document and back.
import { DOMParser, DOMSerializer } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { contentSchema } from './content-schema.ts';

/** Where the document has paragraphs and the shop's texts mostly have none. */
const BARE = 'li, dd, th, td';

export function documentOf(html: string): Node {
  return DOMParser.fromSchema(contentSchema).parse(elementOf(html));
}

export function htmlOf(document: Node): string {
  const holder = window.document.createElement('div');
  holder.append(DOMSerializer.fromSchema(contentSchema).serializeFragment(document.content));
  unwrap(holder);
  // An empty text is empty, not an empty paragraph.
  return holder.textContent === '' && holder.querySelector('img') === null ? '' : holder.innerHTML;
}

/** Whether the editor gives back what it was given: otherwise it must not touch it. */
export function isReadable(html: string): boolean {
  return settled(elementOf(htmlOf(documentOf(html)))) === settled(elementOf(html));
}

function elementOf(html: string): HTMLElement {
  // A document of its own: nothing in it is loaded or run.
  const parsed = new window.DOMParser().parseFromString(`<div>${html}</div>`, 'text/html');
  return parsed.body.querySelector('div') ?? parsed.body;
}

function unwrap(holder: HTMLElement): void {
  for (const parent of holder.querySelectorAll(BARE)) {
    const first = parent.firstElementChild;
    const others = [...parent.children].slice(1);
    if (first?.tagName !== 'P' || first.attributes.length > 0) continue;
    if (others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL'))
      first.replaceWith(...first.childNodes);
  }
}

/** Spaces between blocks mean nothing; neither does the order of attributes. */
function settled(element: HTMLElement): string {
  unwrap(element);
  for (const each of element.querySelectorAll('*')) {
    const attributes = [...each.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of attributes) each.removeAttribute(name);
    for (const [name, value] of attributes.toSorted(([one], [other]) => (one < other ? -1 : 1)))
      each.setAttribute(name, value);
  }
  return element.innerHTML
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      / ?(<\/?(?:p|h\d|ul|ol|li|dl|dt|dd|blockquote|table|caption|thead|tbody|tr|th|td|figure|figcaption|div|section)\b[^>]*>) ?/g,
      '$1',
    )
    .replaceAll(/ ?<br> ?/g, '<br>')
    .trim();
}
