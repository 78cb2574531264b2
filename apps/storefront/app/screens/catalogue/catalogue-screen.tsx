import PackageSearch from 'lucide-react/icons/package-search';
import { paths } from '../../addresses/paths.ts';
import { pageContext } from '../../backend/request-context.server.ts';
import { UniverseTiles } from '../../features/content/universe-tiles.tsx';
import { useFrame } from '../../features/site/use-frame.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
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
      {menu.shop.length === 0 ? (
        <EmptyState
          icon={<PackageSearch aria-hidden="true" size={40} />}
          title={catalogueCopy.emptyTitle}
          action={
            <ButtonLink to={paths.contact()} look="secondary">
              {catalogueCopy.emptyAction}
            </ButtonLink>
          }
        >
          {catalogueCopy.emptyHelp}
        </EmptyState>
      ) : (
        <UniverseTiles universes={menu.shop} />
      )}
    </Page>
  );
}
