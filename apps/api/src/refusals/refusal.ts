// An expected no, and the table of what each is called. The table is gathered where the capabilities are: here is its shape.

export type ErrorCategory =
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists'
  | 'rate-limit'
  | 'internal';

export type RefusalMessage = {
  category: ErrorCategory;
  message: string;
  key?: string;
  /** Magento's words, where its clients match the message itself: the French text is then sent beside it. */
  matched?: string;
  /** HTTP's word for it, where proxies and robots should understand it too; 200 otherwise, as Magento answers. */
  status?: 400 | 429 | 503;
};

/** Every capability declares its own codes into it, beside their sentences (`*-refusal-messages.ts`). */
export interface RefusalCodes {}

export type CodesOf<Messages> = Record<keyof Messages, true>;

export type RefusalCode = keyof RefusalCodes;

export type RefusalTable = Readonly<Record<RefusalCode, RefusalMessage>>;

/** An expected no, thrown by an operation so that GraphQL reports it at its field. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  /** Of an order whose total changed: what it comes to now. */
  readonly total: number | undefined;
  /** The site's own, in the place of the usual ones. */
  readonly words: string | undefined;
  /** Of the lines of an order or a quotation the one it is about, from 1: a form tells it there. */
  readonly line: number | undefined;

  constructor(code: RefusalCode, total?: number, words?: string, line?: number) {
    super(words || code);
    this.code = code;
    this.total = total;
    this.words = words || undefined;
    this.line = line;
  }
}

/** Not signed in, or not allowed. */
export class Denied extends Error {
  override name = 'Denied';
}
