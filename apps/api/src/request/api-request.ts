import type { ApiError } from '../refusals/errors.ts';

/** Header names in lower case, as HTTP has them; both doors read them alike. */
export type ApiHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type ApiRequest = {
  document: string;
  variables?: Readonly<Record<string, unknown>> | undefined;
  operationName?: string | undefined;
  headers?: ApiHeaders | undefined;
  requestId?: string | undefined;
  /** Where the client sits, as the host saw it: never a header the client wrote itself. */
  clientAddress?: string | undefined;
  /** By `performance.now()`: since when somebody waits, at the door and for what the same page has asked before. */
  arrivedAt?: number | undefined;
};

export type ApiResult = { data?: Record<string, unknown> | null; errors?: ApiError[] };

/**
 * What the request says about itself; absent values mean the default. The shop speaks French to customers in France:
 * x-locale and x-country are accepted and change nothing.
 */
export type Asked = {
  site: string | undefined;
  currency: string | undefined;
  authorization: string | undefined;
  shopToken: string | undefined;
  /** what the storefront gave this browser to be known again by */
  deviceToken: string | undefined;
  /** what the client says of itself */
  userAgent: string | undefined;
  /** the same request asked again under it is answered, not done, again */
  idempotencyKey: string | undefined;
};

export function askedBy(headers: ApiHeaders): Asked {
  return {
    site: textOf(headers['store']),
    currency: textOf(headers['content-currency']),
    authorization: textOf(headers['authorization']),
    shopToken: textOf(headers['x-shop-token']),
    deviceToken: textOf(headers['x-device-token']),
    userAgent: textOf(headers['user-agent']),
    idempotencyKey: textOf(headers['idempotency-key']),
  };
}

function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
