// What an entry of the log tells, line by line: fields that changed, before and after.
import { wordsOf } from './detail-words.ts';
import { withLinesNamed } from './known-lines.ts';
import { isFields } from './entry-fields.ts';
import type { Fields } from './entry-fields.ts';
import { isForMachines, NO_NAMES, valueWords } from './value-words.ts';
import type { KnownNames } from './value-words.ts';

type DetailFact = { name: string; before: string | null; after: string | null };

export function detailFacts(details: Fields, names: KnownNames = NO_NAMES): DetailFact[] {
  const { before, after, ...others } = withLinesNamed(details, names.lines);
  return [
    ...Object.entries(others)
      .filter(([name, value]) => !isForMachines(name, value))
      .flatMap(
        ([name, value]) =>
          labelled(value) ?? [
            { name: wordsOf(name), before: null, after: valueWords(name, value, { beside: others, names }) },
          ],
      ),
    ...changes(before, after, names),
  ];
}

/** « genre : Commandes passées, lignes : 12 », in one line; who did it is told beside. */
export function detailWords(
  { author: _author, by: _by, ...details }: Fields,
  names: KnownNames = NO_NAMES,
): string {
  return detailFacts(details, names)
    .map(({ name, before, after }) => {
      const now = after ?? 'aucun';
      return `${name}\u00A0: ${before === null ? now : `${before} → ${now}`}`;
    })
    .join(', ');
}

/** Several things changed at once, each by its label. */
function labelled(value: unknown): DetailFact[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const lines = value.filter((line): line is Fields => isFields(line) && 'label' in line);
  if (lines.length < value.length) return null;
  return lines.map(({ label, before, after }) => ({
    name: String(label),
    before: valueWords('label', before),
    after: valueWords('label', after),
  }));
}

function changes(before: unknown, after: unknown, names: KnownNames): DetailFact[] {
  if (before === undefined && after === undefined) return [];
  if (!isFields(before) && !isFields(after))
    return [{ name: 'valeur', before: valueWords('before', before), after: valueWords('after', after) }];
  const [then, now] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  return [...new Set([...Object.keys(then), ...Object.keys(now)])]
    .map((name) => ({
      name: wordsOf(name),
      before: valueWords(name, then[name], { beside: then, names }),
      after: valueWords(name, now[name], { beside: now, names }),
    }))
    .filter((fact) => fact.before !== fact.after);
}
