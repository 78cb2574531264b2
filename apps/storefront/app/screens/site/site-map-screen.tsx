import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import { pageContext } from '../../backend/request-context.server.ts';
import { siteMapCopy } from '../../features/site/menu/site-map-copy.ts';
import { SiteMapBranch } from '../../features/site/menu/site-map-branch.tsx';
import { useFrame } from '../../features/site/use-frame.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/site-map-screen.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: context.get(pageContext).origin + paths.siteMap() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [siteMapCopy.title],
    description: siteMapCopy.description,
    canonical: loaderData?.canonical,
  });
}

/** Every rayon and page on one page: the menu for those who browse without script, or who prefer to see it all. */
export default function SiteMapScreen() {
  const { menu } = useFrame();
  const others: readonly MenuEntry[] = [...menu.content, ...(menu.special ? [menu.special] : [])];
  return (
    <Page>
      <Breadcrumbs items={[{ label: siteMapCopy.title }]} />
      <h1>{siteMapCopy.title}</h1>
      <SiteMapBranch title={siteMapCopy.catalogue} entries={menu.shop} />
      <SiteMapBranch title={siteMapCopy.help} entries={others} />
    </Page>
  );
}
