import { pageContext } from '../../backend/request-context.server.ts';
import type { Route } from './+types/robots.ts';

// Personal pages, endless lists and forms: nothing a search engine should walk through.
const closed = [
  '/customer',
  '/checkout',
  '/cart',
  '/search',
  '/recherche',
  '/no-result-found',
  '/connect-as',
  '/preferences',
  '/consentement',
  '/graphql',
];

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(pageContext).origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
