import type { Dossier, SheetGroup } from '../catalogue/catalogue.ts';
import { documentCopy as copy } from './document-copy.ts';
import { frenchDate } from './french-date.ts';
import { openSheetPaper } from './sheet-paper.ts';

const GROUPS: readonly SheetGroup[] = ['identity', 'application', 'performance', 'environment'];

export function technicalSheet(dossier: Dossier, shop: string): Promise<Buffer> {
  const paper = openSheetPaper({
    shop,
    kind: copy.technicalSheet,
    title: dossier.name,
    subtitle: copy.reference(dossier.sku),
    footer: copy.footer(shop, dossier.name, frenchDate(dossier.updatedAt)),
    date: dossier.updatedAt,
  });
  if (dossier.summary !== '') paper.paragraph(dossier.summary);
  if (dossier.strongPoints.length > 0) {
    paper.heading(copy.strongPoints);
    paper.list(dossier.strongPoints);
  }
  for (const group of GROUPS) {
    const entries = dossier.sheet.filter((entry) => entry.group === group);
    if (entries.length === 0) continue;
    paper.heading(copy.groups[group]);
    paper.table(
      entries.map(({ label, value }) => [label, value]),
      [0.4, 0.6],
    );
  }
  paper.heading(copy.articles);
  paper.table([copy.articleColumns, ...dossier.articles.map(articleRow)], [0.16, 0.2, 0.32, 0.32]);
  writeVoc(paper, dossier);
  return paper.finish();
}

function articleRow({ sku, ean, color, model, size, conditioning }: Dossier['articles'][number]): string[] {
  return [sku, ean ?? '', color ?? model ?? size ?? '', conditioning];
}

function writeVoc(paper: ReturnType<typeof openSheetPaper>, { voc, isMixture }: Dossier): void {
  if (voc?.limit != null && voc.content !== null)
    paper.paragraph(copy.voc(voc.category, voc.limit, voc.content));
  if (isMixture) paper.paragraph(copy.readFirst);
}
