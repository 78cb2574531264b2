// The sixteen headings of a safety data sheet with what the catalogue knows. Dangers are never guessed.
import type { Dossier } from '../../catalogue/catalogue.ts';
import { documentCopy as copy } from '../content/document-copy.ts';
import { frenchDate } from '../../text/french-date.ts';
import { paperOf } from '../content/paper-content.ts';
import type { PaperBlock, PaperContent } from '../content/paper-content.ts';

const decimal = new Intl.NumberFormat('fr-FR');

export function safetySheet(dossier: Dossier, shop: string): PaperContent {
  const head = {
    shop,
    kind: copy.safetySheet,
    title: dossier.name,
    subtitle: copy.reference(dossier.sku),
    footer: copy.footer(shop, dossier.name, frenchDate(dossier.updatedAt)),
    date: dossier.updatedAt,
  };
  const known = knownBySection(dossier);
  const sections = copy.sections.flatMap((title, at): PaperBlock[] => [
    { kind: 'heading', text: `${at + 1}. ${title}` },
    ...(known[at + 1] ?? [copy.notKnown]).map((text) => ({ kind: 'paragraph' as const, text })),
  ]);
  return paperOf(head, [{ kind: 'note', text: copy.demonstration }, ...sections]);
}

function knownBySection(dossier: Dossier): Readonly<Record<number, readonly string[]>> {
  const { name, sku, brand, binder, finish, density, voc, wasteStream, transport } = dossier;
  const content = voc?.content ?? null;
  const limit = voc?.limit ?? null;
  return {
    1: [copy.product(name, sku), copy.maker(brand), copy.emergency],
    3: [...(binder === null ? [] : [copy.binder(binder)]), copy.notKnown],
    9: [
      ...(finish === null ? [] : [copy.finish(finish)]),
      ...(density === null ? [] : [copy.density(decimal.format(density))]),
      ...(content === null ? [] : [copy.vocContent(content)]),
      copy.notKnown,
    ],
    13: [...(wasteStream === null ? [] : [copy.waste(wasteStream)]), copy.notKnown],
    14: [transport === null ? copy.transportFree : copy.transport(transport), copy.notKnown],
    15: [
      ...(voc !== null && content !== null && limit !== null ? [copy.voc(voc.category, limit, content)] : []),
      copy.notKnown,
    ],
    16: [copy.demonstration],
  };
}
