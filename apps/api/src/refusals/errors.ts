// The three kinds of trouble on their way out: refusals and denials as they are, faults masked and logged once.
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { notAuthorised, technicalIncident, unavailable } from './incidents.ts';
import { Denied, Refusal } from './refusal.ts';
import { isUnstorableText } from './unstorable-text.ts';
import type { ErrorCategory, RefusalCode, RefusalMessage, RefusalTable } from './refusal.ts';

export type ApiError = {
  message: string;
  extensions: {
    category: ErrorCategory;
    key?: string;
    french?: string;
    request_id?: string;
    total?: number;
    line?: number;
  };
  path?: readonly (string | number)[];
  locations?: readonly { line: number; column: number }[];
};

export function refusalError(refusals: RefusalTable, code: RefusalCode): ApiError {
  return errorOf(refusals[code]);
}

export function deniedError(field: string): ApiError {
  return { ...errorOf(notAuthorised), path: [field] };
}

/** The time that an answer may take is over: too much to do for now, or something answers too slowly. */
export class NotInTime extends Error {
  override name = 'NotInTime';
}

export function faultError(requestId: string, cause?: unknown): ApiError {
  const passes = cause instanceof NotInTime || isDatabaseAway(cause);
  const { message, extensions } = errorOf(passes ? unavailable : technicalIncident);
  return { message, extensions: { ...extensions, request_id: requestId } };
}

/** Syntax, validation, variables: the document's author is at fault and needs graphql's own words. */
export function documentError(error: GraphQLError, hints: boolean): ApiError {
  const message = hints ? error.message : error.message.replace(/ Did you mean [^?]*\?/gu, '');
  return { message, extensions: { category: 'graphql-input' }, ...whereOf(error) };
}

/** graphql's parser throws what is really a refusal of the text: here it becomes a value. */
export function orGraphqlError<Value>(
  work: () => Value,
): { ok: true; value: Value } | { ok: false; error: GraphQLError } {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof GraphQLError) return { ok: false, error };
    throw error;
  }
}

/** Whether something in it is our doing and no rule's. */
export function hasFault(errors: readonly GraphQLError[]): boolean {
  return errors.some(({ originalError }) => !isRule(originalError));
}

function isRule(cause: unknown): boolean {
  return cause instanceof Refusal || cause instanceof Denied || isUnstorableText(cause);
}

/** What a resolver threw. A fault that reaches several fields is logged once. */
export function executionErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  { refusals, log }: { refusals: RefusalTable; log: Logger },
): ApiError[] {
  const faults = new Set<unknown>();
  const answers = errors.map((error): ApiError => {
    const cause = error.originalError;
    if (cause instanceof Refusal) return { ...refusalOf(refusals, cause), ...whereOf(error) };
    if (cause instanceof Denied) return { ...errorOf(notAuthorised), ...whereOf(error) };
    if (isUnstorableText(cause)) return { ...refusalError(refusals, 'UNSTORABLE_TEXT'), ...whereOf(error) };
    faults.add(cause ?? error);
    return { ...faultError(requestId, cause), ...whereOf(error) };
  });
  for (const fault of faults) log.error({ err: fault, requestId }, 'operation failed');
  return answers;
}

function refusalOf(refusals: RefusalTable, { code, total, words, line }: Refusal): ApiError {
  const { message, extensions } = refusalError(refusals, code);
  return {
    message: words ?? message,
    extensions: {
      ...extensions,
      ...(total === undefined ? {} : { total }),
      ...(line === undefined ? {} : { line }),
    },
  };
}

/** Of the answer as a whole: another than 200 only when every trouble in it says the same. */
export function statusOf(refusals: RefusalTable, errors: readonly GraphQLError[]): number {
  const [status = 200, ...others] = new Set(
    errors.map(({ originalError }) => wordOf(refusals, originalError)),
  );
  return others.length === 0 ? status : 200;
}

function wordOf(refusals: RefusalTable, cause: unknown): number {
  if (isDatabaseAway(cause)) return 503;
  return (cause instanceof Refusal ? refusals[cause.code].status : null) ?? 200;
}

function errorOf({ message, category, key, matched }: RefusalMessage): ApiError {
  const named = key === undefined ? { category } : { category, key };
  if (matched === undefined) return { message, extensions: named };
  return { message: matched, extensions: { ...named, french: message } };
}

function whereOf(error: GraphQLError): Pick<ApiError, 'path' | 'locations'> {
  return {
    ...(error.path === undefined ? {} : { path: error.path }),
    ...(error.locations === undefined ? {} : { locations: error.locations }),
  };
}
