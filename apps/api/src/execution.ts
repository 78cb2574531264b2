// The one path of every request, from our own process or over HTTP: limits, context, resolvers, masked trouble.
import { randomUUID } from 'node:crypto';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { askedBy } from './api-request.ts';
import type { ApiRequest, ApiResult } from './api-request.ts';
import { createContexts } from './context.ts';
import type { ContextParts } from './context.ts';
import { documentError, executionErrors, faultError, refusalError, statusOf } from './errors.ts';
import { limits } from './limits.ts';
import type { Figures } from './metrics.ts';
import type { Parts } from './parts.ts';
import { createDocuments } from './prepared-documents.ts';
import type { RefusalCode } from './refusal-messages.ts';
import { withinTime } from './within-time.ts';

export type Answer = { status: number; result: ApiResult };

export type ExecutionParts = ContextParts &
  Pick<Parts, 'production' | 'requestMs'> & { schema: GraphQLSchema; figures: Figures };

export type Execute = (request: ApiRequest, options?: { readOnly: boolean }) => Promise<Answer>;

export function createExecution(parts: ExecutionParts): Execute {
  const hints = !parts.production;
  const documents = createDocuments(parts.schema, { introspection: hints, hints });
  const openContext = createContexts(parts);
  const requestMs = parts.requestMs ?? limits.requestMs;

  async function answerTo(request: ApiRequest, requestId: string, readOnly: boolean): Promise<Answer> {
    const variables = request.variables ?? {};
    const preparation = documents.prepare(request.document, request.operationName, { variables, readOnly });
    if (preparation.kind === 'refused') return refused(preparation.refusal);
    if (preparation.kind === 'faulty') {
      return {
        status: 400,
        result: { errors: preparation.errors.map((error) => documentError(error, hints)) },
      };
    }
    const context = await openContext(askedBy(request.headers ?? {}), {
      requestId,
      clientAddress: request.clientAddress,
    });
    if (!context.ok) return refused(context.refusal);
    const done = parts.figures.start(preparation.prepared.field);
    const result = await preparation.prepared.run(context.value, variables);
    done(result.errors === undefined ? 'ok' : 'errors');
    return shown(result, requestId);
  }

  function shown({ data, errors }: ExecutionResult, requestId: string): Answer {
    // Variables that do not fit their types stop the request before any field runs.
    if (data === undefined) {
      return { status: 400, result: { errors: (errors ?? []).map((error) => documentError(error, hints)) } };
    }
    if (errors === undefined) return { status: 200, result: { data } };
    const told = executionErrors(errors, requestId, parts.log);
    return { status: statusOf(errors), result: { data, errors: told } };
  }

  return async (request, { readOnly } = { readOnly: false }) => {
    const requestId = request.requestId ?? randomUUID();
    const outcome = await withinTime(requestMs, answerTo(request, requestId, readOnly));
    if (outcome.kind === 'done') return outcome.value;
    const trouble = outcome.kind === 'late' ? new Error(`No answer within ${requestMs} ms`) : outcome.trouble;
    parts.log.error({ err: trouble, requestId }, 'request failed');
    return { status: 503, result: { errors: [faultError(requestId)] } };
  };
}

// Refusals of fields answer 200, as Magento's do; a request refused as a whole says so in its status too.
function refused(refusal: RefusalCode): Answer {
  return { status: refusal === 'READ_ONLY_METHOD' ? 405 : 400, result: { errors: [refusalError(refusal)] } };
}
