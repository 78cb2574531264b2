// A merchant's system with a key, for tests.
import type { InjectOptions } from 'fastify';
import { DEMO_DAY } from '../../testing/build-template.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { createKey } from '../keys/integration-keys.ts';
import { SCOPES } from '../keys/scopes.ts';
import type { Scope } from '../keys/scopes.ts';
import { BASE_PATH } from '../openapi.ts';

export const staff = {
  viewer: { kind: 'visitor' },
  clientAddress: 'poste de commande',
  requestId: 'essai',
  now: () => DEMO_DAY,
} as const;

export type Answered = {
  status: number;
  type: string;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
};
export type Erp = {
  key: string;
  ask(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answered>;
  /** A file, perhaps. */
  raw(asked: Asked): Promise<{ status: number; body: string }>;
};

const allScopes = Object.keys(SCOPES).filter((scope): scope is Scope => Object.hasOwn(SCOPES, scope));

export async function erp(shop: ShopApi, scopes: readonly Scope[] = allScopes): Promise<Erp> {
  const { key } = await createKey(shop.db, staff, { name: 'ERP', scopes, days: 30, author: 'essai' });
  return {
    key,
    ask: (method, path, body, headers) => ask(shop, key, { method, path, body, headers }),
    async raw(asked) {
      const { statusCode, body } = await send(shop, key, asked);
      return { status: statusCode, body };
    },
  };
}

type Asked = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  headers?: Record<string, string> | undefined;
};

function send(shop: ShopApi, key: string | null, { method, path, body, headers = {} }: Asked) {
  const request: InjectOptions = {
    method,
    url: `${BASE_PATH}${path}`,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
  return shop.inject(request);
}

export async function ask(shop: ShopApi, key: string | null, asked: Asked): Promise<Answered> {
  const answer = await send(shop, key, asked);
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type']),
    body: JSON.parse(answer.body) as Record<string, unknown>,
    headers: answer.headers,
  };
}
