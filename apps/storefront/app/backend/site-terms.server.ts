import type { RouterContextProvider } from 'react-router';
import { SiteTermsDocument } from '../../generated/documents.ts';
import type { SiteTermsQuery } from '../../generated/documents.ts';
import { mannersOf } from '../theme/manners.ts';
import { backendContext, pageContext } from './request-context.server.ts';

type Context = Readonly<RouterContextProvider>;
type SiteTerms = SiteTermsQuery['storeConfig'];

const asked = new WeakMap<Context, Promise<SiteTerms>>();

/** The site's settings that decide what a screen asks for, once a request. Where they cannot be read, nothing is said. */
export function siteTerms(context: Context): Promise<SiteTerms> {
  const known =
    asked.get(context) ??
    context
      .get(backendContext)
      .query(SiteTermsDocument, {}, { mayFail: ['storeConfig'] })
      .then(({ storeConfig }) => inManner(storeConfig, context.get(pageContext).themeOverride));
  asked.set(context, known);
  return known;
}

/** A theme may put the list first, where the site offers it at all. */
function inManner(site: SiteTerms, themeOverride: string | null): SiteTerms {
  if (!site || mannersOf(themeOverride ?? site.theme).listing === 'site') return site;
  const modes = (site.list_mode || 'grid-list').split('-');
  return modes.includes('list')
    ? { ...site, list_mode: ['list', ...modes.filter((mode) => mode !== 'list')].join('-') }
    : site;
}
