// What an entry of the log tells, line by line: fields that changed, before and after.
import type { JournalFact } from '@nuancier/contract/gestion-types.ts';
import { wordsOf } from '../../audit/detail-words.ts';

const LONGEST = 2_000;

export function journalFacts(details: Readonly<Record<string, unknown>>): JournalFact[] {
  const { before, after, ...others } = details;
  return [
    ...Object.entries(others).flatMap(
      ([name, value]) => labelled(value) ?? [{ name: wordsOf(name), before: null, after: told(value) }],
    ),
    ...changes(before, after),
  ];
}

/** Several things changed at once, each by its label. */
function labelled(value: unknown): JournalFact[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const lines = value.filter(
    (line): line is Readonly<Record<string, unknown>> => isRecord(line) && 'label' in line,
  );
  if (lines.length < value.length) return null;
  return lines.map(({ label, before, after }) => ({
    name: String(label),
    before: told(before),
    after: told(after),
  }));
}

function changes(before: unknown, after: unknown): JournalFact[] {
  if (before === undefined && after === undefined) return [];
  if (!isRecord(before) && !isRecord(after))
    return [{ name: 'valeur', before: told(before), after: told(after) }];
  const [then, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  return names
    .map((name) => ({ name: wordsOf(name), before: told(then[name]), after: told(now[name]) }))
    .filter((fact) => fact.before !== fact.after);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function told(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
