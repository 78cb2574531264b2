import type { MutationChangeQuotationArgs, ShopQuotation } from '@nuancier/contract/gestion-types.ts';
import { discountLimit } from '@nuancier/domain/quotations/discount-limit.ts';
import { judgeValidity } from '@nuancier/domain/quotations/written-line.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { actOnQuotation } from '../desk/act-on-quotation.ts';
import { auditChange } from '../desk/audited-quotation.ts';
import { judgedLines } from '../desk/change-lines.ts';
import type { WantedLine } from '../desk/change-lines.ts';
import { aboveLimit } from '../desk/desk-copy.ts';
import type { DeskQuotation } from '../desk/desk-quotation-store.ts';
import { isWritable } from '../desk/quotation-acts.ts';
import { readLabel } from '../desk/read-label.ts';
import { deleteLines, updateLines } from '../desk/write-quotation-store.ts';
import { writeTotals } from '../desk/write-totals.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

const WHOLE = 10_000;

/** What was typed and the discount on it are one change, judged as it will stand: all of it is written, or nothing. */
export function changeQuotation(
  context: QuotationDeskContext,
  args: MutationChangeQuotationArgs,
): Promise<ShopQuotation> {
  const { number, revision, lines } = args;
  const now = context.now();
  const label = readLabel(args.label);
  const validity = judgeValidity(args.validUntil, localMoment(now).date);
  if (!validity.ok) throw new Refusal(validity.refusal);
  const { value: validUntil } = validity;
  const discount = args.basisPoints ?? null;
  if (discount !== null && (discount < 0 || discount > WHOLE)) throw new Refusal('QUOTATION_DISCOUNT');
  const asked = [label, validUntil, lines, discount];
  const act = { operation: 'changeQuotation', number, revision, args: asked } as const;
  return actOnQuotation(context, act, async (db, quotation, staff) => {
    if (!isWritable(quotation)) throw new Refusal('QUOTATION_SENT');
    refuseAboveLimit(discount, staff);
    refuseUnknownLines(quotation, lines);
    const wanted = wantedLines(quotation, lines);
    const isSame = label === quotation.label && validUntil === quotation.validUntil;
    if (isSame && discount === null && !wanted.some(({ isTouched }) => isTouched)) return;
    const { removed, figures } = await judgedLines(db, context, quotation, { wanted, discount, staff });
    await deleteLines(db, quotation.id, removed);
    await updateLines(db, quotation.id, figures);
    await writeTotals(db, quotation, { label, validUntil, by: staff.name, now });
    await auditChange(db, context, 'quotation-changed', quotation);
  });
}

/** What refuses is the role's share, whatever floors follow from it: that figure is told. */
function refuseAboveLimit(discount: number | null, { role }: Pick<Staff, 'role'>): void {
  const limit = discountLimit(role);
  if (discount !== null && discount > limit)
    throw new Refusal('QUOTATION_DISCOUNT_LIMIT', undefined, aboveLimit(limit));
}

type Typed = MutationChangeQuotationArgs['lines'];

function refuseUnknownLines(quotation: DeskQuotation, typed: Typed): void {
  const known = new Set(quotation.lines.map(({ id }) => String(id)));
  const named = new Set(typed.map(({ id }) => id));
  if (named.size < typed.length || typed.some(({ id }) => !known.has(id)))
    throw new Refusal('QUOTATION_LINE_UNKNOWN');
}

/** Every line of the quotation: as it was typed, or as it stands. */
function wantedLines({ lines }: DeskQuotation, typed: Typed): WantedLine[] {
  const typedOf = new Map(typed.map((one) => [one.id, one]));
  return lines.map((line, before) => {
    const given = typedOf.get(String(line.id));
    const quantity = given?.quantity ?? line.quantity;
    const unitHt = given === undefined ? line.unitHt : (given.unit_ht_cents ?? null);
    const isTouched = quantity !== line.quantity || unitHt !== line.unitHt;
    return { line, nth: before + 1, quantity, unitHt, isTouched };
  });
}
