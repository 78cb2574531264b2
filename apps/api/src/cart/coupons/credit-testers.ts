// What testers cost, given back on a tin in the same tint: by a coupon of the buyer's own, where the site says so.
import { randomInt } from 'node:crypto';
import { testerCredits, tintKey } from '@nuancier/domain/cart/coupons/tester-credits.ts';
import type { OrderedLine } from '@nuancier/domain/cart/coupons/tester-credits.ts';
import { tintName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { OrderDraft, OrderLineDraft } from '../../orders/orders.ts';
import { mailboxHash } from './coupon-of-cart.ts';
import { insertCredits } from './credit-store.ts';
import type { CreditOwner } from './credit-store.ts';

export type CreditedOrder = Pick<OrderDraft, 'companyId' | 'customerId' | 'email' | 'lines' | 'placedAt'> & {
  id: number;
};

export type CreditTerms = { testerSku: string; days: number };

/** With the order itself: whether the coupon can be used yet is read from how that order stands. */
export async function creditTestersOf(
  db: DatabaseTransaction,
  order: CreditedOrder,
  { testerSku, days }: CreditTerms,
): Promise<void> {
  const credits = testerCredits(order.lines.map(orderedLine), testerSku);
  if (credits.length === 0) return;
  const validTo = addDays(localMoment(order.placedAt).date, days);
  await insertCredits(
    db,
    { orderId: order.id, testerSku, owner: ownerOf(order) },
    credits.map(({ tint, valueHt }) => ({
      code: newCode(),
      label: wordsOf(tint),
      value: valueHt,
      valid_to: validTo,
      tint_key: tintKey(tint),
      tint_hex: tint.hex,
    })),
  );
}

/** What a company paid for is the company's; a guest is known by the mailbox. */
function ownerOf({ companyId, customerId, email }: CreditedOrder): CreditOwner {
  if (companyId !== null) return { companyId, customerId: null, mailboxHash: null };
  if (customerId !== null) return { companyId, customerId, mailboxHash: null };
  return { companyId, customerId, mailboxHash: mailboxHash(email) };
}

function orderedLine({ parentSku, tint, made, ...line }: OrderLineDraft): OrderedLine {
  const named = tint && {
    code: tint.code,
    hex: tint.customColorExa,
    name: made?.name ?? null,
    label: tint.customerColorLabel,
  };
  return { ...line, productSku: parentSku, tint: named };
}

function wordsOf(tint: NonNullable<OrderedLine['tint']>): string {
  const { code, name } = tint;
  return code !== null && name !== null ? tintTitle({ code, name }) : tintName(tint);
}

/** Without letters and digits that are read for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

function newCode(): string {
  return `TESTEUR-${Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}
