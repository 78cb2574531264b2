import { pageContext } from '../../backend/request-context.server.ts';
import { UniverseTiles } from '../../features/content/universe-tiles.tsx';
import { useFrame } from '../../features/site/use-frame.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Page } from '../../ui/navigation/page.tsx';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import type { Route } from './+types/catalogue-screen.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: `${context.get(pageContext).origin}/catalogue` };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [catalogueCopy.title], canonical: loaderData?.canonical });
}

/** The whole catalogue, by universe. */
export default function CatalogueScreen() {
  const { menu } = useFrame();
  return (
    <Page>
      <Breadcrumbs items={[{ label: catalogueCopy.title }]} />
      <h1>{catalogueCopy.title}</h1>
      <UniverseTiles universes={menu.shop} />
    </Page>
  );
}
