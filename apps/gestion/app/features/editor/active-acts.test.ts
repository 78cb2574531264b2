import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { activeActs } from './active-acts.ts';
import { contentSchema } from './content-schema.ts';

const { nodes } = contentSchema;
const words = (text: string, ...marks: string[]) =>
  contentSchema.text(
    text,
    marks.map((name) => contentSchema.mark(name)),
  );
const block = (name: string, ...content: readonly object[]) => {
  const type = nodes[name];
  if (type === undefined) throw new Error(`The editor knows no ${name}`);
  return type.create(null, content as Parameters<typeof type.create>[1]);
};

function activeAt(doc: ReturnType<typeof block>, from: number, to = from): string[] {
  const state = EditorState.create({ doc });
  return activeActs(state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to))));
}

describe('what the toolbar shows as pressed', () => {
  it.each([
    ['a paragraph', block('p', words('blanc')), 2, 2, ['paragraph']],
    ['a heading', block('h2', words('blanc')), 2, 2, ['heading2']],
    ['bold words', block('p', words('blanc', 'strong')), 2, 4, ['bold', 'paragraph']],
    [
      'words of which one is italic',
      block('p', words('blanc '), words('mat', 'em')),
      2,
      9,
      ['italic', 'paragraph'],
    ],
    ['a link only', block('p', words('blanc', 'a')), 2, 4, ['paragraph']],
    ['a list', block('ul', block('li', block('bare', words('blanc')))), 4, 4, ['bullets']],
    [
      'a numbered list within a list',
      block('ul', block('li', block('ol', block('li', block('bare', words('blanc')))))),
      6,
      6,
      ['numbers'],
    ],
    ['a quotation', block('blockquote', block('p', words('blanc'))), 3, 3, ['paragraph', 'quote']],
  ])('%s', (_what, content, from, to, active) => {
    expect(activeAt(block('doc', content), from, to)).toEqual(active);
  });

  it('a mark that is switched on before one types', () => {
    const state = EditorState.create({ doc: block('doc', block('p', words('blanc'))) });
    expect(activeActs(state.apply(state.tr.setStoredMarks([contentSchema.mark('strong')])))).toContain(
      'bold',
    );
  });
});
