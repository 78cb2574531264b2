// The one path of every request, from our own process or over HTTP: limits, context, resolvers, masked trouble.
import { randomUUID } from 'node:crypto';
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { askedBy } from '../request/api-request.ts';
import type { ApiRequest, ApiResult, Asked } from '../request/api-request.ts';
import type { Variables } from './limits/document-measure.ts';
import {
  deniedError,
  documentError,
  executionErrors,
  faultError,
  hasFault,
  NotInTime,
  refusalError,
  statusOf,
} from '../refusals/errors.ts';
import { limits } from './limits/limits.ts';
import type { Figures, Outcome } from '../monitoring/metrics.ts';
import { createDocuments } from './prepared-documents.ts';
import type { Prepared } from './prepared-documents.ts';
import { Denied, Refusal } from '../refusals/refusal.ts';
import type { RefusalCode, RefusalTable } from '../refusals/refusal.ts';
import { Abandoned } from './serialised/answer-sheet.ts';
import type { Caller } from '../request/asking.ts';
import type { ReadDocument } from './limits/read-document.ts';
import { withinTime } from '../concurrency/within-time.ts';
import { isTracing, traced } from '../tracing/spans.ts';

export type Answer<Context = unknown> = Head & { result: ApiResult; context?: Context };

/** Ready to be sent. `context`: what it was answered in, for a door that has something to tell beside the answer. */
export type SerialisedAnswer<Context = unknown> = Head & { body: Buffer | string; context?: Context };

/** `invalid`: the document does not fit the contract; nothing of the request is an attack on its own. */
type Head = { status: number; invalid?: true };

export type ExecutionParts<Context extends object> = {
  production: boolean;
  requestMs?: number | undefined;
  log: Logger;
  schema: GraphQLSchema;
  figures: Figures;
  refusals: RefusalTable;
  openContext: (asked: Asked, caller: Caller) => Promise<Verdict<Context, RefusalCode>>;
  /** The fields of a request that is denied as a whole before any of it runs; none by default. */
  deniedFields?: (read: ReadDocument, context: Context) => readonly string[];
  /** Before a mutation's work, so that nothing is written without a trace. */
  beforeWriting?: (context: Context, fields: readonly string[]) => Promise<void>;
};

export type Execution<Context extends object> = {
  answer(request: ApiRequest): Promise<Answer<Context>>;
  /** For clients outside this process. */
  write(request: ApiRequest, options: { readOnly: boolean }): Promise<SerialisedAnswer<Context>>;
};

