import * as v from 'valibot';
import { Problem } from '../answers/problem.ts';

/** What was sent, as its schema reads it; every fault is named with its place. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  where: 'query' | 'body',
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const faults = read.issues.map((issue) => faultOf(issue, where));
  throw new Problem(
    where === 'query' ? 400 : 422,
    'invalid_request',
    `La demande n’est pas lisible\u00A0: ${faults[0]?.says ?? 'elle a une autre forme'}.`,
    { faults },
  );
}

type Issue = v.BaseIssue<unknown>;
type Fault = { in: 'query' | 'body'; field: string; says: string };

function faultOf(issue: Issue, where: Fault['in']): Fault {
  const field = v.getDotPath(issue) ?? '';
  const named = field === '' ? 'le corps' : `«\u00A0${field}\u00A0»`;
  return { in: where, field, says: saying(issue, named) };
}

function saying(issue: Issue, named: string): string {
  if (issue.expected === 'never') return `${named} est inconnu`;
  if (issue.input === undefined) return `${named} manque`;
  return `${named} attend ${expectation(issue)}, et non ${shown(issue.input)}`;
}

const BY_TYPE: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  boolean: 'true ou false',
  integer: 'un nombre entier',
  object: 'un objet',
  strict_object: 'un objet',
  array: 'une liste',
  iso_date: 'un jour, par exemple 2026-11-15',
  iso_timestamp: 'une date et heure avec son fuseau, par exemple 2026-11-15T08:20:00+01:00',
};

function expectation(issue: Issue): string {
  const { type, expected, requirement, message } = issue;
  switch (type) {
    case 'picklist':
    case 'literal':
      return choices(expected ?? '');
    case 'min_value':
      return `au moins ${String(requirement)}`;
    case 'max_value':
      return `au plus ${String(requirement)}`;
    case 'min_length':
      return `au moins ${String(requirement)} ${partsOf(issue.input)}`;
    case 'max_length':
      return `au plus ${String(requirement)} ${partsOf(issue.input)}`;
    // Each says itself what it is for.
    case 'regex':
      return message;
    default:
      return BY_TYPE[type] ?? 'autre chose';
  }
}

/** « ("P" | "S") » */
function choices(expected: string): string {
  const words = [...expected.matchAll(/"([^"]*)"/g)].map(([, word = '']) => `«\u00A0${word}\u00A0»`);
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}` : (words[0] ?? expected);
}

const partsOf = (input: unknown) => (Array.isArray(input) ? 'ligne(s)' : 'signe(s)');

const LONGEST_SHOWN = 60;

function shown(input: unknown): string {
  if (Array.isArray(input)) return 'une liste';
  if (typeof input === 'object' && input !== null) return 'un objet';
  const text = String(input);
  const short = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return typeof input === 'string' ? `«\u00A0${short}\u00A0»` : short;
}
