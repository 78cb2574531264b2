// Redirects of old addresses.
import { redirect } from 'react-router';
import { MovedAddressDocument } from '../../../generated/documents.ts';
import { routedPath } from '../../addresses/paths.ts';
import type { Backend } from '../backend.server.ts';
import { notFound } from '../not-found.server.ts';
import type { NotFoundKey } from '../not-found.server.ts';

// What an address of a former shop may be made of; anything else needs no question to the API.
const addressShape = /^[\p{L}\p{N}._~!$&'()*+,;=:@%/-]{1,255}$/u;

type Missed = { url: string; request: Request; key: NotFoundKey };

/** For an unknown address: the redirect to throw, or else the not-found page. */
export async function movedOrNotFound(backend: Backend, { url, request, key }: Missed) {
  if (!addressShape.test(url)) return notFound(key);
  const { route } = await backend.query(MovedAddressDocument, { url });
  return route && routedPath(route) !== new URL(request.url).pathname
    ? movedTo(route, request)
    : notFound(key);
}

type Moved = Parameters<typeof routedPath>[0] & { redirect_code: number };

/** The present address, with the query string of the old one. */
export function movedTo(route: Moved, request: Request): Response {
  return redirect(routedPath(route) + new URL(request.url).search, route.redirect_code || 301);
}
