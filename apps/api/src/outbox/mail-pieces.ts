// What the variables of mails are made of.

/** An address inside the shop: the host is added when the mail is written, from the configuration alone. */
export type ShopPath = `/${string}`;

/** What lies between the lines and the amount due, so that the reader can add it up. */
export type MailTotals = {
  /** the lines before tax */
  goodsCents: number;
  /** included in the lines, before tax; absent in mails queued by older versions */
  ecoCents?: number;
  discount: { label: string; cents: number } | null;
  /** before tax; null for what is fetched at the store */
  deliveryCents: number | null;
  htCents: number;
  vatLabel: string;
  vatCents: number;
  ttcCents: number;
};

/** Before tax; `cents: null` when the reader may not see prices. */
export type MailLine = {
  name: string;
  reference: string;
  quantity: number;
  cents: number | null;
  /** for the tint of one pack, included in its price */
  tintCents?: number | null;
  /** further lines below the reference, for those who prepare it */
  details?: readonly string[];
};

/**
 * How an order reaches its buyer. `from`: an instant; `on`: a day; null when unknown. `wished`: the code of a wish.
 * These and the store's `address` are absent in mails queued by older versions.
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

/** Where something waits, and when one may come: of the day the mail is written. */
/** At the counter. `cents`: null when the reader may not see it; `by`: absent in mails queued by older versions. */
export type MailToPay = { cents: number | null; by?: string };

export type MailCounter = { address: string; phone: string | null; hours: { on: string; text: string } };

export type MailDelivery = {
  /** null: not known yet */
  on: string | null;
  articles: readonly { name: string; quantity: number }[];
};

/** What the testers of an order in a tint cost, given back on a tin in it. */
export type MailCredit = {
  code: string;
  tint: string;
  /** null when the reader may not see prices */
  htCents: number | null;
  ttcCents: number | null;
  validTo: string;
  isAwaited: boolean;
  /** any of the company's people may use it */
  isCompanys?: boolean;
};

/** How far a line of an order has come. */
export type MailParts = {
  name: string;
  reference: string;
  ordered: number;
  prepared: number;
  handedOver: number;
  /**
   * Promised date of what is still to prepare: an instant for the counter, a day for a delivery. Null when past or
   * never named; absent in mails queued by older versions.
   */
  due?: string | null;
  /** the article that the store would give instead, once the buyer agrees; absent as above */
  proposed?: { name: string; reference: string; quantity: number } | null;
};

/**
 * The reader: « Bonjour Mme Le Goff, », or « Bonjour Anne, » without a civility. Mails queued by older versions hold
 * fewer fields, and greet with those.
 */
export type Addressed = { civility: string | null; firstname: string; lastname: string };

/**
 * The page of the order. A guest gets a link that is signed when the mail is rendered, so that the signature is not
 * stored; `linkUntil` is its last day. `returnId`: of a mail about a return, but for those of older versions.
 */
export type OrderPage = { orderNumber: string; orderPath: ShopPath; linkUntil?: string; returnId?: number };

/**
 * A quotation that its customer has answered, to who wrote it (`isReaders`) or stands in. `who`: the company, or the
 * private customer; `by`: the person who answered.
 */
export type AnsweredOffer = Addressed & {
  number: string;
  label: string | null;
  /** written in the back office, where a new version of it can be made */
  isOwn: boolean;
  isReaders: boolean;
  seller: string | null;
  who: string;
  by: string;
  clientCode: string | null;
  ttcCents: number;
  deskPath: ShopPath;
};

/** What has become of a return. */
export type ReturnStep =
  /** at the counter, by the staff */
  | { kind: 'opened'; reason: string }
  | { kind: 'accepted' }
  | { kind: 'received'; isPaidBack: boolean }
  | { kind: 'refused'; reason: string }
  /** otherwise than by card; `how`: in the store's words */
  | { kind: 'settled'; cents: number; how: string };

/** An order, for the store that prepares it. Dates as in the order itself; `wished`: the code of a wish. */
export type StoreOrder = {
  orderNumber: string;
  shop: string;
  orderedAt: string;
  mode: 'EMP' | 'LIV';
  promisedAt: string | null;
  deliveryOn: string | null;
  firstDeliveryOn: string | null;
  wished: string | null;
  lines: readonly MailLine[];
  buyer: string;
  company: string | null;
  clientCode: string | null;
  telephone: string | null;
  email: string;
  /** where it is delivered */
  address: string | null;
  purchaseRef: string | null;
  purchaseOrderNumber: string | null;
  notes: string | null;
  /** who ordered in the buyer's name */
  representative: string | null;
  payment: string;
  ttcCents: number;
};

/** A request, for its deciders. */
export type ApprovalAsked = Addressed & {
  subaccountName: string;
  totalHtCents: number;
  lines: readonly MailLine[];
  /** absent in mails queued by older versions */
  totals?: MailTotals;
  comment: string | null;
  /** absent in mails queued by older versions */
  why?: ApprovalWhy;
  approvalPath: ShopPath;
};

/** Why the asker may not order alone; before tax. */
export type ApprovalWhy =
  { kind: 'every_order' } | { kind: 'ceiling'; ceilingCents: number } | { kind: 'budget'; leftCents: number };
