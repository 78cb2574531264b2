// The guard over every redirect of the shop: none leads to where it started.
import type { MiddlewareFunction } from 'react-router';
import { notFound } from '../not-found.server.ts';
import { pageContext } from '../request-context.server.ts';

export const noLoop: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const target = response.headers.get('location');
  if (target === null || !leadsToItself(request, target)) return response;
  // What a cookie made happen does not happen again without it.
  if (response.headers.getSetCookie().length > 0) return response;
  context.get(pageContext).reportFault(new Error(`The page at ${target} redirects to itself`));
  throw notFound('Page not found');
};

function leadsToItself(request: Request, target: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const asked = new URL(request.url);
  const wanted = URL.parse(target, asked.origin);
  return wanted !== null && wanted.origin === asked.origin && samePage(wanted) === samePage(asked);
}

// The client router asks for a page's data under an address of its own.
function samePage({ pathname, search }: URL): string {
  return pathname.replace(/(?:\/_(?:root)?)?\.data$/, '').replace(/^$/, '/') + search;
}
