// A form as it came in: its fields by their rules, and the answers that keep what was typed.
import type { FieldRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { data } from 'react-router';
import { fieldProblemText } from './field-problem-text.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { BackendRefusal } from '../backend.server.ts';

/** A text field of a form; a file or a missing field is an empty one. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The fields of the rules, trimmed, and what is wrong with them. */
export function checkedFields<Name extends string>(
  form: FormData,
  rules: Readonly<Record<Name, FieldRule>>,
): Pick<FormAnswer<Name>, 'faults'> & { values: Record<Name, string> } {
  const names = Object.keys(rules) as Name[];
  const entries = names.map((name) => [name, formText(form, name).trim()] as const);
  const faults = entries.flatMap(([name, value]) => {
    const problem = rules[name](value);
    return problem ? [[name, fieldProblemText(problem)] as const] : [];
  });
  return {
    values: Object.fromEntries(entries) as Record<Name, string>,
    faults: Object.fromEntries(faults) as Partial<Record<Name, string>>,
  };
}

export function hasFaults(faults: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(faults).length > 0;
}

/** The form comes back with what was typed. */
export function notAccepted<Name extends string>(answer: FormAnswer<Name>) {
  return data(answer, { status: 422 });
}

/** What was asked of the API, or its expected no as a value; faults stay faults. */
export async function orRefusal<T>(
  asked: Promise<T>,
): Promise<{ done: T } | { refusal: NonNullable<FormAnswer['refusal']> }> {
  try {
    return { done: await asked };
  } catch (error) {
    if (!(error instanceof BackendRefusal)) throw error;
    return { refusal: { message: error.message, key: error.keys[0] ?? null } };
  }
}
