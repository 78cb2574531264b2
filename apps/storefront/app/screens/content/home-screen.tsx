import { HomePageDocument } from '../../../generated/documents.ts';
import { conditionsOf } from '../../backend/viewer/conditions.server.ts';
import { homeDesk } from '../../actions/orders/home-desk.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { siteTerms } from '../../backend/site-terms.server.ts';
import { promotionsByUniverse } from '../../features/content/promotions-by-universe.ts';
import { seasonColours } from '../../features/content/season-colours.ts';
import { organizationJsonLd, webSiteJsonLd } from '../../features/site/organization-json-ld.ts';
import { useFrame } from '../../features/site/use-frame.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { mannersOf } from '@nuancier/ui/theme/manners.ts';
import { CONTENT_PLACE } from '@nuancier/ui/pieces/navigation/content-place.ts';
import type { Route } from './+types/home-screen.ts';
import { Counter, ShopWindow } from './home-screen-sections.tsx';

/** Full rows of two, three, four and six. */
const PROMOTIONS = 12;

export async function loader({ context }: Route.LoaderArgs) {
  const identifier = (await siteTerms(context))?.cms_home_page || 'home';
  const [page, desk] = await Promise.all([
    context
      .get(backendContext)
      .query(
        HomePageDocument,
        { identifier },
        { mayFail: ['storeConfig', 'cmsPage', 'cmsBlocks', 'products', 'latest', 'colourChart'] },
      ),
    homeDesk(context),
  ]);
  const block = (wanted: string) =>
    page.cmsBlocks?.items?.find((item) => item?.identifier === wanted)?.content ?? null;
  const promotions = promotionsByUniverse(page.products, PROMOTIONS);
  const latest = (page.latest?.items ?? []).flatMap((item) => (item ? [item] : []));
  const { origin } = context.get(pageContext);
  return {
    site: page.storeConfig,
    page: page.cmsPage,
    blocks: {
      promo: block('home-banner-promo'),
      services: block('home-services'),
      intro: block('home-intro'),
    },
    season: seasonColours(block('home-colours') ?? '', page.colourChart?.colours ?? []),
    running: page.products && {
      total_count: page.products.total_count,
      aggregations: page.products.aggregations,
    },
    promotions,
    latest,
    desk,
    priceView: priceViewOf(context),
    conditions: await conditionsOf(
      context,
      [...promotions, ...latest].map(({ sku }) => sku),
    ),
    now: new Date().toISOString(),
    origin,
    canonical: origin + paths.home(),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, site, canonical, origin } = loaderData;
  const siteName = site?.store_name ?? '';
  return [
    ...pageMeta(matches, {
      title: [page?.meta_title ?? page?.title ?? ''],
      description: page?.meta_description,
      canonical,
    }),
    {
      'script:ld+json': organizationJsonLd({
        origin,
        siteName,
        logo: site?.header_logo_src ? logoAddress(site.base_media_url ?? '', site.header_logo_src) : null,
        seller: site?.seller ?? null,
      }),
    },
    { 'script:ld+json': webSiteJsonLd(origin, siteName) },
  ];
}

// The header shows a small one; search engines want at least 112 pixels.
function logoAddress(mediaUrl: string, source: string): string {
  return mediaUrl + source.replace(/\/\d+x\d+\.webp$/, '/512x512.png');
}

/** The theme says which of two compositions: a shop window, or a counter where one works at once. */
export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { theme } = useFrame();
  const composition = mannersOf(theme).home;
  return (
    <main id={CONTENT_PLACE} tabIndex={-1} data-composition={composition}>
      {composition === 'counter' ? <Counter loaded={loaderData} /> : <ShopWindow loaded={loaderData} />}
    </main>
  );
}
