import type { Dossier, SheetGroup } from '../../catalogue/catalogue.ts';
import { shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { documentCopy as copy } from '../content/document-copy.ts';
import { frenchDate } from '../../text/french-date.ts';
import { factTable, paperOf } from '../content/paper-content.ts';
import type { PaperBlock, PaperContent } from '../content/paper-content.ts';

const GROUPS: readonly SheetGroup[] = ['identity', 'application', 'performance', 'environment'];

export function technicalSheet(dossier: Dossier, shop: string): PaperContent {
  const head = {
    shop,
    kind: copy.technicalSheet,
    title: dossier.name,
    subtitle: copy.reference(dossier.sku),
    footer: copy.footer(shop, dossier.name, frenchDate(dossier.updatedAt)),
    date: dossier.updatedAt,
  };
  return paperOf(head, [
    ...(dossier.summary === '' ? [] : [{ kind: 'paragraph' as const, text: dossier.summary }]),
    ...strongPoints(dossier),
    ...GROUPS.flatMap((group) => groupTable(dossier, group)),
    {
      kind: 'table',
      title: copy.articles,
      head: copy.articleColumns,
      rows: dossier.articles.map(articleRow),
      widths: [0.16, 0.2, 0.32, 0.32],
      figuresFrom: null,
    },
    ...vocBlocks(dossier),
  ]);
}

function strongPoints({ strongPoints: lines }: Dossier): PaperBlock[] {
  if (lines.length === 0) return [];
  return [
    { kind: 'heading', text: copy.strongPoints },
    { kind: 'list', lines },
  ];
}

function groupTable({ sheet }: Dossier, group: SheetGroup): PaperBlock[] {
  const entries = sheet.filter((entry) => entry.group === group);
  if (entries.length === 0) return [];
  return [
    factTable(
      copy.groups[group],
      entries.map(({ label, value }) => [label, value]),
    ),
  ];
}

function articleRow({ sku, ean, color, model, size, conditioning }: Dossier['articles'][number]): string[] {
  return [sku, ean ?? '', shownColour(color) ?? model ?? size ?? '', conditioning];
}

function vocBlocks({ voc, isMixture }: Dossier): PaperBlock[] {
  const limits =
    voc?.limit != null && voc.content !== null ? [copy.voc(voc.category, voc.limit, voc.content)] : [];
  return [
    ...limits.map((text) => ({ kind: 'paragraph' as const, text })),
    ...(isMixture ? [{ kind: 'paragraph' as const, text: copy.readFirst, sheet: 'FDS' as const }] : []),
  ];
}
