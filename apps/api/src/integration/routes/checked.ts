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
  const faults = read.issues.map((issue) => ({
    in: where,
    field: v.getDotPath(issue) ?? '',
    expected: issue.expected ?? issue.requirement?.toString() ?? issue.type,
    received: issue.received,
  }));
  const [first] = faults;
  const field = first === undefined || first.field === '' ? 'la demande' : `«\u00A0${first.field}\u00A0»`;
  throw new Problem(
    where === 'query' ? 400 : 422,
    'invalid_request',
    `La demande n’est pas lisible\u00A0: ${field} attend ${first?.expected ?? 'autre chose'}, reçu ${first?.received ?? 'rien'}.`,
    { faults },
  );
}
