import { guardVerdict } from '@nuancier/domain/customers/rights/route-guard.ts';
import type { Guard } from '@nuancier/domain/customers/rights/route-guard.ts';
import { data, redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { rememberPage } from './asked-page.server.ts';
import { pageContext, viewerContext } from '../request-context.server.ts';
import { guardCopy } from './guard-copy.ts';

/** Runs the guard before anything of the page is loaded. */
export function guardedBy(guard: Guard): MiddlewareFunction<Response> {
  return ({ request, context }, next) => {
    const viewer = context.get(viewerContext);
    // A brief failure of the API must not redirect anyone away.
    if (viewer.kind === 'unknown') throw viewer.fault;
    const verdict = guardVerdict(guard, viewer);
    if (verdict === 'enters') return next();
    if (verdict === 'customers-own') throw data({ told: guardCopy.customersOwn }, { status: 403 });
    const headers = new Headers();
    if (viewer.kind === 'signed-out')
      for (const cookie of rememberPage(request, context.get(pageContext).secureCookies))
        headers.append('set-cookie', cookie);
    throw redirect(paths[verdict](), { headers });
  };
}
