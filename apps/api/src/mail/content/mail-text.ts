// What a mail says, before it becomes HTML and plain text: both are made from these same words.
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { MailLine, ShopPath } from '../../outbox/mail-variables.ts';

export type MailPart =
  | string
  /** Each with the amounts that the reader is told. */
  | { kind: 'lines'; lines: readonly MailLine[]; large: readonly TaxLabel[] }
  /** With a title where no sentence before it says what it lists. */
  | { kind: 'items'; title?: string; items: readonly string[] }
  /** The title is for HTML. Sums stand at the right, below those of the lines. */
  | {
      kind: 'facts';
      title: string;
      facts: readonly (readonly [label: string, value: string])[];
      areSums?: boolean;
    }
  /** What somebody wrote, shown as it was written. */
  | { kind: 'quote'; text: string }
  | { kind: 'link'; before: string; label: string; path: ShopPath };

export type MailText = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  greeting: string;
  parts: readonly MailPart[];
  /** `signsOrder`: whoever holds the mail opens the order of that number, so that the address is signed. */
  action: { label: string; path: ShopPath; signsOrder?: string } | null;
  /** For mails that are no answer to anything the customer did. */
  unsubscribePath?: ShopPath;
};

/** The site that signs. */
export type Sender = { name: string; copyright: string };

type Greeted = { civility: string | null; firstname?: string; lastname: string };

/** A surname alone is how one calls a pupil: it goes with a civility, otherwise the first name does. */
export function greet({ civility, firstname, lastname }: Greeted): string {
  if (civility && lastname) return `Bonjour ${civility}\u00A0${lastname},`;
  return firstname ? `Bonjour ${firstname},` : 'Bonjour,';
}
