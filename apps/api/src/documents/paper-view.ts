import type { Paper, PaperBlock } from '@nuancier/contract/api-types.ts';
import type { PaperBlock as Block, PaperContent } from './paper-content.ts';
import { printPaper } from './print-paper.ts';

/** Word for word what the PDF prints; of the file itself its size and its pages, which only printing tells. */
export async function paperView(content: PaperContent, url: string): Promise<Paper> {
  const { head, blocks } = content;
  const { body, pages } = await printPaper(content);
  return {
    kind_label: head.kind,
    title: head.title,
    subtitle: head.subtitle,
    footer: head.footer,
    blocks: blocks.map(blockView),
    pdf: { url, bytes: body.length, pages },
  };
}

function blockView(block: Block): PaperBlock {
  switch (block.kind) {
    case 'heading':
      return { kind: 'HEADING', text: block.text };
    case 'paragraph':
      return { kind: 'PARAGRAPH', text: block.text };
    case 'terms':
      return { kind: 'TERMS', text: block.text };
    case 'note':
      return { kind: 'NOTE', text: block.text };
    case 'list':
      return { kind: 'LIST', lines: [...block.lines] };
    case 'columns':
      return {
        kind: 'COLUMNS',
        columns: block.columns.map(({ title, lines }) => ({ title, lines: [...lines] })),
      };
    case 'table':
      return {
        kind: 'TABLE',
        text: block.title,
        table: {
          head: block.head === null ? null : [...block.head],
          rows: block.rows.map((row) => [...row]),
          figures_from: block.figuresFrom,
        },
      };
  }
}
