import { readPdf } from './pdf-objects.ts';
import { pdfPages } from './pdf-pages.ts';

/** What a reader sees printed, one piece of text a line. */
export function pdfText(pdf: Buffer): string {
  return pdfPages(readPdf(pdf))
    .flatMap(({ painted }) => painted.flatMap(({ text }) => (text === null ? [] : [text])))
    .join('\n');
}

/** What is read aloud: the same without what is decoration. */
export function pdfSpokenText(pdf: Buffer): string {
  return pdfPages(readPdf(pdf))
    .flatMap(({ painted }) =>
      painted.flatMap(({ mark, text }) => (typeof mark === 'number' && text !== null ? [text] : [])),
    )
    .join('\n');
}
