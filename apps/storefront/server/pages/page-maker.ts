// One visit in, one page out.
import { arrivedAt } from '@nuancier/api/http/arrival.ts';
import type { FastifyRequest } from 'fastify';
import { readSession, setCookie } from '../../app/backend/session.server.ts';
import type { SearchTold } from '../../app/backend/request-context.server.ts';
import type { Transport } from '../../app/backend/transport.server.ts';
import { isThemeCode } from '@nuancier/ui/theme/theme-code.ts';
import { isClientDisconnect } from './client-disconnect.ts';
import { isOneSpelling, pagePath, pathOf } from './page-address.ts';
import type { PageRouteParts } from './page-parts.ts';
import type { PageVisit } from './page-visit.ts';
import { lastResort } from './send-page.ts';

// Those without script nearly always get their prices in this time; with script they may come later.
const PATIENCE_MS = 300;

export type MadePage = {
  response: Response;
  /** To be called once the page is complete: nothing was refused, failed or changed while rendering. */
  wentWell(): boolean;
  /** Nobody made the address up: it has no parameters, or its screen knows them all. */
  hasKnownAddress(): boolean;
  /** The search it answers; null for any other page. */
  searched(): SearchTold | null;
};

export type PageMaker = (visit: PageVisit, request: FastifyRequest, nonce: string) => Promise<MadePage>;

type MakerParts = Pick<
  PageRouteParts,
  'pages' | 'transport' | 'production' | 'showsDemo' | 'theme' | 'patienceMs' | 'readListFile'
>;

export function pageMaker(parts: MakerParts, origin: string): PageMaker {
  return async (visit, request, nonce) => {
    let well = true;
    let searched: SearchTold | null = null;
    let known = visit.address === pathOf(visit.address);
    let since: number | undefined;
    const reportFault = (error: unknown) => {
      well = false;
      const about = { err: error, path: pathOf(visit.address) };
      if (isClientDisconnect(error)) request.log.debug(about, 'client went away');
      else request.log.error(about, 'page failed');
    };
    const transport: Transport = async (asked) => {
      const writes = !isReading(asked.document);
      if (writes) well = false;
      const answer = await parts.transport({ ...asked, arrivedAt: since ?? arrivedAt(request) });
      if ((answer.errors ?? []).length > 0) well = false;
      // What is written stays written: the steps after it, and the page that tells of it, have the whole time.
      else if (writes) since = performance.now();
      return answer;
    };
    const make = async () => {
      const { handle, contextFor } = await parts.pages();
      const context = contextFor({
        transport,
        requestId: request.id,
        // The API counts attempts by it; a page that was refused something for that reason did not go well.
        clientAddress: request.ip,
        cookieHeader: visit.cookieHeader,
        userAgent: visit.userAgent,
        path: pagePath(visit.address),
        // It stands in a line of its own, for longer than an answer may take.
        readListFile: (file) =>
          parts.readListFile(file, request.ip).finally(() => (since = performance.now())),
        page: {
          nonce,
          origin,
          secureCookies: parts.production,
          showsDemo: parts.showsDemo ?? false,
          themeOverride: themeChosen(parts, visit) ?? parts.theme,
          deviceClass: visit.deviceClass,
          wholeAtOnce: visit.wholeAtOnce,
          patienceMs: parts.patienceMs ?? PATIENCE_MS,
          reportFault,
          knowsAddress: () => (known = true),
          searched: (search) => (searched = search),
        },
      });
      return handle(visit.request(), context);
    };
    const response = await make().catch((error: unknown) => {
      reportFault(error);
      return lastResort();
    });
    return {
      response: keepingTheme(parts, visit, response),
      wentWell: () => well,
      // A search is counted when its page is made: it is made each time.
      hasKnownAddress: () => known && searched === null && isOneSpelling(visit.address),
      searched: () => searched,
    };
  };
}

export function isReading(document: string): boolean {
  return /^\s*(?:query\b|\{)/.test(document);
}

/** Outside production only: the theme in the address, or the one kept in the cookie. */
function themeChosen({ production }: Pick<MakerParts, 'production'>, visit: PageVisit): string | null {
  if (production) return null;
  return themeAsked(visit.address) ?? readSession(visit.cookieHeader).theme;
}

/**
 * A theme from the address is kept in a cookie, also over a redirect. A visitor with that cookie is not a public one,
 * so neither their pages nor the one that sets it are cached.
 */
function keepingTheme(
  { production }: Pick<MakerParts, 'production'>,
  visit: PageVisit,
  response: Response,
): Response {
  const asked = production ? null : themeAsked(visit.address);
  if (!isThemeCode(asked) || readSession(visit.cookieHeader).theme === asked) return response;
  const kept = new Response(response.body, response);
  kept.headers.append('set-cookie', setCookie('nuancier-theme', asked, { secure: production }));
  return kept;
}

function themeAsked(address: string): string | null {
  return new URLSearchParams(address.slice(pathOf(address).length)).get('theme');
}
