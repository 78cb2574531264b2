import { useNavigate } from 'react-router';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { StoreLocator } from '../../features/stores/locator/store-locator.tsx';
import { storesCopy } from '../../features/stores/copy.ts';
import { storesJsonLd } from '../../features/stores/page/store-json-ld.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/stores-screen.ts';
import { findStores } from '../../actions/stores/find-stores.server.ts';

/** Also the data of the store panel, which asks this address when it opens. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const answer = await findStores(context.get(backendContext), new URL(request.url).searchParams);
  return { ...answer, origin, canonical: origin + paths.stores() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { canonical, origin, stores, others, search } = loaderData;
  return [
    ...pageMeta(matches, {
      title: [storesCopy.pageTitle],
      description: storesCopy.pageDescription,
      canonical,
      noindex: search.kind !== 'all',
    }),
    { 'script:ld+json': storesJsonLd([...stores, ...others], origin) },
  ];
}

export default function StoresScreen({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <Page>
      <Breadcrumbs items={[{ label: storesCopy.pageTitle }]} />
      <h1>{storesCopy.pageTitle}</h1>
      <StoreLocator
        answer={loaderData}
        roomy
        onLook={(search) => void navigate(paths.stores(search), { preventScrollReset: true })}
      />
    </Page>
  );
}
