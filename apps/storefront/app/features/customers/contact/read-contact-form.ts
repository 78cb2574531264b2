import { contactProblems } from '@nuancier/domain/customers/forms/contact-form.ts';
import type { ContactForm } from '@nuancier/domain/customers/forms/contact-form.ts';
import { fieldProblemText } from '../../../backend/forms/field-problem-text.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';

export type ContactAnswer = FormAnswer<keyof ContactForm>;

/** What was typed, and what is wrong with it: the same in the browser and on the server. */
export function readContactForm(
  data: FormData,
  reasons: readonly string[],
): { values: ContactForm; faults: ContactAnswer['faults'] } {
  const text = (name: keyof ContactForm) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = {
    name: text('name'),
    email: text('email'),
    telephone: text('telephone'),
    reason: text('reason'),
    message: text('message'),
  };
  const found = Object.entries(contactProblems(values, reasons));
  const problems = found.filter(([name]) => name !== 'reason' || reasons.length > 0);
  return {
    values,
    faults: Object.fromEntries(problems.map(([name, problem]) => [name, fieldProblemText(problem)])),
  };
}
