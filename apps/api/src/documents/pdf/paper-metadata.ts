// PDF metadata for programs: owner, title, and the claim of PDF/UA-1.
import type { PaperHead } from '../content/paper-content.ts';

/** The library writes names unescaped, so that « & » breaks them: its writer is disabled and replaced by this one. */
export function writeMetadata(pdf: PDFKit.PDFDocument, head: Pick<PaperHead, 'shop' | 'date'>): void {
  Object.assign(pdf, { _addInfo: () => undefined });
  pdf.appendXML(metadata(pdf.info.Title ?? '', head));
}

function metadata(title: string, { shop, date }: Pick<PaperHead, 'shop' | 'date'>): string {
  return `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
  <dc:creator><rdf:Seq><rdf:li>${escaped(shop)}</rdf:li></rdf:Seq></dc:creator>
  <dc:language><rdf:Bag><rdf:li>fr-FR</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
  <xmp:CreateDate>${date.toISOString()}</xmp:CreateDate>
</rdf:Description>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
