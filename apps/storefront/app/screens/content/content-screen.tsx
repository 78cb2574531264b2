import { ContentPageDocument } from '../../../generated/documents.ts';
import { notFound, orNotFound } from '../../backend/not-found.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { ContentBody } from '../../features/content/content-body.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/content-screen.ts';

// Identifiers that editors can write: anything else is no page of ours and needs no question to the API.
const identifierShape = /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/;

export async function loader({ params, context }: Route.LoaderArgs) {
  const identifier = params['*'];
  if (!identifierShape.test(identifier) || identifier.length > 200)
    throw notFound('This page could not be found');
  const { cmsPage } = await orNotFound(
    context.get(backendContext).query(ContentPageDocument, { identifier }),
    'This page could not be found',
  );
  if (!cmsPage) throw notFound('This page could not be found');
  return { page: cmsPage, canonical: context.get(pageContext).origin + paths.content(identifier) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, canonical } = loaderData;
  return pageMeta(matches, {
    title: [page.meta_title ?? page.title ?? ''],
    description: page.meta_description,
    keywords: page.meta_keywords,
    canonical,
  });
}

export default function ContentScreen({ loaderData: { page } }: Route.ComponentProps) {
  return <ContentBody title={page.title ?? ''} html={page.content ?? ''} />;
}
