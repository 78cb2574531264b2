// Counts what visitors search and what they open of it, by the addresses of their requests alone: without script, and
// without a mark on any link.
import type { Api } from '@nuancier/api/api.ts';
import { foldedWords } from '@nuancier/domain/search/counting/counted-words.ts';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { paths } from '../../app/addresses/paths.ts';
import type { SearchTold } from '../../app/backend/request-context.server.ts';
import { readSession } from '../../app/backend/session.server.ts';
import { pageAddress, pagePath, pathOf } from './page-address.ts';

export type SearchWatch = Api['searches'];

type Watching = {
  /** Whatever is asked for, from memory or not. */
  asked(request: FastifyRequest): void;
  madePage(request: FastifyRequest, searched: SearchTold | null): void;
};

const PRODUCT = /^\/produit\/[^/]+$/;
const SEARCH = paths.search();

export function watchSearches(searches: SearchWatch | null, origin: string): Watching {
  return {
    asked(request) {
      if (searches === null || !isPerson(request) || !PRODUCT.test(pathOf(askedFor(request)))) return;
      const typed = searchedBefore(request, origin);
      if (typed !== null) searches.opened({ ...visitOf(request), typed });
    },
    madePage(request, searched) {
      if (searches === null || searched === null || searched.typed === '' || !isPerson(request)) return;
      // Filters taken off, a page loaded again, the way back: the same search looked at once more.
      const before = searchedBefore(request, origin);
      if (before !== null && foldedWords(before) === foldedWords(searched.typed)) return;
      searches.searched({ ...visitOf(request), ...searched });
    },
  };
}

const askedFor = ({ url }: FastifyRequest): string => pagePath(pageAddress(url));

/** Neither a robot nor a browser that looks ahead. */
function isPerson({ method, headers }: FastifyRequest): boolean {
  const purpose = `${String(headers['sec-purpose'])} ${String(headers['purpose'])} ${String(headers['x-moz'])}`;
  const agent = headers['user-agent'] ?? '';
  return method === 'GET' && agent !== '' && !isbot(agent) && !purpose.includes('prefetch');
}

/** The words of our page of results that the visitor comes from. */
function searchedBefore({ headers: { referer } }: FastifyRequest, origin: string): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  return from.origin === origin && from.pathname === SEARCH ? from.searchParams.get('q') : null;
}

function visitOf({ headers: { cookie }, ip }: FastifyRequest): { site: string; address: string } {
  return { site: readSession(cookie ?? null).store, address: ip };
}
