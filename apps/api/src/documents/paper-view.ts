import type { FastifyBaseLogger } from 'fastify';
import type { Paper, PaperBlock, PaperFile } from '@nuancier/contract/api-types.ts';
import { documentCopy } from './content/document-copy.ts';
import type { PaperBlock as Block, PaperContent } from './content/paper-content.ts';
import type { PaperSize, Press } from './pdf/press.ts';

/** `measure`: facts known only after printing; called only by the fields that need them. */
export type PaperFileView = PaperFile & { measure: () => Promise<PaperSize | null> };

export type PaperView = Omit<Paper, 'pdf'> & { pdf: PaperFileView };

/** Word for word what the PDF prints. */
export function paperView(content: PaperContent, url: string, press: Press): PaperView {
  return { ...pageView(content), pdf: { url, measure: () => press.measure(content) } };
}

/** The PDF is the merchant's own, and what the shop knows of it stands below. */
export function givenPaperView(
  { head, blocks }: PaperContent,
  url: string,
  { bytes }: Pick<PaperSize, 'bytes'>,
): PaperView {
  const note: Block = { kind: 'note', text: documentCopy.givenPaper };
  const page = pageView({ head, blocks: [note, ...blocks] });
  return { ...page, pdf: { url, measure: async () => ({ bytes, pages: null }) } };
}

function pageView({ head, blocks }: PaperContent): Omit<Paper, 'pdf'> {
  return {
    kind_label: head.kind,
    title: head.title,
    subtitle: head.subtitle,
    footer: head.footer,
    blocks: blocks.map(blockView),
  };
}

/** Null where it cannot be printed now, or not at all: the text is shown without it. */
export async function paperSize(
  { log }: { log: Pick<FastifyBaseLogger, 'error'> },
  { url, measure }: PaperFileView,
): Promise<PaperSize | null> {
  try {
    return await measure();
  } catch (err) {
    log.error({ err, url }, 'a paper could not be printed to be measured');
    return null;
  }
}

function blockView(block: Block): PaperBlock {
  switch (block.kind) {
    case 'heading':
      return { kind: 'HEADING', text: block.text };
    case 'paragraph':
      return { kind: 'PARAGRAPH', text: block.text, sheet: block.sheet ?? null };
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
    // A page says of a colour what the PDF says below its patch.
    case 'swatches':
      return {
        kind: 'COLUMNS',
        columns: block.swatches.map(({ alt, lines }) => ({ title: alt, lines: [...lines] })),
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
