// The one path of every request, from our own process or over HTTP: limits, context, resolvers, masked trouble.
import { randomUUID } from 'node:crypto';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../audit/audit.ts';
import { askedBy } from '../request/api-request.ts';
import type { ApiRequest, ApiResult, Asked } from '../request/api-request.ts';
import { refusedForDeadToken } from './dead-token.ts';
import type { Variables } from './limits/document-measure.ts';
import {
  deniedError,
  documentError,
  executionErrors,
  faultError,
  refusalError,
  statusOf,
} from '../refusals/errors.ts';
import { limits } from './limits/limits.ts';
import type { Figures } from '../monitoring/metrics.ts';
import { createDocuments } from './prepared-documents.ts';
import type { Prepared } from './prepared-documents.ts';
import { Denied, Refusal } from '../refusals/refusal.ts';
import type { RefusalCode, RefusalTable } from '../refusals/refusal.ts';
import { Abandoned } from './serialised/answer-sheet.ts';
import type { Asking, Caller, Means } from '../request/asking.ts';
import { withinTime } from '../concurrency/within-time.ts';

export type Answer = Head & { result: ApiResult };

/** Ready to be sent. */
export type SerialisedAnswer = Head & { body: Buffer | string };

/** `invalid`: the document does not fit the contract; nothing of the request is an attack on its own. */
type Head = { status: number; invalid?: true };

/** What the path itself reads of the resolvers' context, whatever else they find in it. */
export type OpenedContext = Asking & Means;

export type ExecutionParts = {
  production: boolean;
  requestMs?: number | undefined;
  log: Logger;
  schema: GraphQLSchema;
  figures: Figures;
  refusals: RefusalTable;
  openContext: (asked: Asked, caller: Caller) => Promise<Verdict<OpenedContext, RefusalCode>>;
};

export type Execution = {
  answer(request: ApiRequest): Promise<Answer>;
  /** For clients outside this process. */
  write(request: ApiRequest, options: { readOnly: boolean }): Promise<SerialisedAnswer>;
};

export function createExecution(parts: ExecutionParts): Execution {
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

  async function open(request: ApiRequest, requestId: string, readOnly: boolean): Promise<Opened> {
    const variables = request.variables ?? {};
    const preparation = documents.prepare(request.document, request.operationName, { variables, readOnly });
    if (preparation.kind === 'refused') return refused(preparation.refusal);
    if (preparation.kind === 'faulty') {
      return {
        status: 400,
        invalid: true,
        result: { errors: preparation.errors.map((error) => documentError(error, hints)) },
      };
    }
    const context = await openContext(askedBy(request.headers ?? {}), {
      requestId,
      clientAddress: request.clientAddress,
    });
    if (!context.ok) return refused(context.refusal);
    const denied = refusedForDeadToken(preparation.prepared.read, context.value);
    if (denied.length > 0) return { status: 200, result: { data: null, errors: denied.map(deniedError) } };
    return { prepared: preparation.prepared, context: context.value, variables, requestId };
  }

  // Refusals of fields answer 200, as Magento's do; a request refused as a whole says so in its status too.
  function refused(refusal: RefusalCode): Answer {
    const { status: own } = refusals[refusal];
    const status = own ?? (refusal === 'READ_ONLY_METHOD' ? 405 : 400);
    return { status, result: { errors: [refusalError(refusals, refusal)] } };
  }

  async function answerTo({ prepared, context, variables, requestId }: OpenRequest): Promise<Answer> {
    const done = parts.figures.start(prepared.field);
    if (prepared.read.kind === 'mutation') await recordRepresentative(context, prepared.read.fields);
    const result = await prepared.run(context, variables);
    done(result.errors === undefined ? 'ok' : 'errors');
    return shown(result, requestId);
  }

  async function serialisedTo(opened: OpenRequest): Promise<SerialisedAnswer> {
    const done = parts.figures.start(opened.prepared.field);
    const body = await opened.prepared.write(opened.context, opened.variables);
    if (body === null) return asJson(await answerTo(opened));
    done('ok');
    return { status: 200, body };
  }

  function shown({ data, errors }: ExecutionResult, requestId: string): Answer {
    // Variables that do not fit their types stop the request before any field runs.
    if (data === undefined) {
      return { status: 400, result: { errors: (errors ?? []).map((error) => documentError(error, hints)) } };
    }
    if (errors === undefined) return { status: 200, result: { data } };
    const answeredErrors = executionErrors(errors, requestId, parts);
    return { status: statusOf(refusals, errors), result: { data, errors: answeredErrors } };
  }

  async function inTime<Value>(requestId: string, work: Promise<Value>): Promise<Value | Answer> {
    const outcome = await withinTime(requestMs, work);
    if (outcome.kind === 'done') return outcome.value;
    const trouble = outcome.kind === 'late' ? new Error(`No answer within ${requestMs} ms`) : outcome.trouble;
    parts.log.error({ err: trouble, requestId }, 'request failed');
    return { status: 503, result: { errors: [faultError(requestId, trouble)] } };
  }

  return {
    answer(request) {
      const requestId = request.requestId ?? randomUUID();
      const work = open(request, requestId, false).then((opened) =>
        'result' in opened ? opened : answerTo(opened),
      );
      return inTime(requestId, work);
    },
    async write(request, { readOnly }) {
      const requestId = request.requestId ?? randomUUID();
      const work = open(request, requestId, readOnly).then((opened) =>
        'result' in opened ? asJson(opened) : serialisedTo(opened),
      );
      const answer = await inTime(requestId, work);
      return 'body' in answer ? answer : asJson(answer);
    },
  };
}

/** Before the work, so that nothing is written in a customer's name without a trace. */
async function recordRepresentative(
  context: Pick<OpenedContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  operations: readonly string[],
): Promise<void> {
  const { db, viewer } = context;
  if (viewer.kind === 'visitor' || viewer.representativeId === null) return;
  await recordAudit(db, context, {
    event: 'acted-as-customer',
    details: { operation: operations.join(', ') },
  });
}

type OpenRequest = { prepared: Prepared; context: OpenedContext; variables: Variables; requestId: string };

type Opened = OpenRequest | Answer;

function asJson({ result, ...head }: Answer): SerialisedAnswer {
  return { ...head, body: JSON.stringify(result) };
}
