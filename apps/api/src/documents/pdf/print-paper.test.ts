import { describe, expect, it } from 'vitest';
import type { PaperBlock, PaperContent } from '../content/paper-content.ts';
import { printPaper } from './print-paper.ts';
import { pdfFaults } from '../testing/pdf-faults.ts';
import { readPdf } from '../testing/pdf-objects.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { pdfSpokenText, pdfText } from '../testing/pdf-text.ts';
import { pdfTree } from '../testing/pdf-tree.ts';
import type { PdfPart } from '../testing/pdf-tree.ts';

/** Every kind of block, over several pages, with names that test the pen. */
const LONG: PaperContent = {
  head: {
    shop: 'Valbrune & Fils',
    kind: 'Facture',
    title: 'Facture n°\u00A0F1 <essai>',
    subtitle: 'Du 2 mars 2026',
    footer: 'Ce document n’est pas une facture.',
    date: new Date('2026-03-02T08:05:00Z'),
  },
  blocks: [
    { kind: 'columns', columns: [{ title: 'Client', lines: ['Łukasz Żółć', '中', '35000 Rennes'] }] },
    { kind: 'heading', text: 'Points forts' },
    { kind: 'list', lines: ['Sans odeur', 'Lessivable '.repeat(30)] },
    { kind: 'note', text: 'À lire avant emploi.' },
    { kind: 'paragraph', text: 'Une phrase longue. '.repeat(250) },
    {
      kind: 'table',
      title: 'Articles',
      head: ['Article', 'Référence', 'Qté'],
      rows: Array.from({ length: 40 }, (_, at) => [`Mat velouté ${at}\nPréparé\u00A0: 2`, `R${at}`, '']),
      widths: [0.5, 0.3, 0.2],
      figuresFrom: 2,
    },
    {
      kind: 'table',
      title: 'Montants',
      head: null,
      rows: [['Total', '1,00\u00A0€']],
      widths: [0.7, 0.3],
      figuresFrom: 1,
    },
    {
      kind: 'swatches',
      height: 60,
      swatches: [
        { hex: '#373F43', alt: 'Aplat du gris', lines: ['Ton sur ton', 'Gris'] },
        { hex: '#F7F7F4', alt: 'Aplat du blanc', lines: [] },
      ],
    },
    { kind: 'terms', text: 'Pas d’escompte.' },
  ],
};

/** What a block says, in the order in which it is read. */
function wordsOf(block: PaperBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.lines.flatMap((line) => ['•', line]);
    case 'columns':
      return block.columns.flatMap(({ title, lines }) => [title, ...lines]);
    case 'swatches':
      return block.swatches.flatMap(({ lines }) => [...lines]);
    case 'table':
      return [block.title, ...(block.head ?? []), ...block.rows.flat()];
    default:
      return [block.text];
  }
}

function tablesIn(parts: readonly PdfPart[]): PdfPart[] {
  return parts.flatMap((part) => (part.tag === 'Table' ? [part] : tablesIn(part.parts)));
}

describe('a printed paper', () => {
  it('can be read aloud over several pages: PDF/UA-1 as far as its bytes tell', async () => {
    const { body, pages } = await printPaper(LONG);
    expect(pages).toBeGreaterThan(2);
    expect(pdfFaults(body)).toEqual([]);
    expect(pdfText(body)).toContain('Łukasz Żółć\n?\n35000 Rennes');
  });

  it('every word of every block is read aloud, once and in its order', async () => {
    const { head, blocks } = LONG;
    const words = [head.shop, head.kind, head.title, head.subtitle, ...blocks.flatMap(wordsOf), head.footer];
    const bare = (text: string) => text.replaceAll(/\s+/gu, '');
    const { body } = await printPaper(LONG);
    expect(bare(pdfSpokenText(body))).toBe(bare(words.join('')).replace('中', '?'));
  });

  it('every cell of a head is a column’s name, and each row below begins with its own', async () => {
    const pdf = readPdf((await printPaper(LONG)).body);
    const { tree } = pdfTree(pdf, pdfPages(pdf));
    const shapes = tablesIn(tree).map(({ parts: rows }) =>
      rows.map(({ parts: cells }) => cells.map(({ tag, scope }) => `${tag} ${scope}`.trim()).join(', ')),
    );
    const articles = Array.from({ length: 40 }, () => 'TH Row, TD, TD');
    expect(shapes).toEqual([['TH Column, TH Column, TH Column', ...articles], ['TH Row, TD']]);
  });

  it('says column names and footer once, though each page shows them', async () => {
    const { body, pages } = await printPaper(LONG);
    const shown = pdfPages(readPdf(body)).flatMap(({ painted }) => painted);
    const marks = (words: string) => shown.filter(({ text }) => text === words).map(({ mark }) => mark);
    expect(marks('Référence').length).toBeGreaterThan(1);
    expect(marks('Référence').filter((mark) => mark !== 'artifact')).toHaveLength(1);
    expect(marks('Ce document n’est pas une facture.')).toHaveLength(pages);
    expect(marks('Ce document n’est pas une facture.').filter((mark) => mark !== 'artifact')).toHaveLength(1);
    expect(marks(`1 / ${pages}`)).toEqual(['artifact']);
  });

  it.each([
    ['language', '/Lang (fr-FR)', '/Lang (en-GB)'],
    ['not marked', '/Marked true', '/Marked null'],
    ['title not displayed', '/DisplayDocTitle true', '/DisplayDocTitle null'],
    ['no title', 'Facture n', '</rdf:li>'],
    ['metadata is no XML', 'Valbrune &amp; Fils', 'Valbrune & aussi Fils'.slice(0, 19)],
    ['not said to be PDF/UA', 'pdfuaid:part>1<', 'pdfuaid:part>0<'],
    ['page 0: tab order', '/Tabs /S', '/Tabs /R'],
    ['page 0: mark 0 has no owner', '/ParentTree', '/PerentTree'],
    ['TH without scope', '/Scope /Row', '/Xcope /Row'],
    ['TX in TR', '/S /TH', '/S /TX'],
    ['row of TD Column, TH Column, TH Column', '/S /TH', '/S /TD'],
    ['not one H1 before all headings', '/S /H1', '/S /H2'],
    ['font not embedded', '/FontFile2', '/FontFile9'],
    ['version', '%PDF-1.7', '%PDF-1.3'],
  ])('the check sees: %s', async (fault, right, wrong) => {
    const { body } = await printPaper(LONG);
    const source = body.toString('latin1');
    const broken = source.replace(right, wrong.padEnd(right.length));
    expect(broken).not.toBe(source);
    expect(pdfFaults(Buffer.from(broken, 'latin1'))).toContain(fault);
  });
});

it('a letter that an earlier paper drew as part of another is still read as itself', async () => {
  const saying = (text: string): PaperContent => ({ ...LONG, blocks: [{ kind: 'paragraph', text }] });
  const accented = 'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸ';
  await printPaper(saying(accented));
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ VB-BE090';
  expect(pdfText((await printPaper(saying(letters))).body)).toContain(letters);
});
