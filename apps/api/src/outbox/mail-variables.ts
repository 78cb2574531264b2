// The kinds of mail and the variables of each. The texts are in mail/templates.
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type {
  Addressed,
  AnsweredOffer,
  ApprovalAsked,
  MailCounter,
  MailCredit,
  MailLine,
  MailMode,
  MailParts,
  MailStore,
  MailToPay,
  MailTotals,
  OrderPage,
  ReturnStep,
  ShopPath,
  StoreOrder,
} from './mail-pieces.ts';

/** Dates and moments are ISO text; the mail writes them in French, on French time. */
export type MailVariables = {
  account_confirmation: Addressed & { confirmPath: ShopPath; hours: number };
  /** `awaitsProof`: the company has yet to say that the person is one of its own */
  account_created: Addressed & { company: string | null; shop: string | null; awaitsProof: boolean };
  subaccount_created: Addressed & {
    manager: string;
    company: string;
    createPasswordPath: ShopPath;
    hours: number;
  };
  password_reset: Addressed & { resetPath: ShopPath; hours: number };
  password_changed: Addressed & { at: string };
  /** Two accounts of one person are one now; to both addresses. */
  accounts_merged: Addressed & { keptEmail: string; closedEmail: string; at: string };
  /** The account was entered from a device it did not know. */
  new_device: Addressed & { device: string; at: string };
  /** A member of the team was asked to join; `by`: who asked. */
  staff_invited: Addressed & { by: string; role: StaffRole; invitationPath: ShopPath; hours: number };
  staff_new_device: Addressed & { device: string; address: string; at: string };
  /** `ending`: of the new one, its last signs; null: there is none any more */
  staff_iban_changed: Addressed & { by: string; ending: string | null; at: string };
  staff_password_reset: Addressed & { resetPath: ShopPath; hours: number };
  /** To the address that was left. */
  email_changed: Addressed & { newEmail: string; at: string };
  /** To the store: a prospect waits for its account to be completed. */
  prospect_registered: {
    company: string;
    siret: string | null;
    name: string;
    email: string;
    telephone: string | null;
  };
  /** To the company's address on file: an account has given its client code. */
  company_proof: { company: string; name: string; email: string; proofPath: ShopPath; days: number };
  company_proof_settled: Addressed & { company: string; accepted: boolean };
  /** To the store: the web account of one of its companies was opened. */
  account_linked: {
    company: string;
    clientCode: string;
    name: string;
    email: string;
    telephone: string | null;
  };
  order_confirmation: Addressed &
    OrderPage & {
      orderedAt: string;
      mode: MailMode;
      /** the code of a wish that could no longer be met at placement; absent in older mails */
      lostWish?: string | null;
      /** the store that prepares it; absent in mails queued by older versions */
      store?: MailStore | null;
      /** a line has a tint; absent in older mails, which mention tints in any case */
      isTinted?: boolean;
      lines: readonly MailLine[];
      /** null when the reader may not see prices */
      totals: MailTotals | null;
      /** the amounts shown to the reader; absent in older mails: HT */
      large?: readonly TaxLabel[];
      /** absent in mails queued by older versions */
      credits?: readonly MailCredit[];
      payment: string;
      purchaseRef: string | null;
      /** left out by mails queued before it was asked for */
      purchaseOrderNumber?: string | null;
      /** quotations accepted by the order; absent in mails queued by older versions */
      quotations?: readonly { number: string; label: string | null }[];
      /** a sales representative ordered in the buyer's name; absent in mails queued by older versions */
      placedFor?: { representative: string; buyer: string } | null;
      /** consumers may withdraw; professionals may not */
      withdrawalPath: ShopPath | null;
    };
  store_order_placed: StoreOrder;
  /** Its lines: what is left to prepare, or to send. */
  store_order_late: StoreOrder & { step: 'near' | 'late' };
  store_order_cancelled: {
    orderNumber: string;
    buyer: string;
    refundDue: boolean;
    lines: readonly MailLine[];
    /** something is set aside and goes back to the shelf */
    prepared: boolean;
    /** that; absent in mails queued by older versions */
    back?: readonly MailLine[];
  };
  /** Packs that were set aside and are cancelled, while the rest of the order goes on. */
  store_lines_cancelled: {
    orderNumber: string;
    buyer: string;
    by: string;
    reason: string | null;
    /** what goes back to the shelf */
    lines: readonly MailLine[];
  };
  /** Money of a card payment is on its way back; `amounts`: null when the reader may not see them. */
  order_refunded: Addressed &
    OrderPage & {
      amounts: { amountCents: number; backCents: number } | null;
      isWhole: boolean;
      /** absent in mails queued by older versions, which knew no other way */
      isByCard?: boolean;
      /** by which other way, in the store's words; null: by card; absent as above */
      how?: string | null;
    };
  /** Packs of an order are cancelled, the rest of it goes on; `left`: of the line. */
  order_lines_cancelled: Addressed &
    OrderPage & {
      lines: readonly { name: string; reference: string; quantity: number; left: number }[];
      /** with tax; null where the reader may not see them */
      amounts: { lessCents: number; totalCents: number } | null;
      /** to the card; `cents`: null as above */
      refund: { cents: number | null } | null;
      /** what becomes of the order: more is to come, all that is left waits at the counter, or nothing more comes */
      rest: 'goes-on' | 'ready' | 'done';
      /** by transfer, which may have come before it cost less */
      isByTransfer: boolean;
      shop: { name: string; phone: string | null };
    };
  /** The store is closed on the day that was promised; `due`: a moment at the counter, a French day of delivery. */
  order_promise_moved: Addressed &
    OrderPage & {
      mode: 'EMP' | 'LIV';
      closedOn: string;
      shop: { name: string; phone: string | null };
      due: string;
      /** of the counter on that day */
      hours: string | null;
    };
  /** Another article for packs that the store cannot find; `price`: of one pack, null where it is hidden. */
  order_substitute_proposed: Addressed &
    OrderPage & {
      packs: number;
      instead: { name: string; reference: string };
      article: { name: string; reference: string };
      price: { htCents: number; ttcCents: number } | null;
      /** as the buyer reads prices; absent in mails queued by older versions */
      large?: readonly TaxLabel[];
      shop: { name: string; phone: string | null };
      /** the promise that an answer comes before: a moment at the counter, a French day of delivery; none: the order
       * has no promise, or it is past. Absent in mails queued by older versions */
      due?: string | null;
      mode?: 'EMP' | 'LIV';
    };
  order_status_changed: Addressed &
    OrderPage & {
      status: string;
      /** absent in mails queued by older versions */
      mode?: 'EMP' | 'LIV';
      lines?: readonly MailParts[];
      pickupCode?: string | null;
      /** what the card paid comes back; `cents`: null when the reader may not see it; absent as above */
      refund?: { cents: number | null } | null;
    };
  /** Some of an order's lines were prepared, handed over or sent. */
  order_parts_moved: Addressed &
    OrderPage & {
      mode: 'EMP' | 'LIV';
      kind: 'PREPARED' | 'HANDED_OVER' | 'TAKEN_BACK';
      status: string;
      shop: string;
      moved: readonly { name: string; reference: string; quantity: number }[];
      lines: readonly MailParts[];
      /** what waits at the counter is fetched by it; absent in mails queued by older versions */
      pickupCode?: string | null;
      /** null: nothing waits there; absent as above */
      counter?: MailCounter | null;
      /** of the whole order; null: nothing, or nothing waits; absent as above */
      toPay?: MailToPay | null;
      /** at the counter, with what was handed over; null: nothing; absent as above */
      paid?: MailToPay | null;
    };
  click_collect_ready: Addressed &
    OrderPage & {
      shop: string;
      shopAddress: string;
      shopHours: string;
      /** the day of the hours; absent in mails queued by older versions */
      hoursOn?: string;
      shopPhone: string;
      keepDays: number;
      /** null: nothing; absent as above */
      toPay?: MailToPay | null;
      /** as above */
      mode?: 'EMP' | 'LIV';
      lines?: readonly MailParts[];
      pickupCode?: string | null;
    };
  approval_requested: ApprovalAsked;
  approval_reminded: ApprovalAsked;
  approval_changed: ApprovalAsked & { changes: readonly string[] };
  approval_request_sent: Addressed & {
    parentName: string;
    /** without prices, which not every asker may see; both absent in mails queued by older versions */
    items?: readonly { name: string; reference: string; quantity: number }[];
    requestPath?: ShopPath;
  };
  approval_approved: Addressed & { parentName: string };
  approval_approved_with_changes: Addressed & { parentName: string; changes: readonly string[] };
  approval_ordered: Addressed & {
    parentName: string;
    changes: readonly string[];
    orderNumber: string;
  };
  approval_rejected: Addressed & { parentName: string; reason: string | null };
  approval_withdrawn: Addressed & { subaccountName: string; number: string };
  withdrawal_ack: Addressed & {
    orderNumber: string;
    returnId?: number;
    declaration: string;
    at: string;
    returnAddress: string;
  };
  /** To who follows the customer, or to its store. */
  quotation_asked: {
    number: string;
    label: string | null;
    name: string;
    company: string | null;
    clientCode: string | null;
    email: string;
    message: string | null;
    wishedOn: string | null;
    lines: readonly MailLine[];
    deskPath: ShopPath;
  };
  quotation_asked_ack: Addressed & {
    number: string;
    label: string | null;
    message: string | null;
    wishedOn: string | null;
    lines: readonly MailLine[];
    quotationPath: ShopPath;
  };
  /** To those who were told of the request. */
  quotation_request_withdrawn: { number: string; name: string; company: string; deskPath: ShopPath };
  /** To who asked; `by`: who declines. */
  quotation_request_declined: Addressed & {
    number: string;
    label: string | null;
    by: string;
    reason: string;
    quotationPath: ShopPath;
  };
  /** `lines`: what it is about; both days of the law YYYY-MM-DD, null for a professional: it gives it none. */
  return_step: Addressed &
    OrderPage & {
      step: ReturnStep;
      lines: readonly { name: string; reference: string; quantity: number }[];
      returnAddress: string;
      sendBefore: string | null;
      paidBefore: string | null;
    };
  /** To the customer it was written for, who sees prices. `replaces`: the version that no longer holds. */
  quotation_sent: Addressed & {
    number: string;
    label: string | null;
    seller: string;
    validUntil: string;
    message: string | null;
    replaces: string | null;
    lines: readonly MailLine[];
    htCents: number;
    ttcCents: number;
    quotationPath: ShopPath;
  };
  quotation_accepted: AnsweredOffer & { orderNumber: string };
  quotation_declined: AnsweredOffer & { reason: string | null };
  /** `message: null` unless the address is known to be the writer's own. */
  contact_ack: { name: string; reason: string; message: string | null };
  /** To whoever wrote; `by`: who answers. */
  contact_answer: { name: string; reason: string; message: string | null; answer: string; by: string };
  /** To the shop; `deskPath`: where it is answered, absent in mails queued by older versions. */
  contact_message: {
    name: string;
    email: string;
    telephone: string | null;
    reason: string;
    message: string;
    deskPath?: ShopPath;
  };
  /** To the shop: an address of its systems is not called any more. */
  webhook_disabled: { id: number; name: string; url: string; reason: string };
  newsletter_confirm: { confirmPath: ShopPath };
  newsletter_welcome: { unsubscribePath: ShopPath };
};

export type MailTemplate = keyof MailVariables;

/** One mail to write: the template decides what the variables are. */
export type QueuedMail = {
  [Template in MailTemplate]: {
    template: Template;
    to: string;
    variables: MailVariables[Template];
    /** Reply-To; defaults to the shop's own address. */
    replyTo?: string;
    /** Code of the site whose look and name it bears; defaults to the default site. */
    site?: string;
  };
}[MailTemplate];
