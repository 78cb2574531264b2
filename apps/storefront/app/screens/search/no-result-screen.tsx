import { NoResult } from '../../features/search/no-result.tsx';
import { searchCopy } from '../../features/search/copy.ts';
import { LONGEST_TERM } from '../../features/search/suggestions/suggestion-limits.ts';
import { useFrame } from '../../features/site/use-frame.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Page } from '../../ui/navigation/page.tsx';
import type { Route } from './+types/no-result-screen.ts';

export function loader({ request }: Route.LoaderArgs) {
  const term = new URL(request.url).searchParams.get('term') ?? '';
  return { term: term.trim().slice(0, LONGEST_TERM) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [searchCopy.noResultTitle], noindex: true });
}

export default function NoResultScreen({ loaderData: { term } }: Route.ComponentProps) {
  const { menu } = useFrame();
  return (
    <Page>
      <Breadcrumbs items={[{ label: searchCopy.noResultTitle }]} />
      <h1>{searchCopy.noResultTitle}</h1>
      <NoResult term={term} universes={menu.shop} />
    </Page>
  );
}
