import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import type { Rights } from './permissions.ts';

export type RightsInput = {
  [Flag in Exclude<keyof Rights, 'ceiling_validated_order_cents'>]?: boolean | null | undefined;
} & {
  /** euros */
  ceiling_validated_order?: number | null | undefined;
};

/** No order of ours comes to more. */
const MOST_CENTS = 100_000_000;

/** What a head of company gives and takes away; fields left out stay as they are. */
export function changedRights(held: Rights, input: RightsInput): Verdict<Rights, 'CEILING_INVALID'> {
  const { ceiling_validated_order: ceiling } = input;
  const cents = ceiling == null ? held.ceiling_validated_order_cents : Math.round(ceiling * 100);
  if (!Number.isSafeInteger(cents) || cents < 0 || cents > MOST_CENTS) return refuse('CEILING_INVALID');
  return accept({
    is_view_price: input.is_view_price ?? held.is_view_price,
    is_view_order: input.is_view_order ?? held.is_view_order,
    is_view_invoices: input.is_view_invoices ?? held.is_view_invoices,
    is_view_quotations: input.is_view_quotations ?? held.is_view_quotations,
    is_view_outstanding: input.is_view_outstanding ?? held.is_view_outstanding,
    is_view_listing: input.is_view_listing ?? held.is_view_listing,
    is_validate_order: input.is_validate_order ?? held.is_validate_order,
    ceiling_validated_order_cents: cents,
    is_notification_order: input.is_notification_order ?? held.is_notification_order,
    is_pay_cd: input.is_pay_cd ?? held.is_pay_cd,
    is_pay_outstanding: input.is_pay_outstanding ?? held.is_pay_outstanding,
  });
}
