// A storefront that knows Magento and nothing of this shop: its documents as text, __typename everywhere, no header of
// ours.
import { Kind, parse, print, visit } from 'graphql';
import type { FieldNode } from 'graphql';
import { expect } from 'vitest';
import type { ShopApi } from '../shop-api.ts';

export type StockClient = {
  /** The signed-in session; null at first. */
  token: string | null;
  /** The answer of the operation's only field, or of all its fields. */
  ask<Answer>(document: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** What it says when it refuses. */
  refused(document: string, variables?: Record<string, unknown>): Promise<string>;
};

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** As a caching client sends it: every selection but the operation's own asks what it is. */
export function withTypenames(text: string): string {
  return print(
    visit(parse(text), {
      SelectionSet(node, _key, parent) {
        const isOperation = !Array.isArray(parent) && parent && 'operation' in parent;
        return isOperation ? node : { ...node, selections: [...node.selections, TYPENAME] };
      },
    }),
  );
}

export function stockClient(shop: Pick<ShopApi, 'post'>): StockClient {
  async function send(document: string, variables: Record<string, unknown>) {
    const { token } = client;
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await shop.post({ query: withTypenames(document), variables }, headers);
    return {
      status: answer.statusCode,
      ...answer.json<{ data?: unknown; errors?: { message: string }[] }>(),
    };
  }
  const client: StockClient = {
    token: null,
    async ask<Answer>(document: string, variables: Record<string, unknown> = {}) {
      const { status, data, errors } = await send(document, variables);
      expect({ document, status, errors }).toEqual({ document, status: 200, errors: undefined });
      return data as Answer;
    },
    async refused(document, variables = {}) {
      const { errors = [] } = await send(document, variables);
      return errors.map(({ message }) => message).join(' ');
    },
  };
  return client;
}
