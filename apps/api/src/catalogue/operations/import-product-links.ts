import { linkFaults } from '@nuancier/domain/catalogue/imports/product-link-faults.ts';
import type { LinkFault, ProductLinks } from '@nuancier/domain/catalogue/imports/product-link-faults.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { Database } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport, LineRefusal } from '../../imports/import-report.ts';
import { inBatches } from '../../imports/in-batches.ts';
import { productIdsBySku, replaceLinks } from '../imports/product-links-import-store.ts';

/** One query carries the links of this many products. */
const BATCH = 1000;

/** Reads the file twice: `links` must start anew each time it is iterated. A product appears on one line. */
export async function importProductLinks(
  db: Database,
  links: Iterable<ProductLinks>,
  onProgress: (done: number) => void = () => {},
): Promise<ImportReport> {
  const refusals = await refusalsOf(db, links);
  if (refusals.length > 0) return refusedLines(refusals);
  let lines = 0;
  let changed = 0;
  const products: string[] = [];
  for await (const batch of inBatches(links, BATCH)) {
    products.push(...(await replaceLinks(db, batch, await productIdsBySku(db, batch))));
    changed = products.length;
    lines += batch.length;
    onProgress(lines);
  }
  if (changed > 0) await announceCatalogueChange(db);
  return { ok: true, lines, changed, products };
}

async function refusalsOf(db: Database, links: Iterable<ProductLinks>): Promise<LineRefusal[]> {
  const refusals: LineRefusal[] = [];
  const seen = new Set<string>();
  let line = 0;
  for await (const batch of inBatches(links, BATCH)) {
    const ids = await productIdsBySku(db, batch);
    for (const one of batch) {
      line += 1;
      for (const fault of linkFaults(one, (sku) => ids.has(sku)))
        refusals.push({ line, reason: reasonOf(fault) });
      if (seen.has(one.sku))
        refusals.push({ line, reason: `Le produit «\u00A0${one.sku}\u00A0» figure deux fois.` });
      seen.add(one.sku);
    }
  }
  return refusals;
}

function reasonOf(fault: LinkFault): string {
  switch (fault.kind) {
    case 'unknown-product':
      return `Le produit «\u00A0${fault.sku}\u00A0» n’existe pas.`;
    case 'linked-to-itself':
      return 'Le produit est associé à lui-même.';
    case 'replaced-by-itself':
      return 'Le produit est remplacé par lui-même.';
    case 'repeated-link':
      return `Le produit «\u00A0${fault.sku}\u00A0» est associé deux fois.`;
  }
}
