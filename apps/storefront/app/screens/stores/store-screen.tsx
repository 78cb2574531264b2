import { StorePageDocument } from '../../../generated/documents.ts';
import { notFound, orMissing } from '../../backend/not-found.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { useFrame } from '../../features/site/use-frame.ts';
import { storesCopy } from '../../features/stores/copy.ts';
import { storeJsonLd } from '../../features/stores/page/store-json-ld.ts';
import { StorePage } from '../../features/stores/page/store-page.tsx';
import { usualStore } from '../../features/stores/choice/usual-store.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/store-screen.ts';

// Anything else is a stranger's guess and not worth a question.
const STORE_CODE = /^[\w-]{1,32}$/;

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!STORE_CODE.test(params.code)) throw notFound('Page not found');
  const question = context.get(backendContext).query(StorePageDocument, { storeCode: params.code });
  const store = (await orMissing(question))?.store;
  if (!store) throw notFound('Page not found');
  const { origin } = context.get(pageContext);
  return { store, now: new Date().toISOString(), origin };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: [storesCopy.pageTitle], noindex: true });
  const { store, origin } = loaderData;
  return [
    ...pageMeta(matches, {
      title: [store.titleLabel, storesCopy.pageTitle],
      description: storesCopy.storeDescription(store.titleLabel, store.address.locality),
      canonical: origin + paths.store(store.storeCode),
    }),
    { 'script:ld+json': storeJsonLd(store, origin) },
  ];
}

export default function StoreScreen({ loaderData: { store, now } }: Route.ComponentProps) {
  const frame = useFrame();
  return (
    <Page>
      <Breadcrumbs
        items={[{ label: storesCopy.pageTitle, to: paths.stores() }, { label: store.titleLabel }]}
      />
      <h1>{store.titleLabel}</h1>
      <StorePage
        store={store}
        now={now}
        isCurrent={frame.currentShop?.code === store.storeCode}
        usual={usualStore(frame)}
      />
    </Page>
  );
}
