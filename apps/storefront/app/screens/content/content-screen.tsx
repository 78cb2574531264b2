import { ContentPageDocument } from '../../../generated/documents.ts';
import { movedOrNotFound } from '../../backend/moved.server.ts';
import { notFound, orMissing } from '../../backend/not-found.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { ContentBody } from '../../features/content/content-body.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/content-screen.ts';

// Identifiers that editors can write: anything else is no page of ours and needs no question to the API.
const identifierShape = /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const identifier = params['*'];
  const backend = context.get(backendContext);
  const isIdentifier = identifierShape.test(identifier) && identifier.length <= 200;
  const answer = isIdentifier
    ? await orMissing(backend.query(ContentPageDocument, { identifier }, { mayFail: ['storeConfig'] }))
    : null;
  // The page that says that there is none is no page of its own.
  if (identifier === answer?.storeConfig?.cms_no_route) throw notFound('This page could not be found');
  const page = answer?.cmsPage;
  if (!page)
    throw await movedOrNotFound(backend, { url: identifier, request, key: 'This page could not be found' });
  const isHome = identifier === answer.storeConfig?.cms_home_page;
  const path = isHome ? paths.home() : paths.content(identifier);
  return { page, canonical: context.get(pageContext).origin + path };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, canonical } = loaderData;
  return pageMeta(matches, {
    title: [page.meta_title ?? page.title ?? ''],
    description: page.meta_description,
    keywords: page.meta_keywords,
    canonical,
    type: 'article',
  });
}

export default function ContentScreen({ loaderData: { page } }: Route.ComponentProps) {
  return <ContentBody title={page.title ?? ''} html={page.content ?? ''} />;
}
