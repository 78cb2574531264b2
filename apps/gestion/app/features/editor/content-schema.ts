// The editor's document: the tags that the shop's sanitiser keeps, and no other. Words that stand in a block without a
// tag of their own are a `bare`: it is there while one writes, and leaves no trace in the text.
import { ALLOWED_TAGS, allowedAttributes } from '@nuancier/domain/content/allowed-html.ts';
import type { AllowedTag } from '@nuancier/domain/content/allowed-html.ts';
import { Schema } from 'prosemirror-model';
import type { AttributeSpec, MarkSpec, NodeSpec } from 'prosemirror-model';

type Shape = { content?: string; group?: string; inline?: boolean; defining?: boolean };

export const BARE = 'bare-words';

/** What may hold words without a tag, and what is written there when one presses Enter. */
const HOLDS_WORDS = '(bare | block)+';
const HOLDS_BLOCKS = '(block | bare)+';

/** How each tag stands in the document; a tag without a shape does not compile. */
const SHAPES: Readonly<Record<AllowedTag, Shape | 'mark'>> = {
  p: { content: 'inline*', group: 'block' },
  h1: { content: 'inline*', group: 'block', defining: true },
  h2: { content: 'inline*', group: 'block', defining: true },
  h3: { content: 'inline*', group: 'block', defining: true },
  h4: { content: 'inline*', group: 'block', defining: true },
  strong: 'mark',
  em: 'mark',
  a: 'mark',
  span: 'mark',
  br: { inline: true, group: 'inline' },
  img: { inline: true, group: 'inline' },
  blockquote: { content: HOLDS_BLOCKS, group: 'block', defining: true },
  ul: { content: 'li+', group: 'block' },
  ol: { content: 'li+', group: 'block' },
  li: { content: HOLDS_WORDS, defining: true },
  dl: { content: '(dt | dd)+', group: 'block' },
  dt: { content: 'inline*' },
  dd: { content: HOLDS_WORDS },
  table: { content: 'caption? thead? tbody*', group: 'block' },
  caption: { content: 'inline*' },
  thead: { content: 'tr+' },
  tbody: { content: 'tr+' },
  tr: { content: '(th | td)+' },
  th: { content: HOLDS_WORDS },
  td: { content: HOLDS_WORDS },
  figure: { content: '(bare | block | figcaption)+', group: 'block' },
  figcaption: { content: 'inline*' },
  div: { content: HOLDS_BLOCKS, group: 'block' },
  section: { content: HOLDS_BLOCKS, group: 'block' },
};

export const contentSchema = new Schema({
  nodes: {
    doc: { content: HOLDS_BLOCKS },
    text: { group: 'inline' },
    // The first block is what an empty place is filled with.
    ...Object.fromEntries([...nodeOf('p'), ...ALLOWED_TAGS.flatMap((tag) => nodeOf(tag))]),
    swatch: emptySpan(),
    bare: { content: 'inline*', parseDOM: [{ tag: BARE }], toDOM: () => [BARE, 0] },
  },
  // A link is around what stands in it.
  marks: Object.fromEntries([...markOf('a'), ...ALLOWED_TAGS.flatMap((tag) => markOf(tag))]),
});

function nodeOf(tag: AllowedTag): [string, NodeSpec][] {
  const shape = SHAPES[tag];
  if (shape === 'mark') return [];
  const isLeaf = shape.content === undefined;
  const spec: NodeSpec = {
    ...shape,
    attrs: attributesOf(tag),
    parseDOM: [{ tag, getAttrs: (node) => readAttributes(tag, node) }],
    toDOM: (node) => (isLeaf ? [tag, written(node.attrs)] : [tag, written(node.attrs), 0]),
  };
  return [[tag, spec]];
}

/** A span without words draws something by its class, as the colour chart's do: no mark can stand on nothing. */
function emptySpan(): NodeSpec {
  return {
    inline: true,
    group: 'inline',
    attrs: attributesOf('span'),
    parseDOM: [
      {
        tag: 'span',
        priority: 60,
        getAttrs: (node) => node.childNodes.length === 0 && readAttributes('span', node),
      },
    ],
    toDOM: (node) => ['span', written(node.attrs)],
  };
}

function markOf(tag: AllowedTag): [string, MarkSpec][] {
  if (SHAPES[tag] !== 'mark') return [];
  const spec: MarkSpec = {
    attrs: attributesOf(tag),
    inclusive: tag !== 'a',
    parseDOM: [{ tag, getAttrs: (node) => readAttributes(tag, node) }],
    toDOM: (mark) => [tag, written(mark.attrs), 0],
  };
  return [[tag, spec]];
}

function attributesOf(tag: AllowedTag): Record<string, AttributeSpec> {
  return Object.fromEntries(allowedAttributes(tag).map((name) => [name, { default: null }]));
}

function readAttributes(tag: AllowedTag, node: HTMLElement): Record<string, string | null> {
  return Object.fromEntries(allowedAttributes(tag).map((name) => [name, node.getAttribute(name)]));
}

function written(attrs: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attrs).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}
