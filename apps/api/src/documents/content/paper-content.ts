// What a paper says, before it becomes a PDF and a page: both are made from these same blocks.
import { unbrokenMeasures } from '@nuancier/domain/unbroken-measures.ts';

export type PaperHead = {
  shop: string;
  /** « Facture » */
  kind: string;
  title: string;
  subtitle: string;
  footer: string;
  date: Date;
};

export type PaperColumn = { title: string; lines: readonly string[] };

export type PaperTable = {
  kind: 'table';
  title: string;
  /** The columns' names; without them the first cell of each row says what the others are. */
  head: readonly string[] | null;
  /** Text after a line break in a cell is printed lighter. */
  rows: readonly (readonly string[])[];
  /** Shares of the whole. */
  widths: readonly number[];
  /** Columns from here on are right-aligned, as sums are. */
  figuresFrom: number | null;
  /** begins a sheet, which can be handed on by itself */
  ownSheet?: true;
};

/** A patch of colour, with the lines below it. `alt`: what is said in its place. */
export type PaperSwatch = { hex: string; alt: string; lines: readonly string[] };

export type PaperBlock =
  | { kind: 'heading'; text: string }
  /** `sheet`: the safety data sheet that the text refers to, where a page can link to it. */
  | { kind: 'paragraph'; text: string; sheet?: 'FDS' }
  /** Small, and never broken by the end of a page. */
  | { kind: 'terms'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'list'; lines: readonly string[] }
  /** Short blocks side by side, three at most: who sells, who buys, where the goods go. */
  | { kind: 'columns'; columns: readonly PaperColumn[] }
  /** Patches of colour side by side, four at most. */
  | { kind: 'swatches'; height: number; swatches: readonly PaperSwatch[] }
  | PaperTable;

export type PaperContent = { head: PaperHead; blocks: readonly PaperBlock[] };

/** Every paper is made here, so that none parts a number from its unit. */
export function paperOf(head: PaperHead, blocks: readonly PaperBlock[]): PaperContent {
  const { title, subtitle, footer } = head;
  return {
    head: {
      ...head,
      title: unbrokenMeasures(title),
      subtitle: unbrokenMeasures(subtitle),
      footer: unbrokenMeasures(footer),
    },
    blocks: blocks.map(typeset),
  };
}

function typeset(block: PaperBlock): PaperBlock {
  switch (block.kind) {
    case 'list':
      return { ...block, lines: block.lines.map(unbrokenMeasures) };
    case 'columns':
    case 'swatches':
      return block;
    case 'table':
      return {
        ...block,
        title: unbrokenMeasures(block.title),
        rows: block.rows.map((row) => row.map(unbrokenMeasures)),
      };
    default:
      return { ...block, text: unbrokenMeasures(block.text) };
  }
}

/** Each row a label and its value. */
export function factTable(title: string, rows: readonly (readonly string[])[]): PaperTable {
  return { kind: 'table', title, head: null, rows, widths: [0.4, 0.6], figuresFrom: null };
}
