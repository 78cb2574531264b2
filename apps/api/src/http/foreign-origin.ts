import type { FastifyRequest } from 'fastify';

/** A browser says where a page comes from; other clients say nothing and carry no cookies. */
export function isForeign(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const { origin } = request.headers;
  return site !== undefined || (origin !== undefined && origin !== new URL(publicUrl).origin);
}
