// A PDF whose every mark is either tagged in its structure, for screen readers, or marked as an artifact.
import PdfKit from 'pdfkit';
import type { PaperHead } from '../content/paper-content.ts';
import { printable, registerFaces } from './paper-face.ts';
import { writeMetadata } from './paper-metadata.ts';

export type Pdf = PDFKit.PDFDocument;
export type Part = PDFKit.PDFStructureElement;

type Tag = 'Sect' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
    }
  }
}

export type TaggedPdf = { pdf: Pdf; document: Part; finish(): Promise<Buffer> };

export const MARGIN = 48;
export const BOTTOM = 64;

export function openTaggedPdf(head: PaperHead): TaggedPdf {
  const pdf = new PdfKit({
    size: 'A4',
    margins: { top: MARGIN, bottom: BOTTOM, left: MARGIN, right: MARGIN },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    // None before ours: the library's own would not be embedded.
    font: '',
    // Written from the facts' own date: the same facts give the same file, byte for byte.
    info: {
      // « Facture n° 1 » says what it is; a product's name does not.
      Title: printable(head.title.startsWith(head.kind) ? head.title : `${head.title} – ${head.kind}`),
      Author: printable(head.shop),
      CreationDate: head.date,
    },
  });
  registerFaces(pdf);
  writeMetadata(pdf, { shop: printable(head.shop), date: head.date });
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    pdf,
    document,
    finish() {
      const written = new Promise<Buffer>((resolve, reject) => {
        pdf.once('end', () => resolve(Buffer.concat(chunks)));
        pdf.once('error', reject);
      });
      pdf.end();
      return written;
    },
  };
}

/** A part that holds others. */
export function partOf(pdf: Pdf, parent: Part, tag: Tag, scope?: 'Row' | 'Column'): Part {
  const part = pdf.struct(tag, scope === undefined ? {} : { scope });
  parent.add(part);
  return part;
}

/** What `draw` prints is this part's words. */
export function say(pdf: Pdf, parent: Part, tag: Tag, draw: () => void, scope?: 'Row' | 'Column'): void {
  parent.add(pdf.struct(tag, scope === undefined ? {} : { scope }, [draw]));
}

/** What `draw` paints is a picture; `alt` says what it shows. */
export function picture(pdf: Pdf, parent: Part, alt: string, draw: () => void): void {
  parent.add(pdf.struct('Figure', { alt }, [draw]));
}

/** Rules, backgrounds, page numbers and what is repeated on each page: not read aloud. */
export function decorate(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** A page of its own when less than that is left. */
export function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - BOTTOM) return false;
  pdf.addPage();
  return true;
}
