// Documents are parsed, checked and compiled once, then cached by their text: our own screens' are never parsed again.
import { execute, specifiedRules, validate } from 'graphql';
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { closedIntrospection } from './limits/closed-introspection.ts';
import { measureOperation } from './limits/document-measure.ts';
import type { Variables } from './limits/document-measure.ts';
import { numberVariables } from './number-variables.ts';
import { wrongVariables } from './wrong-variables.ts';
import { readDocument } from './limits/read-document.ts';
import type { ReadDocument } from './limits/read-document.ts';
import type { RefusalCode } from '../refusals/refusal.ts';
import { answerWriter } from './serialised/answer-writer.ts';
import type { Serialising, WriteAnswer } from './serialised/answer-writer.ts';
import { createTextCache } from './serialised/cached-text.ts';

export type Prepared = {
  read: ReadDocument;
  /** The operation's first field: a name of our own schema, safe to count by. */
  field: string;
  run(context: object, variables: Variables): Running;
  /** Why it did not run: what of the variables does not fit. */
  wrong(variables: Variables): readonly GraphQLError[];
  /** The whole answer as bytes, or null: then `run` has to answer. */
  write: WriteAnswer;
};

type Running = ExecutionResult | PromiseLike<ExecutionResult>;

export type Preparation =
  | { kind: 'ready'; prepared: Prepared }
  | { kind: 'refused'; refusal: RefusalCode }
  | { kind: 'faulty'; errors: readonly GraphQLError[] };

export type Documents = {
  prepare(text: string, operationName: string | undefined, asked: Asked): Preparation;
};

/** A request by GET may only read. */
type Asked = { variables: Variables; readOnly: boolean };

// Room for every screen's documents many times over; longer texts come from no screen.
const CACHED_DOCUMENTS = 1_000;
const CACHED_LENGTH = 32_768;
// Compiling costs more than running once: a text seen a single time is not worth it, nor safe to offer strangers.
const COMPILE_AT_USE = 2;
const CACHED_TEXT_BYTES = 32 * 1024 * 1024;

export function createDocuments(
  schema: GraphQLSchema,
  options: { introspection: boolean; hints: boolean; reportAbandoned: (trouble: unknown) => void },
): Documents {
  const preparedByText = new Map<string, Prepared>();
  const serialising = { cache: createTextCache(CACHED_TEXT_BYTES), report: options.reportAbandoned };
  const rules = options.introspection ? specifiedRules : [...specifiedRules, closedIntrospection];

  function prepare(text: string, operationName: string | undefined, asked: Asked): Preparation {
    const key = `${operationName ?? ''}\n${text}`;
    const known = preparedByText.get(key);
    const reading =
      known === undefined ? readDocument(text, operationName) : { kind: 'ready' as const, read: known.read };
    if (reading.kind !== 'ready') return reading;
    const { read } = reading;
    if (asked.readOnly && read.kind === 'mutation') return { kind: 'refused', refusal: 'READ_ONLY_METHOD' };
    if (known === undefined || read.pagedByVariables) {
      const measured = measureOperation(schema, read.document, read.operation, asked.variables);
      if (!measured.ok) return { kind: 'refused', refusal: measured.refusal };
    }
    if (known !== undefined) return { kind: 'ready', prepared: touched(key, known) };
    const errors = validate(schema, read.document, rules, { maxErrors: 5, hideSuggestions: !options.hints });
    if (errors.length > 0) return { kind: 'faulty', errors };
    return { kind: 'ready', prepared: remembered(key, preparedOf(schema, read, serialising)) };
  }

  // Put back at the young end, so that the text unused for longest leaves first.
  function touched(key: string, prepared: Prepared): Prepared {
    preparedByText.delete(key);
    preparedByText.set(key, prepared);
    return prepared;
  }

  function remembered(key: string, prepared: Prepared): Prepared {
    if (key.length > CACHED_LENGTH) return prepared;
    preparedByText.set(key, prepared);
    if (preparedByText.size > CACHED_DOCUMENTS)
      preparedByText.delete(preparedByText.keys().next().value ?? key);
    return prepared;
  }

  return { prepare };
}

function preparedOf(schema: GraphQLSchema, read: ReadDocument, serialising: Serialising): Prepared {
  const { document, operation, fields } = read;
  const [field = ''] = fields;
  // graphql-jit answers introspection with a fault.
  const asksSchema = fields.some((name) => name === '__type' || name === '__schema');
  const operationName = operation.name?.value;
  let uses = 0;
  let run = interpreted;
  let writes = 0;
  let writer: WriteAnswer | null = null;
  const numbered = numberVariables(schema, operation);

  function interpreted(contextValue: object, variableValues: Variables): Running {
    return execute({ schema, document, contextValue, variableValues, operationName });
  }

  function compiled(): typeof interpreted {
    const query = compileQuery(schema, document, operationName, {
      useExperimentalPathBasedSkipInclude: true,
    });
    return isCompiledQuery(query)
      ? (context, variables) => query.query(undefined, context, variables)
      : interpreted;
  }

  return {
    read,
    field,
    run(context, variables) {
      uses += 1;
      if (uses === COMPILE_AT_USE && !asksSchema) run = compiled();
      return run(context, numbered(variables));
    },
    wrong: (variables) => wrongVariables(schema, operation, numbered(variables)),
    async write(context, variables) {
      writes += 1;
      if (writes === COMPILE_AT_USE) writer = answerWriter(schema, read, serialising);
      return writer === null ? null : writer(context, variables);
    },
  };
}
