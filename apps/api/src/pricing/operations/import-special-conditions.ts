import type { Database } from '../../database/tables.ts';
import {
  refusedLines,
  repeatedLines,
  type ImportReport,
  type LineRefusal,
} from '../../imports/import-report.ts';
import {
  companiesOf,
  upsertSpecialConditions,
  type SpecialConditionRow,
} from '../imports/conditions-import-store.ts';
import { heldDiscount, heldPrice, LOOKED_AT } from '../imports/held-prices.ts';
import type { PriceGuard } from '../imports/held-prices.ts';
import { paidKey, selectKnownTerms, selectPricesPaid, termsKey } from '../imports/prices-paid-store.ts';
import type { KnownTerms } from '../imports/prices-paid-store.ts';
import { missingArticles, packQuantities } from '../imports/pricing-import-store.ts';
import { unitFaults } from '../imports/unit-prices.ts';

/** What one company has negotiated, for a family or an article. */
export type SpecialConditionLine = Omit<SpecialConditionRow, 'company_id'> & { client_code: string };

export async function importSpecialConditions(
  db: Database,
  lines: readonly SpecialConditionLine[],
  guard: PriceGuard = LOOKED_AT,
): Promise<ImportReport> {
  const skus = lines.map((line) => line.article_sku).filter((sku) => sku !== null);
  const missing = await missingArticles(db, skus);
  const companies = await companiesOf(
    db,
    lines.map((line) => line.client_code),
  );
  const quantities = await packQuantities(db, skus);
  const refusals = [
    ...lines.flatMap((line, index) =>
      [...reasonsAgainst(line, missing, companies), ...unitFaults(netPrice(line), quantities)].map(
        (reason) => ({ line: index + 1, reason }),
      ),
    ),
    ...repeatedLines(lines, keyOf, () => 'Cette condition figure deux fois.'),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const rows = lines.flatMap(({ client_code: code, ...line }) => {
    const company = companies.get(code);
    return company === undefined ? [] : [{ ...line, company_id: company.id, list: company.list }];
  });
  const held = guard.isAccepted ? [] : await heldTerms(db, rows, guard);
  if (held.length > 0) return refusedLines(held);
  const { changed, added } = await upsertSpecialConditions(
    db,
    rows.map(({ list: _list, ...row }) => row),
  );
  return { ok: true, lines: lines.length, changed, added };
}

type ListedRow = SpecialConditionRow & { list: string };

/** Beside the same condition before, else what the company pays without one. */
async function heldTerms(
  db: Database,
  rows: readonly ListedRow[],
  guard: PriceGuard,
): Promise<LineRefusal[]> {
  const known = await selectKnownTerms(db, rows);
  const paid = await selectPricesPaid(
    db,
    rows.flatMap(({ list, article_sku: sku }) => (sku === null ? [] : [{ list, sku }])),
  );
  return rows.flatMap((row, at) => {
    const was = known.get(termsKey(row));
    if (row.extra_percent !== null && (was === undefined || was.extra_percent !== null))
      return heldDiscount(was?.extra_percent ?? 0, row.extra_percent, guard, at + 1);
    const full = paid.get(paidKey({ list: row.list, sku: row.article_sku ?? '' })) ?? null;
    const after = netOf(row, full);
    return after === null ? [] : heldPrice(was ? netOf(was, full) : full, after, guard, at + 1);
  });
}

function netOf(
  { extra_percent: off, net_pack_ht_cents: net }: KnownTerms,
  full: number | null,
): number | null {
  if (off === null) return net;
  return full === null ? null : Math.round((full * (100 - off)) / 100);
}

function keyOf(line: SpecialConditionLine): string {
  return [line.client_code, line.family, line.article_sku, line.from_quantity, line.valid_from].join('|');
}

function reasonsAgainst(
  line: SpecialConditionLine,
  missing: ReadonlySet<string>,
  companies: ReadonlyMap<string, unknown>,
): string[] {
  const { article_sku: sku, client_code: code } = line;
  const reasons = [
    companies.has(code) ? null : `Le client «\u00A0${code}\u00A0» n’existe pas.`,
    sku !== null && missing.has(sku) ? `L’article «\u00A0${sku}\u00A0» n’existe pas.` : null,
    (line.family === null) === (sku === null)
      ? 'Une condition porte sur une famille ou sur un article, pas sur les deux.'
      : null,
    termsFit(line) ? null : 'Une condition donne une remise entre 0 et 100\u00A0% ou un prix net.',
    line.label.trim() === '' ? 'Le nom de la condition est obligatoire.' : null,
    Number.isSafeInteger(line.from_quantity) && line.from_quantity > 0
      ? null
      : 'La quantité doit être un nombre entier supérieur à 0.',
    line.valid_from !== null && line.valid_to !== null && line.valid_to < line.valid_from
      ? 'La condition finit avant de commencer.'
      : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

function netPrice({
  article_sku: sku,
  net_pack_ht_cents: packHt,
  net_unit_ht: unitHt,
}: SpecialConditionLine) {
  return { sku: sku ?? '', packHt, unitHt };
}

function termsFit(line: SpecialConditionLine): boolean {
  const { extra_percent: percent, net_pack_ht_cents: pack, net_unit_ht: unit } = line;
  if (percent !== null) return percent > 0 && percent < 100 && pack === null && unit === null;
  return pack !== null && Number.isSafeInteger(pack) && pack >= 0 && unit !== null && unit >= 0;
}
