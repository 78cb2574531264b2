// A client's HTTP request, validated.
import * as v from 'valibot';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { limits } from '../execution/limits/limits.ts';
import { nestingOf } from '../execution/limits/nesting.ts';
import type { RefusalCode } from '../refusals/refusal.ts';

const Variables = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

// Clients send null for what they leave out, and extensions that mean nothing here.
const Body = v.object({
  query: v.string(),
  variables: v.nullish(Variables),
  operationName: v.nullish(v.string()),
});

type Sent = { document: string; variables?: Record<string, unknown>; operationName?: string };
export type HttpRequest = Verdict<Sent, RefusalCode>;

export function readPostRequest(body: unknown): HttpRequest {
  const json = parseJson(body);
  if (!json.ok) return json;
  if (Array.isArray(json.value)) return refuse('NO_BATCHES');
  return sentOf(json.value);
}

export function readGetRequest(query: unknown): HttpRequest {
  if (typeof query !== 'object' || query === null) return refuse('BAD_REQUEST');
  if (!('variables' in query) || query.variables === '') return sentOf({ ...query, variables: null });
  const variables = parseJson(query.variables);
  return variables.ok ? sentOf({ ...query, variables: variables.value }) : variables;
}

function sentOf(value: unknown): HttpRequest {
  const body = v.safeParse(Body, value);
  if (!body.success) return refuse('BAD_REQUEST');
  const { query, variables, operationName } = body.output;
  return accept({
    document: query,
    ...(variables ? { variables } : {}),
    ...(operationName ? { operationName } : {}),
  });
}

const Json = v.pipe(v.string(), v.parseJson());

function parseJson(text: unknown): Verdict<unknown, RefusalCode> {
  if (typeof text === 'string' && nestingOf(text) > limits.nesting) return refuse('TOO_DEEP');
  const json = v.safeParse(Json, text);
  return json.success ? accept(json.output) : refuse('BAD_JSON');
}
