// Mails about a request, queued in the transaction that changes it, for recipients who accept mails about orders.
import type { LineChange } from '@nuancier/domain/approvals/approved-lines.ts';
import { approvalReason } from '@nuancier/domain/checkout/needs-approval.ts';
import type { ApprovalReason, OrderingBuyer } from '@nuancier/domain/checkout/needs-approval.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import { couponLabel, ecoOf } from '../../cart/cart.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Database } from '../../database/tables.ts';
import type { Addressed, ApprovalWhy, MailTotals } from '../../outbox/mail-pieces.ts';
import type { QueuedMail } from '../../outbox/mail-variables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { vatName } from '../../text/vat-name.ts';
import type { Person } from '../records/approval-record.ts';
import { approvalCopy } from './approval-copy.ts';

type Place = { site: string; now: Date };

type Asked = {
  number: string;
  comment: string | null;
  cart: Cart;
  asker: Person;
  approvers: readonly Person[];
  /** who asks, and what is left of its month */
  buyer: OrderingBuyer;
};

export async function notifyRequested(db: Database, asked: Asked, { site, now }: Place): Promise<void> {
  const { number, cart, asker, approvers } = asked;
  const [first] = approvers;
  const receipt: QueuedMail = {
    template: 'approval_request_sent',
    to: asker.email,
    variables: {
      ...addressed(asker),
      parentName: first === undefined ? '' : nameOf(first),
      items: cart.lines.map(({ line }) => ({
        name: line.name,
        reference: line.articleSku,
        quantity: line.quantity,
      })),
      requestPath: `/customer/my-requests/${number}`,
    },
    site,
  };
  await send(db, [...toApprovers('approval_requested', asked, site), [asker, receipt]], now);
}

/** The same mail again, to the current deciders. */
export async function notifyReminded(db: Database, asked: Asked, { site, now }: Place): Promise<void> {
  await send(db, toApprovers('approval_reminded', asked, site), now);
}

/** The request changed: deciders hold an outdated mail. */
export async function notifyChanged(
  db: Database,
  { changes, ...asked }: Asked & { changes: readonly LineChange[] },
  { site, now }: Place,
): Promise<void> {
  const letters = asked.approvers.map((approver): [Person, QueuedMail] => [
    approver,
    {
      template: 'approval_changed',
      to: approver.email,
      variables: { ...requestFacts(asked, approver), changes: changes.map(approvalCopy.change) },
      site,
    },
  ]);
  await send(db, letters, now);
}

function toApprovers(
  template: 'approval_requested' | 'approval_reminded',
  asked: Asked,
  site: string,
): [Person, QueuedMail][] {
  return asked.approvers.map((approver) => [
    approver,
    { template, to: approver.email, variables: requestFacts(asked, approver), site },
  ]);
}

function requestFacts({ number, comment, cart, asker, buyer }: Asked, approver: Person) {
  const reason = approvalReason(buyer, cart.totals.total.excluding);
  return {
    ...addressed(approver),
    subaccountName: nameOf(asker),
    totalHtCents: cart.totals.total.excluding,
    lines: cart.lines.map(({ line, price, rowHt }) => ({
      name: line.name,
      reference: line.articleSku,
      quantity: line.quantity,
      cents: rowHt,
      tintCents: price?.tintHt ?? null,
    })),
    totals: totalsOf(cart),
    comment,
    ...(reason === null ? {} : { why: whyAsked(reason, buyer) }),
    approvalPath: `/customer/orders-to-approve-detail/${number}` as const,
  };
}

function whyAsked(reason: ApprovalReason, { ceilingCents, budgetLeftCents }: OrderingBuyer): ApprovalWhy {
  if (reason === 'ceiling') return { kind: reason, ceilingCents };
  if (reason === 'budget') return { kind: reason, leftCents: Math.max(0, budgetLeftCents ?? 0) };
  return { kind: reason };
}

export async function notifyApproved(
  db: Database,
  { asker, by, changes }: { asker: Person; by: Person; changes: readonly LineChange[] },
  { site, now }: Place,
): Promise<void> {
  const told = { ...addressed(asker), parentName: nameOf(by) };
  const letter: QueuedMail =
    changes.length === 0
      ? { template: 'approval_approved', to: asker.email, variables: told, site }
      : {
          template: 'approval_approved_with_changes',
          to: asker.email,
          variables: { ...told, changes: changes.map(approvalCopy.change) },
          site,
        };
  await send(db, [[asker, letter]], now);
}

export async function notifyApprovedAndOrdered(
  db: Database,
  told: { asker: Person; by: Person; changes: readonly LineChange[]; orderNumber: string },
  { site, now }: Place,
): Promise<void> {
  const { asker, by, changes, orderNumber } = told;
  const letter: QueuedMail = {
    template: 'approval_ordered',
    to: asker.email,
    variables: {
      ...addressed(asker),
      parentName: nameOf(by),
      changes: changes.map(approvalCopy.change),
      orderNumber,
    },
    site,
  };
  await send(db, [[asker, letter]], now);
}

export async function notifyRejected(
  db: Database,
  { asker, by, reason }: { asker: Person; by: Person; reason: string | null },
  { site, now }: Place,
): Promise<void> {
  const variables = { ...addressed(asker), parentName: nameOf(by), reason };
  await send(db, [[asker, { template: 'approval_rejected', to: asker.email, variables, site }]], now);
}

/** To the deciders: the request no longer waits. */
export async function notifyWithdrawn(
  db: Database,
  { number, asker, approvers }: { number: string; asker: Person; approvers: readonly Person[] },
  { site, now }: Place,
): Promise<void> {
  const letters = approvers.map((approver): [Person, QueuedMail] => [
    approver,
    {
      template: 'approval_withdrawn',
      to: approver.email,
      variables: { ...addressed(approver), subaccountName: nameOf(asker), number },
      site,
    },
  ]);
  await send(db, letters, now);
}

function totalsOf({ totals, coupon, lines }: Cart): MailTotals {
  const { subtotal, total, discountHt, shippingHt } = totals;
  return {
    goodsCents: subtotal.excluding,
    ecoCents: ecoOf(lines),
    discount: discountHt === 0 ? null : { label: couponLabel(coupon?.code ?? null), cents: discountHt },
    // Nothing for what is fetched, or where no way was chosen yet.
    deliveryCents: shippingHt === null || shippingHt === 0 ? null : shippingHt,
    htCents: total.excluding,
    vatLabel: vatName(taxRate('standard') / 100),
    vatCents: total.including - total.excluding,
    ttcCents: total.including,
  };
}

function addressed({ civility, firstname, lastname }: Person): Addressed {
  return { civility, firstname, lastname };
}

export function nameOf({ firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`;
}

async function send(db: Database, letters: readonly [Person, QueuedMail][], now: Date): Promise<void> {
  const wanted = letters.filter(([{ wantsMail }]) => wantsMail).map(([, letter]) => letter);
  await Promise.all(wanted.map((letter) => queueMail(db, letter, now)));
}
