import { guardVerdict } from '@nuancier/domain/customers/route-guard.ts';
import type { Guard } from '@nuancier/domain/customers/route-guard.ts';
import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { paths } from '../paths.ts';
import { viewerContext } from './request-context.server.ts';

/** Lets in whom the guard lets in, before anything of the page is loaded. */
export function guardedBy(guard: Guard): MiddlewareFunction<Response> {
  return ({ context }, next) => {
    const viewer = context.get(viewerContext);
    // Nobody is sent away because the API was out of order for a moment.
    if (viewer.kind === 'unknown') throw viewer.fault;
    const verdict = guardVerdict(guard, viewer);
    if (verdict !== 'enters') throw redirect(paths[verdict]());
    return next();
  };
}
