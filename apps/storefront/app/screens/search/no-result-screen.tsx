import { NearestCategoriesDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { NoResult } from '../../features/search/no-result.tsx';
import { searchCopy } from '../../features/search/copy.ts';
import { LONGEST_TERM } from '../../features/search/suggestions/suggestion-limits.ts';
import { useFrame } from '../../features/site/use-frame.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/no-result-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('term') ?? '';
  const term = asked.trim().slice(0, LONGEST_TERM);
  if (term === '') return { term, nearest: [] };
  const { search } = await context.get(backendContext).query(NearestCategoriesDocument, { query: term });
  return { term, nearest: search.categories };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [searchCopy.noResultTitle], noindex: true });
}

export default function NoResultScreen({ loaderData: { term, nearest } }: Route.ComponentProps) {
  const { menu } = useFrame();
  return (
    <Page>
      <Breadcrumbs items={[{ label: searchCopy.noResultTitle }]} />
      <h1>{searchCopy.noResultTitle}</h1>
      <NoResult term={term} nearest={nearest} universes={menu.shop} />
    </Page>
  );
}
