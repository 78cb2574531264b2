// Writes the answer to a public question straight to bytes; the text of what requests share is kept between them.
// It knows the ordinary case only: refusals, faults and surprises are reported and left to the ordinary execution, from the start.
import { getVariableValues, Kind, visit } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Variables } from '../limits/document-measure.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import type { ReadDocument } from '../limits/read-document.ts';
import { Abandoned, bytesOf } from './answer-sheet.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import type { TextCache } from './cached-text.ts';
import { objectWriter } from './value-writer.ts';
import type { Run } from './writing.ts';

/** Null: not the ordinary case. */
export type WriteAnswer = (context: unknown, variables: Variables) => Promise<Buffer | null>;

/** `report`: why an answer was abandoned; the ordinary execution answers then. */
export type Serialising = { cache: TextCache; report: (trouble: unknown) => void };

// Answered from memory, without effects: asking again after an abandoned answer costs time only.
const WRITTEN_FIELDS = new Set(['products', 'search', 'categories', 'categoryList', 'storeConfig']);

/** Null for documents that are not of this kind. */
export function answerWriter(
  schema: GraphQLSchema,
  { kind, document, operation }: ReadDocument,
  { cache, report }: Serialising,
): WriteAnswer | null {
  const query = schema.getQueryType();
  if (kind !== 'query' || !query || !isWritable(operation, document)) return null;
  const writer = objectWriter({ schema, document, operation, cache }, query, [operation.selectionSet]);
  const definitions = operation.variableDefinitions ?? [];

  async function written(context: unknown, variables: Variables): Promise<Buffer> {
    const { coerced } = getVariableValues(schema, definitions, variables);
    if (coerced === undefined) throw new Abandoned();
    const root: AnswerSheet = { parts: [] };
    const run: Run = { context, variables: coerced, pending: [] };
    writer.write({}, root, run);
    while (run.pending.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- what was awaited may lead to more
      await Promise.all(run.pending.splice(0));
    }
    return bytesOf({ parts: ['{"data":', root, '}'] });
  }

  return (context, variables) => orEmpty<Buffer | null>(written(context, variables), null, report);
}

function isWritable(operation: ReadDocument['operation'], document: ReadDocument['document']): boolean {
  const known = operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && WRITTEN_FIELDS.has(selection.name.value),
  );
  let directives = 0;
  visit(document, {
    Directive() {
      directives += 1;
    },
  });
  return known && directives === 0;
}
