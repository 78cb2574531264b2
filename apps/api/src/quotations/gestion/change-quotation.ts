import type {
  MutationChangeQuotationArgs,
  MutationDiscountQuotationArgs,
  ShopQuotation,
} from '@nuancier/contract/gestion-types.ts';
import { cents } from '@nuancier/domain/money.ts';
import { discountedPrice, discountLimit } from '@nuancier/domain/quotations/discount-limit.ts';
import { judgeValidity } from '@nuancier/domain/quotations/written-line.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { actOnQuotation } from '../desk/act-on-quotation.ts';
import { auditChange } from '../desk/audited-quotation.ts';
import { judgedLines } from '../desk/change-lines.ts';
import type { WantedFigures } from '../desk/change-lines.ts';
import { aboveLimit } from '../desk/desk-copy.ts';
import type { DeskQuotation } from '../desk/desk-quotation-store.ts';
import { isWritable } from '../desk/quotation-acts.ts';
import { readLabel } from '../desk/read-label.ts';
import { deleteLines, updateLines } from '../desk/write-quotation-store.ts';
import { writeTotals } from '../desk/write-totals.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

export function changeQuotation(
  context: QuotationDeskContext,
  { number, revision, label: given, validUntil: until, lines }: MutationChangeQuotationArgs,
): Promise<ShopQuotation> {
  const now = context.now();
  const label = readLabel(given);
  const validity = judgeValidity(until, localMoment(now).date);
  if (!validity.ok) throw new Refusal(validity.refusal);
  const { value: validUntil } = validity;
  const act = { operation: 'changeQuotation', number, revision, args: [label, validUntil, lines] } as const;
  return actOnQuotation(context, act, async (db, quotation, staff) => {
    if (!isWritable(quotation)) throw new Refusal('QUOTATION_SENT');
    if (new Set(lines.map(({ id }) => id)).size < lines.length) throw new Refusal('QUOTATION_LINE_UNKNOWN');
    const wanted = lines.map((line) => wantedIn(quotation, line));
    const removed = wanted.filter(({ quantity }) => quantity === 0).map(({ line }) => line.id);
    const changed = wanted.filter(isChanged);
    const isSame = label === quotation.label && validUntil === quotation.validUntil;
    if (isSame && removed.length === 0 && changed.length === 0) return;
    const figures = await judgedLines(db, context, quotation, changed, staff);
    await deleteLines(db, quotation.id, removed);
    await updateLines(db, quotation.id, figures);
    await writeTotals(db, quotation, { label, validUntil, by: staff.name, now });
    await auditChange(db, context, 'quotation-changed', quotation);
  });
}

const WHOLE = 10_000;

/** By the customer's price of today, whatever the lines said before. */
export function discountQuotation(
  context: QuotationDeskContext,
  { number, revision, basisPoints }: MutationDiscountQuotationArgs,
): Promise<ShopQuotation> {
  if (basisPoints < 0 || basisPoints > WHOLE) throw new Refusal('QUOTATION_DISCOUNT');
  const act = { operation: 'discountQuotation', number, revision, args: basisPoints } as const;
  return actOnQuotation(context, act, async (db, quotation, staff) => {
    if (!isWritable(quotation)) throw new Refusal('QUOTATION_SENT');
    refuseAboveLimit(basisPoints, staff);
    const articles = quotation.lines.filter(({ isFree }) => !isFree);
    const at = (line: (typeof articles)[number], unitHt: number | null): WantedFigures => ({
      line,
      quantity: line.quantity,
      unitHt,
    });
    const own = await judgedLines(
      db,
      context,
      quotation,
      articles.map((line) => at(line, null)),
      staff,
    );
    const reduced = articles.map((line, nth) =>
      at(line, discountedPrice(cents(own[nth]?.unitHt ?? line.unitHt), basisPoints)),
    );
    await updateLines(db, quotation.id, await judgedLines(db, context, quotation, reduced, staff));
    await writeTotals(db, quotation, { by: staff.name, now: context.now() });
    await auditChange(db, context, 'quotation-changed', quotation);
  });
}

/** What refuses is the role's share, whatever floors follow from it: that figure is told. */
function refuseAboveLimit(basisPoints: number, { role }: Pick<Staff, 'role'>): void {
  const limit = discountLimit(role);
  if (basisPoints > limit) throw new Refusal('QUOTATION_FLOOR', undefined, aboveLimit(limit));
}

type Line = MutationChangeQuotationArgs['lines'][number];

function wantedIn({ lines }: DeskQuotation, { id, quantity, unit_ht_cents: unitHt }: Line): WantedFigures {
  const line = lines.find((one) => String(one.id) === id);
  if (line === undefined) throw new Refusal('QUOTATION_LINE_UNKNOWN');
  return { line, quantity, unitHt: unitHt ?? null };
}

/** What somebody else was allowed to write stays, as long as it is not touched. */
function isChanged({ line, quantity, unitHt }: WantedFigures): boolean {
  return quantity !== 0 && (quantity !== line.quantity || unitHt !== line.unitHt);
}
