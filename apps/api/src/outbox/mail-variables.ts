// Which mails there are, and what each of them needs to be told. The words stand in mail/templates.
import type { TaxLabel } from '@nuancier/domain/tax.ts';

/** An address inside the shop: the host is added when the mail is written, from the configuration alone. */
export type ShopPath = `/${string}`;

/** What stands between the lines and what is to be paid, so that the reader can add it up. */
export type MailTotals = {
  /** the lines before tax */
  goodsCents: number;
  /** held in the lines, before tax; left out by mails written before it was told */
  ecoCents?: number;
  discount: { label: string; cents: number } | null;
  /** before tax; null for what is fetched at the store */
  deliveryCents: number | null;
  htCents: number;
  vatLabel: string;
  vatCents: number;
  ttcCents: number;
};

/** Before tax; `cents: null` for whoever may not see prices. */
export type MailLine = {
  name: string;
  reference: string;
  quantity: number;
  cents: number | null;
  /** for the tint of one pack, held in its price */
  tintCents?: number | null;
};

/**
 * How an order reaches its buyer. `from`: an instant; `on`: a day; null where nobody could name one. `wished`: the code
 * of a wish. Mails queued before they were told leave them out, and the store's `address`.
 */
export type MailMode =
  | { kind: 'EMP'; shop: string; address?: string | null; from?: string | null; wished?: string | null }
  | {
      kind: 'LIV';
      address: string;
      on?: string | null;
      wished?: string | null;
      /** both, where it is delivered in two */
      deliveries?: readonly MailDelivery[];
    };

export type MailStore = {
  name: string;
  phone: string | null;
  /** of the day from which the goods can be fetched; null for what is delivered */
  hours: { on: string; text: string } | null;
};

export type MailDelivery = {
  /** null: the day is still to be told */
  on: string | null;
  articles: readonly { name: string; quantity: number }[];
};

/** How far a line of an order has come. */
export type MailParts = {
  name: string;
  reference: string;
  ordered: number;
  prepared: number;
  handedOver: number;
  /**
   * When what is still to prepare is promised for: an instant for the counter, a day for a delivery. Null where that
   * is past or was never named; left out by mails queued before it was told.
   */
  due?: string | null;
};

/**
 * Whoever reads it: « Bonjour Mme Le Goff, », or « Bonjour Anne, » where no civility was told. Mails queued before
 * all of them said whom they greet hold less of it, and greet with what they hold.
 */
export type Addressed = { civility: string | null; firstname: string; lastname: string };

/**
 * Where the order is looked at. Whoever ordered without an account has a link that is signed when the mail is written,
 * so that the signature stands nowhere else; `linkUntil` is the day it ends.
 */
export type OrderPage = { orderNumber: string; orderPath: ShopPath; linkUntil?: string };

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
  /** The account was entered from a device it did not know. */
  new_device: Addressed & { device: string; at: string };
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
  /** To the address on file of the company: somebody has shown its client code. */
  company_proof: { company: string; name: string; email: string; proofPath: ShopPath; days: number };
  company_proof_settled: Addressed & { company: string; accepted: boolean };
  /** To the store: somebody has opened the web account of a company it serves. */
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
      /** the code of a wish that could no longer be had when the order was placed; left out by older mails */
      lostWish?: string | null;
      /** the store that prepares it; left out by mails queued before it was told */
      store?: MailStore | null;
      /** something was made to a tint; left out by older mails, which tell of tints in any case */
      isTinted?: boolean;
      lines: readonly MailLine[];
      /** null for whoever may not see prices */
      totals: MailTotals | null;
      /** the amounts that the reader is told; left out by mails written before it was known: HT */
      large?: readonly TaxLabel[];
      payment: string;
      purchaseRef: string | null;
      /** left out by mails queued before it was asked for */
      purchaseOrderNumber?: string | null;
      /** that the order accepted; left out by mails queued before they were told */
      quotations?: readonly { number: string; label: string | null }[];
      /** a sales representative ordered in the buyer's name; left out by mails queued before it was told */
      placedFor?: { representative: string; buyer: string } | null;
      /** consumers may withdraw; professionals may not */
      withdrawalPath: ShopPath | null;
    };
  order_status_changed: Addressed &
    OrderPage & {
      status: string;
      /** left out by mails queued before lines were told */
      mode?: 'EMP' | 'LIV';
      lines?: readonly MailParts[];
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
    };
  click_collect_ready: Addressed &
    OrderPage & {
      shop: string;
      shopAddress: string;
      shopHours: string;
      /** the day they are of; left out by mails queued before it was told */
      hoursOn?: string;
      shopPhone: string;
      keepDays: number;
      /** as above */
      mode?: 'EMP' | 'LIV';
      lines?: readonly MailParts[];
    };
  approval_requested: ApprovalAsked;
  approval_reminded: ApprovalAsked;
  approval_changed: ApprovalAsked & { changes: readonly string[] };
  approval_request_sent: Addressed & {
    parentName: string;
    /** without prices, which not everybody who asks may see; both left out by mails queued before they were told */
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
    declaration: string;
    at: string;
    returnAddress: string;
  };
  /** `message: null` unless the address is known to be the writer's own. */
  contact_ack: { name: string; reason: string; message: string | null };
  /** To the shop. */
  contact_message: {
    name: string;
    email: string;
    telephone: string | null;
    reason: string;
    message: string;
  };
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
    /** Where « Répondre » leads; the shop's own address unless told. */
    replyTo?: string;
    /** Code of the site whose look and name it bears; the default one unless told. */
    site?: string;
  };
}[MailTemplate];

/** A request, for whoever may decide on it. */
export type ApprovalAsked = Addressed & {
  subaccountName: string;
  totalHtCents: number;
  lines: readonly MailLine[];
  /** left out by mails queued before they were told */
  totals?: MailTotals;
  comment: string | null;
  /** left out by mails queued before it was told */
  why?: ApprovalWhy;
  approvalPath: ShopPath;
};

/** Why whoever asks does not order alone; before tax. */
export type ApprovalWhy =
  { kind: 'every_order' } | { kind: 'ceiling'; ceilingCents: number } | { kind: 'budget'; leftCents: number };
