// A shop that is not open yet leads nowhere: every address says so itself.
import type { MiddlewareFunction } from 'react-router';
import { backendContext } from '../request-context.server.ts';
import { preparationCopy } from './preparation-copy.ts';

/** Asked where an address leads on or draws nothing: pages have asked the API themselves, and were told. */
export const noWayBeforeOpening: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const { status, headers } = response;
  const drawsNothing = status === 503 && headers.get('content-type')?.startsWith('application/json');
  if (!drawsNothing && !headers.has('location')) return response;
  const isOpen = await context
    .get(backendContext)
    .customQuery('{ __typename }')
    .then(
      () => true,
      (trouble: unknown) => !saysNotOpen(trouble),
    );
  return isOpen ? response : preparation();
};

function saysNotOpen(trouble: unknown): boolean {
  const told: unknown =
    typeof trouble === 'object' && trouble !== null && 'data' in trouble ? trouble.data : null;
  return typeof told === 'object' && told !== null && 'key' in told && told.key === 'Shop in preparation';
}

/** Plain: addresses that only lead on have no page of their own to draw. */
function preparation(): Response {
  const { title, help } = preparationCopy;
  const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title>`;
  return new Response(`<!doctype html><html lang="fr">${head}<h1>${title}</h1><p>${help}</p></html>`, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '10', 'cache-control': 'no-store' },
  });
}
