import { StoresPageDocument } from '../../../generated/documents.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { StoreList } from '../../features/stores/store-list.tsx';
import { storesCopy } from '../../features/stores/copy.ts';
import { storesJsonLd } from '../../features/stores/store-json-ld.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/stores-screen.ts';

/** Also the data of the store panel, which asks this address when it opens. */
export async function loader({ context }: Route.LoaderArgs) {
  const { nearestStores } = await context.get(backendContext).query(StoresPageDocument, {});
  const { origin } = context.get(pageContext);
  return {
    stores: nearestStores?.items ?? [],
    now: new Date().toISOString(),
    origin,
    canonical: origin + paths.stores(),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { canonical, origin, stores } = loaderData;
  return [
    ...pageMeta(matches, {
      title: [storesCopy.pageTitle],
      description: storesCopy.pageDescription,
      canonical,
    }),
    { 'script:ld+json': storesJsonLd(stores, origin) },
  ];
}

export default function StoresScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <Breadcrumbs items={[{ label: storesCopy.pageTitle }]} />
      <h1>{storesCopy.pageTitle}</h1>
      <StoreList stores={loaderData.stores} now={loaderData.now} />
    </Page>
  );
}
