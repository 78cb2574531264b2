// One operation of the integration API: what it is called, who may, what comes in and goes out. The same schemas check
// the request and make its description (`openapi.ts`).
import * as v from 'valibot';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import type { MediaStore } from '../../media/media.ts';
import type { Scope } from '../keys/scopes.ts';
import { checked } from './checked.ts';

export type Schema = v.GenericSchema;

/** Who asks, for the audit log, under which name it appears in the history of an order, and all it may do. */
export type Caller = { place: AuditPlace; author: string; scopes: readonly string[] };

/** `papers`: where PDF files that come in are kept. */
export type Reading = { db: DatabasePool; papers: MediaStore } & Caller;
export type Writing = { db: DatabaseTransaction } & Caller;

type Described = {
  /** « /orders/{number} » */
  path: string;
  scope: Scope;
  summary: string;
  /** what the answer holds when all went well */
  answer: Schema;
};

type Asked<Query extends Schema, Body extends Schema> = {
  params: Readonly<Record<string, string>>;
  query: v.InferOutput<Query>;
  body: v.InferOutput<Body>;
};

export type Route = Described & {
  query: Schema | null;
  body: Schema | null;
} & (
    | { method: 'GET'; act: (context: Reading, asked: Raw) => Promise<object> }
    | {
        method: 'GET';
        gives: readonly MediaType[];
        open: (context: Reading, asked: Raw) => Promise<GivenFile>;
      }
    | { method: 'POST' | 'PUT'; act: (context: Writing, asked: Raw) => Promise<object> }
    | {
        method: 'POST' | 'PUT';
        takes: readonly MediaType[];
        receive: (context: Reading, asked: Raw, sent: Sent) => Promise<ReceivedFile>;
      }
  );

export type MediaType = 'text/csv' | 'application/x-ndjson' | 'application/zip' | 'application/pdf';

/** A file that leaves, piece by piece. */
export type GivenFile = { name: string; type: MediaType; bytes: AsyncIterable<Buffer> };

export type Sent = { type: MediaType; bytes: AsyncIterable<Buffer> };

/** A file that came: whether it is worked on is decided once its request is known not to be one that came before. */
export type ReceivedFile = {
  fingerprint: string;
  keep: (context: Writing) => Promise<object>;
  drop: () => Promise<void>;
  /** where it is followed, after the base path; null: it is done with the answer */
  locationOf: ((body: object) => string) | null;
};

/** As it came, unchecked. */
export type Raw = { params: Readonly<Record<string, string>>; query: unknown; body: unknown };

export function reading<Query extends Schema>(
  described: Described & { query: Query },
  act: (context: Reading, asked: Omit<Asked<Query, Schema>, 'body'>) => Promise<object>,
): Route {
  return {
    ...described,
    method: 'GET',
    body: null,
    act: (context, { params, query }) =>
      act(context, { params, query: checked(described.query, query, 'query') }),
  };
}

export function writing<Body extends Schema>(
  method: 'POST' | 'PUT',
  described: Described & { body: Body },
  act: (context: Writing, asked: Omit<Asked<Schema, Body>, 'query'>) => Promise<object>,
): Route {
  return {
    ...described,
    method,
    query: null,
    act: (context, { params, body }) => act(context, { params, body: checked(described.body, body, 'body') }),
  };
}

/** Answers with a file. */
export function giving(
  described: Omit<Described, 'answer'> & { gives: readonly MediaType[] },
  open: (context: Reading, params: Raw['params']) => Promise<GivenFile>,
): Route {
  return {
    ...described,
    answer: v.string(),
    method: 'GET',
    query: null,
    body: null,
    open: (context, { params }) => open(context, params),
  };
}

/** Takes a file: a POST of any length, and answers that it will be worked on (202); a PUT that is done at once. */
export function receiving<Query extends Schema>(
  method: 'POST' | 'PUT',
  described: Described & { query: Query; takes: readonly MediaType[] },
  receive: (context: Reading, asked: Omit<Asked<Query, Schema>, 'body'>, sent: Sent) => Promise<ReceivedFile>,
): Route {
  return {
    ...described,
    method,
    body: null,
    receive: (context, { params, query }, sent) =>
      receive(context, { params, query: checked(described.query, query, 'query') }, sent),
  };
}
