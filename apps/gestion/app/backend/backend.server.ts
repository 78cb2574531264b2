// The back office's only door to its API: screens ask it, it sorts the trouble.
import type { TypedDocument } from '../../generated/documents.ts';
import type { Answer, ApiError, Transport } from './transport.server.ts';

type Ask = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: { idempotencyKey?: string },
) => Promise<Result>;

export type Backend = { ask: Ask };

export function createBackend(transport: Transport): Backend {
  return {
    ask: async (document, variables, options = {}) =>
      dataOrTrouble(await transport({ document, variables, ...options })) as never,
  };
}

/** An expected no, in the words its reader is shown. It is no Error, which would be a fault. */
export class Refusal {
  readonly message: string;
  readonly key: string | null;
  /** of the lines of an order or a quotation the one it is about, from 1 */
  readonly line: number | undefined;
  readonly isDenial: boolean;
  // The shape of an answer with a status: one that no screen shows becomes the page of its status.
  readonly status: number;
  readonly statusText = '';
  readonly internal = false;
  readonly data: { told: string };

  constructor(errors: readonly ApiError[]) {
    const [first] = errors;
    this.message = errors.map((error) => error.extensions?.french ?? error.message).join(' ');
    this.key = first?.extensions?.key ?? null;
    this.line = first?.extensions?.line;
    this.isDenial = first?.extensions?.category === DENIAL;
    this.status = this.isDenial ? 403 : (STATUS[first?.extensions?.category ?? ''] ?? 404);
    this.data = { told: this.message };
  }
}

const DENIAL = 'graphql-authorization';
const STATUS: Readonly<Record<string, number>> = {
  'graphql-authentication': 403,
  'kept-form': 409,
  'rate-limit': 429,
};

const refusalCategories = new Set([
  DENIAL,
  'graphql-authentication',
  'graphql-input',
  'graphql-no-such-entity',
  'graphql-already-exists',
  'rate-limit',
]);

function dataOrTrouble({ data, errors = [] }: Answer): unknown {
  if (errors.length === 0) return data;
  if (errors.every(({ extensions }) => refusalCategories.has(extensions?.category ?? '')))
    throw new Refusal(errors);
  throw new Error(errors.map(({ message }) => message).join(', '));
}