export function createExecution<Context extends object>(parts: ExecutionParts<Context>): Execution<Context> {
  const hints = !parts.production;
  const documents = createDocuments(parts.schema, { introspection: hints, hints, reportAbandoned });
  const { openContext, refusals } = parts;

  // Refusals and answers out of the ordinary are counted; anything else is a fault that the second try would hide.
  function reportAbandoned(trouble: unknown): void {
    const isExpected = [Abandoned, Refusal, Denied].some((kind) => trouble instanceof kind);
    parts.figures.countAbandoned(isExpected ? 'expected' : 'fault');
    if (!isExpected)
      parts.log.warn({ err: trouble }, 'an answer could not be serialised and was executed again');
  }
  const requestMs = parts.requestMs ?? limits.requestMs;
  const writingMs = Math.min(limits.writingMs, requestMs / 2);

  async function open(request: ApiRequest, requestId: string, readOnly: boolean): Promise<Opened<Context>> {
    const variables = request.variables ?? {};
    const preparation = documents.prepare(request.document, request.operationName, { variables, readOnly });
    if (preparation.kind === 'refused') return refused(preparation.refusal);
    if (preparation.kind === 'faulty') {
      parts.figures.countTurnedAway('document');
      return { ...faulty(preparation.errors), invalid: true };
    }
    const context = await openContext(askedBy(request.headers ?? {}), {
      requestId,
      clientAddress: request.clientAddress,
    });
    if (!context.ok) return refused(context.refusal);
    const denied = parts.deniedFields?.(preparation.prepared.read, context.value) ?? [];
    if (denied.length > 0) {
      parts.figures.countTurnedAway('denied');
      return { status: 200, result: { data: null, errors: denied.map(deniedError) } };
    }
    return { prepared: preparation.prepared, context: context.value, variables, requestId };
  }

  // Refusals of fields answer 200, as Magento's do; a request refused as a whole says so in its status too.
  function refused(refusal: RefusalCode): Answer<Context> {
    parts.figures.countTurnedAway(refusal);
    const { status: own } = refusals[refusal];
    const status = own ?? (refusal === 'READ_ONLY_METHOD' ? 405 : 400);
    return { status, result: { errors: [refusalError(refusals, refusal)] } };
  }

  /** `until`: by `performance.now()`. */
  async function answerTo(opened: OpenRequest<Context>, until: number): Promise<Answer<Context>> {
    const { prepared, context, variables, requestId } = opened;
    if (prepared.read.kind === 'mutation' && until - performance.now() < writingMs)
      throw new NotInTime(`Less than ${writingMs} ms left to write in`);
    const done = parts.figures.start(prepared.field);
    if (prepared.read.kind === 'mutation') await parts.beforeWriting?.(context, prepared.read.fields);
    const result = await inSpan(prepared, () => prepared.run(context, variables));
    done(outcomeOf(result));
    // Variables that do not fit their types stop the request before any field runs.
    if (result.data === undefined) return { ...faulty(prepared.wrong(variables)), context };
    return { ...shown(result, requestId), context };
  }

  async function serialisedTo(
    opened: OpenRequest<Context>,
    until: number,
  ): Promise<SerialisedAnswer<Context>> {
    const done = parts.figures.start(opened.prepared.field);
    const { prepared, context, variables } = opened;
    const body = await inSpan(prepared, () => prepared.write(context, variables));
    if (body === null) return asJson(await answerTo(opened, until));
    done('ok');
    return { status: 200, body, context: opened.context };
  }

  function faulty(errors: readonly GraphQLError[]): Answer<Context> {
    return { status: 400, result: { errors: errors.map((error) => documentError(error, hints)) } };
  }

  function shown({ data = null, errors }: ExecutionResult, requestId: string): Answer<Context> {
    if (errors === undefined) return { status: 200, result: { data } };
    const answeredErrors = executionErrors(errors, requestId, parts);
    return { status: statusOf(refusals, errors), result: { data, errors: answeredErrors } };
  }

  async function inTime<Value>(
    { arrivedAt = performance.now() }: ApiRequest,
    requestId: string,
    work: (until: number) => Promise<Value>,
  ): Promise<Value | Answer<Context>> {
    const until = arrivedAt + requestMs;
    const leftMs = until - performance.now();
    // What nobody waits for any more is not begun.
    const outcome = leftMs > 0 ? await withinTime(leftMs, work(until)) : LATE;
    if (outcome.kind === 'done') return outcome.value;
    const trouble =
      outcome.kind === 'late' ? new NotInTime(`No answer within ${requestMs} ms`) : outcome.trouble;
    parts.log.error({ err: trouble, requestId }, 'request failed');
    return { status: 503, result: { errors: [faultError(requestId, trouble)] } };
  }

  return {
    answer(request) {
      const requestId = request.requestId ?? randomUUID();
      return inTime(request, requestId, async (until) => {
        const opened = await open(request, requestId, false);
        return 'result' in opened ? opened : answerTo(opened, until);
      });
    },
    async write(request, { readOnly }) {
      const requestId = request.requestId ?? randomUUID();
      const answer = await inTime(request, requestId, async (until) => {
        const opened = await open(request, requestId, readOnly);
        return 'result' in opened ? asJson(opened) : serialisedTo(opened, until);
      });
      return 'body' in answer ? answer : asJson(answer);
    },
  };
}

const LATE = { kind: 'late' } as const;

type OpenRequest<Context> = {
  prepared: Prepared;
  context: Context;
  variables: Variables;
  requestId: string;
};

type Opened<Context> = OpenRequest<Context> | Answer<Context>;

/** Named by our schema's field; what was asked for and with which values stays here. */
function inSpan<Value>(
  { field, read }: Prepared,
  work: () => PromiseLike<Value> | Value,
): PromiseLike<Value> | Value {
  if (!isTracing()) return work();
  return traced(`graphql ${field}`, { 'graphql.operation.type': read.kind }, async () => work());
}

function outcomeOf({ data, errors }: ExecutionResult): Outcome {
  if (errors === undefined) return 'ok';
  return data !== undefined && hasFault(errors) ? 'failed' : 'refused';
}

function asJson<Context>({ result, ...head }: Answer<Context>): SerialisedAnswer<Context> {
  return { ...head, body: JSON.stringify(result) };
}
