import { isQuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';
import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import quotations from '../../data/accounts/quotations.json' with { type: 'json' };
import { addDays, daysFromBase } from '../../shift-dates.ts';
import type { FileLine } from '../file-line.ts';
import { inEuros } from '../in-euros.ts';
import { knownClientCode } from './company-rows.ts';
import { paperLine } from './paper-line.ts';
import { tintRow } from './tint-row.ts';
import type { DemoTint } from './tint-row.ts';

export function quotationRows(size: DemoSize, today: Date): FileLine[] {
  const days = daysFromBase(today);
  return quotations.map((quotation) => ({
    devis: quotation.id,
    client: knownClientCode(quotation.company),
    date: addDays(quotation.created_at, days),
    statut: statusOf(quotation),
    valable_jusqu_au: addDays(quotation.valid_until, days),
    nom: quotation.label,
    vendeur: quotation.seller,
    lignes: quotation.lines.map((line) => ({
      ...paperLine(line, size),
      produit: skuAtSize(line.parent_sku, size),
      ...('tint' in line ? quotedTint(line.tint) : {}),
    })),
  }));
}

/** What the tin is made from is not the quotation's business. */
function quotedTint({ unit_price_ht: price, ...tint }: DemoTint & { unit_price_ht: number }): FileLine {
  return { ...tintRow(tint), teinte_ht: inEuros(price) };
}

/** Written under way and convertible: the store has finished it. */
function statusOf({ status, convertible }: { status: string; convertible: boolean }): QuotationStatus {
  if (!isQuotationStatus(status)) throw new Error(`The demo names an unknown quotation status « ${status} »`);
  return status === 'EN_COURS' && convertible ? 'A_VALIDER' : status;
}
