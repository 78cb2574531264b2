import type { RouterContextProvider } from 'react-router';
import { SiteTermsDocument } from '../../generated/documents.ts';
import type { SiteTermsQuery } from '../../generated/documents.ts';
import { backendContext } from './request-context.server.ts';

type Context = Readonly<RouterContextProvider>;
type SiteTerms = SiteTermsQuery['storeConfig'];

const asked = new WeakMap<Context, Promise<SiteTerms>>();

/** The site's settings that decide what a screen queries, read once per request; null on failure. */
export function siteTerms(context: Context): Promise<SiteTerms> {
  const known =
    asked.get(context) ??
    context
      .get(backendContext)
      .query(SiteTermsDocument, {}, { mayFail: ['storeConfig'] })
      .then(({ storeConfig }) => storeConfig);
  asked.set(context, known);
  return known;
}
