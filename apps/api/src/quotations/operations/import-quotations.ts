import { readHex } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { tintClasses } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { cents } from '@nuancier/domain/money.ts';
import { usualValidity } from '@nuancier/domain/quotations/written-line.ts';
import { documentTotals, taxRate } from '@nuancier/domain/tax.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines, repeatedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { inBatches } from '../../imports/in-batches.ts';
import { insertQuotations, knownQuotations, selectCompanyIds } from '../quotations-import-store.ts';
import type { NewQuotation } from '../quotations-import-store.ts';
import type { QuotationLineRow, QuotationRow } from '../quotations-import-rows.ts';

/** One query carries this many quotations. */
const BATCH = 500;

/** An existing one is not changed: its customer may have decided since. */
export async function importQuotations(
  db: DatabaseTransaction,
  rows: readonly QuotationRow[],
): Promise<ImportReport> {
  const companies = await selectCompanyIds(db, [...new Set(rows.map((row) => row.client_code))]);
  const refusals = [
    ...repeatedLines(
      rows,
      (row) => row.number,
      (number) => `Le devis «\u00A0${number}\u00A0» figure deux fois.`,
    ),
    ...rows.flatMap((row, at) => reasonsAgainst(row, companies).map((reason) => ({ line: at + 1, reason }))),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const known = await knownQuotations(
    db,
    rows.map((row) => row.number),
  );
  const missing = rows.filter((row) => !known.has(row.number));
  const drafts = missing.flatMap((row) => {
    const companyId = companies.get(row.client_code);
    return companyId === undefined ? [] : [draftOf(row, companyId)];
  });
  for await (const batch of inBatches(drafts, BATCH)) await insertQuotations(db, batch);
  return { ok: true, lines: rows.length, changed: missing.length, added: missing.length };
}

function reasonsAgainst(
  { client_code, lines }: QuotationRow,
  companies: ReadonlyMap<string, number>,
): string[] {
  return [
    ...(companies.has(client_code) ? [] : [`Le compte client «\u00A0${client_code}\u00A0» n’existe pas.`]),
    ...(lines.length > 0 ? [] : ['Le devis ne compte aucun article.']),
    ...lines.flatMap(tintFaults),
  ];
}

function tintFaults({ sku, tint, unit_ht_cents: unit }: QuotationLineRow): string[] {
  if (!tint) return [];
  const { hex, ht_cents: part, tint_class: tintClass } = tint;
  return [
    ...(readHex(hex) === hex ? [] : [`La teinte de «\u00A0${sku}\u00A0» n’est pas une couleur (#RRGGBB).`]),
    ...(tintClasses.some((known) => known === tintClass)
      ? []
      : [`La classe de teinte de «\u00A0${sku}\u00A0» n’existe pas.`]),
    ...(part === null || (part >= 0 && part <= unit)
      ? []
      : [`La mise à la teinte de «\u00A0${sku}\u00A0» coûte plus que l’article teinté.`]),
  ];
}

function draftOf(row: QuotationRow, companyId: number): NewQuotation {
  const rate = taxRate('standard');
  const goodsHt = row.lines.reduce((sum, line) => sum + line.unit_ht_cents * line.quantity, 0);
  const totals = documentTotals([{ excluding: cents(goodsHt), rate }]);
  return {
    number: row.number,
    companyId,
    label: row.label,
    seller: row.seller,
    status: row.status,
    createdOn: row.created_on,
    validUntil: row.valid_until ?? usualValidity(row.created_on),
    totalHt: totals.excluding,
    tax: totals.including - totals.excluding,
    taxRate: rate,
    lines: row.lines,
  };
}
