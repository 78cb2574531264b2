// How a document reaches the commerce API: the same process by default, HTTP when the API runs elsewhere.

export type ApiHeaders = Readonly<Record<string, string>>;

export type TransportRequest = {
  document: string;
  variables: Record<string, unknown>;
  headers: ApiHeaders;
  requestId: string;
  /** Where the browser sits: the API counts attempts by it. */
  clientAddress: string;
  /** By `performance.now()`: since when the browser waits for the page. */
  arrivedAt?: number | undefined;
};

export type ApiError = {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { category?: string; key?: string; french?: string } & Record<string, unknown>;
};

export type ApiAnswer = { data?: unknown; errors?: readonly ApiError[] };

export type Transport = (request: TransportRequest) => Promise<ApiAnswer>;

const HTTP_TIMEOUT_MS = 10_000;

/** The API on another machine, or any other Magento-style backend. */
export function overHttp(url: string): Transport {
  return async ({ document, variables, headers, requestId, clientAddress }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': requestId,
        // Believed only by an API that knows this storefront as a proxy.
        'x-forwarded-for': clientAddress,
        ...headers,
      },
      body: JSON.stringify({ query: document, variables }),
      signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (!isAnswer(answer))
      throw new Error(`The commerce API answered ${response.status} without data or errors`);
    return answer;
  };
}

function isAnswer(value: unknown): value is ApiAnswer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}
