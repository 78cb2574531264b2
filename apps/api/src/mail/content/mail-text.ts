// What a mail says, before it becomes HTML and plain text: both are made from these same words.
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { MailLine, ShopPath } from '../../outbox/mail-pieces.ts';

export type MailPart =
  | string
  /** Each with the reader's amounts. */
  | { kind: 'lines'; lines: readonly MailLine[]; large: readonly TaxLabel[] }
  /** With a title where no sentence before it says what it lists. */
  | { kind: 'items'; title?: string; items: readonly string[] }
  /** The title is for HTML. Sums are right-aligned, below those of the lines. */
  | {
      kind: 'facts';
      title: string;
      facts: readonly (readonly [label: string, value: string])[];
      areSums?: boolean;
    }
  /** The reader's or another person's own text, shown unchanged as such. */
  | { kind: 'quote'; text: string }
  /** What one of the shop's people wrote in several lines. */
  | { kind: 'text'; text: string }
  | { kind: 'link'; before: string; label: string; path: ShopPath };

export type MailText = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  greeting: string;
  parts: readonly MailPart[];
  /** `signsOrder`: the number of the order that the link opens without sign-in; its address is signed. */
  action: { label: string; path: ShopPath; signsOrder?: string } | null;
  /** Why it came, where the reader is not a customer. */
  why?: string;
  /** For mails that are no answer to anything the customer did. */
  unsubscribePath?: ShopPath;
};

/** The site that signs. */
export type Sender = { name: string; copyright: string };

type Greeted = { civility: string | null; firstname?: string; lastname: string };

/** A surname alone is impolite in French: it goes with a civility, otherwise the first name is used. */
export function greet({ civility, firstname, lastname }: Greeted): string {
  if (civility && lastname) return `Bonjour ${civility}\u00A0${lastname},`;
  return firstname ? `Bonjour ${firstname},` : 'Bonjour,';
}
