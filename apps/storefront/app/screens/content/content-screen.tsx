import { data } from 'react-router';
import { ContentPageDocument } from '../../../generated/documents.ts';
import { movedOrNotFound } from '../../backend/pages/moved.server.ts';
import { orMissing } from '../../backend/not-found.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { siteTerms } from '../../backend/site-terms.server.ts';
import { ContentBody } from '../../features/content/content-body.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import type { Route } from './+types/content-screen.ts';

// Identifiers that editors can write: anything else is no page of ours and needs no question to the API.
const identifierShape = /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/;

/** Address of the not-found page: its text is the one that the setting names. */
const NO_ROUTE = 'no-route';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const address = params['*'];
  const isIdentifier = identifierShape.test(address) && address.length <= 200;
  const site = isIdentifier ? await siteTerms(context) : null;
  const saysNone = address === NO_ROUTE || address === site?.cms_no_route;
  const identifier = saysNone ? site?.cms_no_route || NO_ROUTE : address;
  const backend = context.get(backendContext);
  const answer = isIdentifier ? await orMissing(backend.query(ContentPageDocument, { identifier })) : null;
  const page = answer?.cmsPage;
  if (!page)
    throw await movedOrNotFound(backend, { url: address, request, key: 'This page could not be found' });
  if (saysNone) return data({ page, canonical: undefined }, { status: 404 });
  const path = identifier === site?.cms_home_page ? paths.home() : paths.content(identifier);
  return data({ page, canonical: context.get(pageContext).origin + path });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, canonical } = loaderData;
  return pageMeta(matches, {
    title: [page.meta_title ?? page.title ?? ''],
    description: page.meta_description,
    keywords: page.meta_keywords,
    canonical,
    noindex: canonical === undefined,
    type: 'article',
  });
}

export default function ContentScreen({ loaderData: { page } }: Route.ComponentProps) {
  return <ContentBody title={page.title ?? ''} html={page.content ?? ''} />;
}
