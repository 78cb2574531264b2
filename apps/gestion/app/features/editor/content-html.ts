// HTML into the editor's document and back.
import { DOMParser, DOMSerializer } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { BARE, contentSchema } from './content-schema.ts';

export function documentOf(html: string): Node {
  const read = elementOf(html);
  wrapBareWords(read);
  return DOMParser.fromSchema(contentSchema).parse(read);
}

export function htmlOf(document: Node): string {
  const holder = window.document.createElement('div');
  holder.append(DOMSerializer.fromSchema(contentSchema).serializeFragment(document.content));
  unwrapBareWords(holder);
  // An empty text is empty, not an empty paragraph.
  return holder.textContent === '' && holder.querySelector('img') === null ? '' : holder.innerHTML;
}

/** Whether the editor gives back what it was given: otherwise it must not touch it. */
export function isReadable(html: string): boolean {
  return settled(elementOf(htmlOf(documentOf(html)))) === settled(elementOf(html));
}

const BLOCKS =
  'P|H1|H2|H3|H4|UL|OL|LI|DL|DT|DD|BLOCKQUOTE|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD|FIGURE|FIGCAPTION|DIV|SECTION';
const BLOCK = new RegExp(`^(?:${BLOCKS})$`);
const HOLDERS = 'li, dd, th, td, figure, div, section, blockquote';

function elementOf(html: string): HTMLElement {
  // A document of its own: nothing in it is loaded or run.
  const parsed = new window.DOMParser().parseFromString(`<div>${html}</div>`, 'text/html');
  return parsed.body.querySelector('div') ?? parsed.body;
}

function wrapBareWords(root: HTMLElement): void {
  for (const holder of [root, ...root.querySelectorAll(HOLDERS)]) {
    let bare: HTMLElement | null = null;
    for (const child of Array.from(holder.childNodes)) {
      if (child instanceof Element ? BLOCK.test(child.tagName) : isBlank(child)) {
        // A space between words and a tag is theirs; between two blocks it is nobody's.
        if (child instanceof Element) bare = null;
        else bare?.append(child);
        continue;
      }
      if (bare === null) {
        bare = root.ownerDocument.createElement(BARE);
        child.before(bare);
      }
      bare.append(child);
    }
  }
}

const isBlank = ({ textContent }: ChildNode) => textContent?.trim() === '';

/** Beside each other, two runs of words would become one: then they are paragraphs. */
function unwrapBareWords(holder: HTMLElement): void {
  const all = [...holder.querySelectorAll(BARE)];
  // Judged before the first is gone.
  const judged = all.map((bare) => {
    const isBeside = isWords(bare.previousElementSibling) || isWords(bare.nextElementSibling);
    return { bare, isBeside };
  });
  for (const { bare, isBeside } of judged) {
    if (!isBeside) {
      bare.replaceWith(...bare.childNodes);
      continue;
    }
    const paragraph = window.document.createElement('p');
    paragraph.append(...bare.childNodes);
    bare.replaceWith(paragraph);
  }
}

function isWords(other: Element | null): boolean {
  return other?.localName === BARE || other?.localName === 'p';
}

/** Spaces between blocks mean nothing; neither does the order of attributes. */
function settled(element: HTMLElement): string {
  for (const each of element.querySelectorAll('*')) {
    const attributes = [...each.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of attributes) each.removeAttribute(name);
    for (const [name, value] of attributes.toSorted(([one], [other]) => (one < other ? -1 : 1)))
      each.setAttribute(name, value);
  }
  return element.innerHTML
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(new RegExp(` ?(</?(?:${BLOCKS})\\b[^>]*>) ?`, 'gi'), '$1')
    .replaceAll(/ ?<br> ?/g, '<br>')
    .trim();
}
