// The storefront's only door to the commerce API. Screens ask it; it carries the session and sorts the trouble.
import { data, redirect } from 'react-router';
import type { TypedDocument } from '../../generated/documents.ts';
import { apiHeaders, dropCookie } from './session.server.ts';
import { signedOut } from './signed-out.server.ts';
import type { Session } from './session.server.ts';
import type { ApiAnswer, ApiError, Transport } from './transport.server.ts';

type AskOptions = {
  /**
   * Fields named here, at whatever depth, are null when they fail; the API has logged why and the page is shown
   * without them.
   */
  mayFail?: readonly string[];
  /** A denial is thrown as a refusal and ends nothing: the caller is the one who looks after the session. */
  keepsSession?: boolean;
  /** The same request under the same key is done once, however often it is sent. */
  idempotencyKey?: string;
};

export type Backend = {
  query<Result, Variables extends Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: AskOptions,
  ): Promise<Result>;
  mutate<Result, Variables extends Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: AskOptions,
  ): Promise<Result>;
  /** Any text: the API holds it to the same limits and checks as our own documents. */
  customQuery(text: string, variables?: Record<string, unknown>): Promise<unknown>;
  customMutation(text: string, variables?: Record<string, unknown>): Promise<unknown>;
};

/** The browser's mark, and what it calls itself. */
export type Device = { token: string; agent: string };

type BackendParts = {
  transport: Transport;
  session: Session;
  requestId: string;
  clientAddress: string;
  device: Device;
  secureCookies: boolean;
  /** Path and query of the page asked for: where to go again when a stale choice had to be forgotten. */
  path: string;
};

export function createBackend(parts: BackendParts): Backend {
  const { transport, session, requestId, clientAddress, secureCookies, path } = parts;
  const headers = {
    ...apiHeaders(session),
    'x-device-token': parts.device.token,
    'user-agent': parts.device.agent,
  };

  async function send(
    document: string,
    variables: Record<string, unknown>,
    options: AskOptions = {},
  ): Promise<unknown> {
    const key = options.idempotencyKey;
    const sent = key === undefined ? headers : { ...headers, 'idempotency-key': key };
    const answer = await transport({ document, variables, headers: sent, requestId, clientAddress });
    if (isStaleChoice(answer)) throw withoutChoices(path, secureCookies);
    return dataOrTrouble(answer, options, () => signedOut(session, secureCookies));
  }

  return {
    query: async (document, variables, options) => (await send(document, variables, options)) as never,
    mutate: async (document, variables, options) => (await send(document, variables, options)) as never,
    customQuery: (text, variables = {}) => send(text, variables),
    customMutation: (text, variables = {}) => send(text, variables),
  };
}

/**
 * An expected no of the API: its messages joined with commas, as the screens show them. It has the shape of an answer
 * with a status and is no Error, which would be a fault: so one that no screen shows becomes the page of its status.
 */
export class BackendRefusal {
  readonly message: string;
  readonly category: string;
  readonly keys: readonly string[];
  readonly status: number;
  readonly statusText = '';
  readonly internal = false;
  readonly data: { told: string } | null;

  constructor(errors: readonly ApiError[], category = errors[0]?.extensions?.category) {
    this.message = errors.map((error) => error.extensions?.french ?? error.message).join(', ');
    this.category = category ?? 'graphql-input';
    this.keys = errors.flatMap((error) => (error.extensions?.key ? [error.extensions.key] : []));
    this.status = unshownStatus[this.category] ?? 404;
    this.data = this.category === DENIAL ? { told: this.message } : null;
  }
}

// Invalid addresses or fields are « not found »; the rest is forbidden, or too many requests.
const unshownStatus: Readonly<Record<string, number>> = {
  'graphql-authentication': 403,
  'graphql-authorization': 403,
  'rate-limit': 429,
};

/** The API failed. The error page says so; the API has logged the cause. */
export class BackendFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackendFault';
  }
}

/** The merchant has not opened the shop yet, or its database is away. */
const PASSING = ['Shop in preparation', 'Service unavailable'] as const;
const DENIAL = 'graphql-authorization';
/** What a sales representative may not do in a customer's name: shown as a refusal, the session goes on. */
const CONNECTED_AS = 'CONNECTED_AS';

const refusalCategories = new Set([
  'graphql-authentication',
  'graphql-input',
  'graphql-no-such-entity',
  'graphql-already-exists',
  'rate-limit',
]);

function dataOrTrouble(answer: ApiAnswer, options: AskOptions, ended: () => Response): unknown {
  const errors = (answer.errors ?? []).filter(
    (error) => !error.path?.some((step) => options.mayFail?.includes(String(step))),
  );
  if (errors.length === 0) return answer.data;
  const denials = errors.filter((error) => error.extensions?.category === DENIAL);
  if (denials.length > 0) {
    const stays = options.keepsSession || denials.every(({ extensions }) => extensions?.key === CONNECTED_AS);
    throw stays ? new BackendRefusal(errors, DENIAL) : ended();
  }
  if (errors.every((error) => refusalCategories.has(error.extensions?.category ?? '')))
    throw new BackendRefusal(errors);
  // It passes: the page says to come back. An answer, because the words of an error never reach a page.
  const passing = PASSING.find((key) => errors.some(({ extensions }) => extensions?.key === key));
  if (passing !== undefined) throw data({ key: passing }, { status: 503 });
  throw new BackendFault(errors.map((error) => error.message).join(', '));
}

// A cookie may name a site or a currency that is no longer offered: that must not lock the visitor out.
const staleChoices = new Set(['Requested store is not found', 'Please correct the target currency']);

function isStaleChoice({ errors = [] }: ApiAnswer): boolean {
  return errors.some((error) => staleChoices.has(error.extensions?.key ?? ''));
}

function withoutChoices(path: string, secure: boolean): Response {
  const headers = new Headers();
  for (const name of ['vsf-store', 'vsf-currency'] as const)
    headers.append('set-cookie', dropCookie(name, { secure }));
  return redirect(path, { headers });
}
