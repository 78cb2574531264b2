// The audit log: who, for which account, what, when, from where. Append-only, and without secrets.
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../database/tables.ts';
import { maskSecrets } from '../monitoring/mask-secrets.ts';
import type { ChangeEvent } from './change-events.ts';
import type { AllNamed, AuditDetails, WholeChange } from './detail-words.ts';
import { insertAuditEntry } from './audit-store.ts';

export { deleteOldAuditEntries, personalDataInAudit } from './audit-store.ts';

export type AuditEvent =
  | 'registered'
  | 'account-created'
  | 'account-unlocked'
  | 'accounts-merged'
  | 'password-link-issued'
  | 'email-confirmed'
  | 'company-linked'
  | 'company-proven'
  | 'company-refused'
  | 'conditions-accepted'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-by-token'
  | 'sign-out'
  | 'device-ended'
  | 'password-changed'
  | 'password-change-failed'
  | 'password-reset-requested'
  | 'password-reset'
  | 'email-changed'
  | 'email-change-failed'
  | 'external-checkout'
  | 'connect-as-issued'
  | 'connect-as-started'
  | 'acted-as-customer'
  | 'connect-as-ended'
  | 'permissions-changed'
  | 'sub-account-created'
  | 'sub-account-removed'
  | 'sub-account-invited'
  | 'sub-account-suspended'
  | 'sub-account-resumed'
  | 'wishlist-taken-over'
  | 'tint-added'
  | 'tint-noted'
  | 'tint-removed'
  | 'order-status-changed'
  | 'order-parts-moved'
  | 'order-refund-asked'
  | 'order-collected'
  | 'order-preparation-started'
  | 'order-lines-picked'
  | 'order-noted'
  | 'order-act-given-up'
  | 'order-mail-resent'
  | 'order-promise-moved'
  | 'order-substitute-proposed'
  | 'order-substitute-answered'
  | 'order-lines-cancelled'
  | 'order-settled'
  | 'return-opened'
  | 'return-accepted'
  | 'return-received'
  | 'return-refused'
  | 'return-settled'
  | 'orders-acknowledged'
  | 'approval-requested'
  | 'approval-changed'
  | 'approval-reminded'
  | 'order-approved'
  | 'order-rejected'
  | 'approval-withdrawn'
  | 'quotation-asked'
  | 'quotation-declined'
  | 'quotation-request-withdrawn'
  | 'quotation-request-declined'
  | 'quotation-opened'
  | 'quotation-changed'
  | 'quotation-sent'
  | 'quotation-revised'
  | 'quotation-discarded'
  | 'quotation-put-in-cart'
  | 'price-changed'
  | 'campaign-saved'
  | 'campaign-scheduled'
  | 'campaign-stopped'
  | 'campaign-discarded'
  | 'coupon-saved'
  | 'coupon-switched'
  | 'cart-simulated'
  | 'invoice-papers-replaced'
  | 'review-judged'
  | 'product-written'
  | 'product-linked'
  | 'product-pictured'
  | 'product-dated'
  | 'product-seen-as'
  | 'category-written'
  | 'category-dated'
  | 'message-taken'
  | 'message-answered'
  | 'message-settled'
  | 'integration-key-created'
  | 'integration-key-rotated'
  | 'integration-key-revoked'
  | 'integration-write'
  | 'webhook-created'
  | 'webhook-rotated'
  | 'webhook-switched'
  | 'webhook-replayed'
  | 'webhook-tested'
  | 'job-asked'
  | 'staff-password-accepted'
  | 'staff-sign-in'
  | 'staff-sign-in-failed'
  | 'staff-directory-accepted'
  | 'staff-directory-linked'
  | 'staff-directory-unlinked'
  | 'staff-factor-failed'
  | 'staff-proof-failed'
  | 'staff-factor-added'
  | 'staff-factor-removed'
  | 'staff-factor-reset'
  | 'staff-sign-out'
  | 'staff-sessions-ended'
  | 'staff-password-changed'
  | 'staff-password-change-failed'
  | 'staff-password-reset-requested'
  | 'staff-password-reset'
  | 'staff-invited'
  | 'staff-invitation-resent'
  | 'staff-invitation-accepted'
  | 'staff-role-changed'
  | 'staff-disabled'
  | 'staff-enabled'
  | 'store-changed'
  | 'search-synonym-added'
  | 'search-synonym-changed'
  | 'search-synonym-removed'
  | 'search-pinned'
  | 'settings-changed'
  | 'content-drafted'
  | 'content-published'
  | 'content-discarded'
  | 'content-taken-over'
  | 'content-pictured'
  | 'shop-opened'
  | 'backup-made'
  | 'backup-restored'
  | 'shop-held'
  | 'shop-resumed'
  | 'import'
  | 'import-taken-back'
  | 'file-brought'
  | 'file-dropped'
  | 'export'
  | 'erasure'
  | 'erasure-failed';

/** The request in whose course it happened; every resolver's context is one, the back office's too. */
export type AuditPlace = {
  viewer: Viewer;
  staffId?: number | null | undefined;
  clientAddress: string;
  requestId: string;
  now: () => Date;
};

type AuditNote<Event extends AuditEvent, Details extends AuditDetails> = {
  event: Event;
  /** The account concerned; defaults to the actor's own. */
  customerId?: number | null | undefined;
  /** `before` and `after`, where something was changed */
  details?: Details;
} & ([Event] extends [ChangeEvent] ? { details: ToldChange } : unknown);

/** What stood before and stands after: of the thing, its state, or each of its settings. An event that is a variable is a `ChangeEvent` too. */
type ToldChange = WholeChange | { from: unknown; to: unknown } | { settings: readonly WholeChange[] };

/** In the caller's transaction for a change; outside it for a failure, which a rollback would lose. */
export function recordAudit<Event extends AuditEvent, Details extends AuditDetails>(
  db: Database,
  place: AuditPlace,
  note: AuditNote<Event, Details & AllNamed<Details>>,
): Promise<void> {
  const { viewer } = place;
  const actor = viewer.kind === 'customer' ? viewer.customerId : null;
  return insertAuditEntry(db, {
    at: place.now(),
    event: note.event,
    actor_id: actor,
    representative_id: viewer.kind === 'customer' ? viewer.representativeId : null,
    customer_id: note.customerId === undefined ? actor : note.customerId,
    staff_id: place.staffId ?? (viewer.kind === 'customer' ? viewer.staffId : null),
    client_address: place.clientAddress,
    request_id: place.requestId,
    details: JSON.stringify(maskSecrets({ ...note.details })),
  });
}
