import type {
  MutationAddQuotationArticleArgs,
  MutationAddQuotationFreeLineArgs,
  ShopQuotation,
} from '@nuancier/contract/gestion-types.ts';
import { FREE_REFERENCE } from '@nuancier/domain/free-line.ts';
import { judgeFigures, MOST_WRITTEN_LINES, readFreeLine } from '@nuancier/domain/quotations/written-line.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { actOnQuotation } from '../desk/act-on-quotation.ts';
import { auditChange } from '../desk/audited-quotation.ts';
import { refuseBelowFloor } from '../desk/change-lines.ts';
import { customerPrices, readerOf } from '../desk/customer-prices.ts';
import type { DeskQuotation } from '../desk/desk-quotation-store.ts';
import { isWritable } from '../desk/quotation-acts.ts';
import { insertWrittenLines } from '../desk/write-quotation-store.ts';
import { writeTotals } from '../desk/write-totals.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

export function addQuotationArticle(
  context: QuotationDeskContext,
  { number, revision, sku, quantity, tintCode, unit_ht_cents: given }: MutationAddQuotationArticleArgs,
): Promise<ShopQuotation> {
  const unitHt = given ?? null;
  refuseFigures({ quantity, unitHt });
  const code = tintCode?.trim() || null;
  const asked = {
    sku: sku.trim(),
    quantity,
    tint: code === null ? null : { code, hex: null, label: null },
  };
  const act = { operation: 'addQuotationArticle', number, revision, args: [asked, unitHt] } as const;
  return actOnQuotation(context, act, async (db, quotation, staff) => {
    refuseFull(quotation);
    const reader = await readerOf(db, quotation.customerId, context.now());
    // Priced together with what the quotation holds of the same article: the more packs, the lower the price may be.
    const there = quotation.lines.filter(({ articleSku, isFree }) => !isFree && articleSku === asked.sku);
    const others = there.map((line) => ({ sku: line.articleSku, quantity: line.quantity, tint: line.tint }));
    const [price] = await customerPrices(db, context, reader, [asked, ...others]);
    if (price === undefined || 'refusal' in price) throw new Refusal(price?.refusal ?? 'PRODUCT_NOT_FOUND');
    const written = unitHt ?? price.customerHt;
    refuseBelowFloor({ ...price, unitHt: written }, staff);
    const tintHt = price.tintHt === null ? null : Math.min(price.tintHt, written);
    await insertWrittenLines(db, quotation.id, [{ ...price, unitHt: written, tintHt }]);
    await writeTotals(db, quotation, { by: staff.name, now: context.now() });
    await auditChange(db, context, 'quotation-changed', quotation);
  });
}

export function addQuotationFreeLine(
  context: QuotationDeskContext,
  { number, revision, label, unit, quantity, unit_ht_cents: unitHt }: MutationAddQuotationFreeLineArgs,
): Promise<ShopQuotation> {
  refuseFigures({ quantity, unitHt });
  const read = readFreeLine({ label, unit: unit ?? null });
  if (!read.ok) throw new Refusal(read.refusal);
  const { label: name, unit: conditioning } = read.value;
  const args = [name, conditioning, quantity, unitHt];
  const act = { operation: 'addQuotationFreeLine', number, revision, args } as const;
  return actOnQuotation(context, act, async (db, quotation, staff) => {
    refuseFull(quotation);
    const line = {
      articleSku: FREE_REFERENCE,
      parentSku: FREE_REFERENCE,
      name,
      conditioning,
      color: null,
      quantity,
      unitHt,
      taxRate: taxRate('standard'),
      tint: null,
      tintHt: null,
      isFree: true,
      customerHt: null,
    };
    await insertWrittenLines(db, quotation.id, [line]);
    await writeTotals(db, quotation, { by: staff.name, now: context.now() });
    await auditChange(db, context, 'quotation-changed', quotation);
  });
}

function refuseFigures(figures: { quantity: number; unitHt: number | null }): void {
  const judged = judgeFigures(figures);
  if (!judged.ok) throw new Refusal(judged.refusal);
}

function refuseFull(quotation: DeskQuotation): void {
  if (!isWritable(quotation)) throw new Refusal('QUOTATION_SENT');
  if (quotation.lines.length >= MOST_WRITTEN_LINES) throw new Refusal('QUOTATION_FULL');
}
