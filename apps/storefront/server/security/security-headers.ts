// The headers every answer carries, and the content policy of pages.

export type SecurityOptions = { production: boolean };

export function securityHeaders({ production }: SecurityOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

export type PolicyOrigins = {
  /** beside our own, for pictures */
  pictures: readonly string[];
  /** beside our own, for forms: the bank's page, from the checkout only */
  forms: readonly string[];
};

/** Scripts run by the response's own nonce only; the rest comes from our host, pictures also from the media's. */
export function contentPolicy(nonce: string, { pictures, forms }: PolicyOrigins): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...forms].join(' '),
  ].join('; ');
}

/** Vite inlines styles and uses a web socket: for the developer's machine only. */
export function developmentPolicy(policy: string): string {
  return policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}

/** What answers without a page of their own are allowed: nothing. */
export const bareContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

// Internal headers of frameworks: never accepted from a client.
const internalHeaders =
  /^(x-middleware-|x-react-router-|x-remix-|rsc$|next-|x-forwarded-host$|x-original-url$|x-rewrite-url$)/;

export function withoutInternalHeaders(headers: Record<string, string | string[] | undefined>): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name.startsWith(':') || internalHeaders.test(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) kept.append(name, one);
  }
  return kept;
}
