// The contact form: rules of each field, and the reasons it offers.
import { emailRule, messageRule, nameRule, optional, phoneRule } from './field-rules.ts';
import type { FieldProblem } from './field-rules.ts';

export type ContactForm = {
  name: string;
  email: string;
  telephone: string;
  reason: string;
  message: string;
};

export type ContactProblems = Partial<Record<keyof ContactForm, FieldProblem>>;

const nameHolds = nameRule({ allows: 'digits', most: 100 });
const phoneHolds = optional(phoneRule);
const messageHolds = messageRule({ least: 4, most: 4000 });

/** Empty when the form can be sent. The fields come in the order of the page. */
export function contactProblems(form: ContactForm, reasons: readonly string[]): ContactProblems {
  const found = {
    reason: reasonProblem(form.reason, reasons),
    name: nameHolds(form.name),
    email: emailRule(form.email),
    telephone: phoneHolds(form.telephone),
    message: messageHolds(form.message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** The setting holds them in one text, separated by vertical bars. */
export function contactReasons(setting: string): string[] {
  return setting.split('|').flatMap((reason) => reason.trim() || []);
}

/** The reason an address such as `?motif=collecte-de-dechets` means, whatever its accents and plurals. */
export function reasonMeant(motif: string, reasons: readonly string[]): string | null {
  const asked = stems(motif);
  if (asked.length === 0) return null;
  return (
    reasons.find((reason) => {
      const offered = stems(reason);
      return asked.every((stem) => offered.includes(stem));
    }) ?? null
  );
}

/** Whether who chose this reason asks for a quotation. */
export function asksForQuotation(reason: string): boolean {
  return reasonMeant('devis', [reason]) !== null;
}

function reasonProblem(reason: string, reasons: readonly string[]): FieldProblem | null {
  if (reason.trim() === '') return { kind: 'required' };
  return reasons.includes(reason) ? null : { kind: 'format' };
}

/** Words of four letters and more, without accents and without a plural's s. */
function stems(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return (plain.match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, ''));
}
