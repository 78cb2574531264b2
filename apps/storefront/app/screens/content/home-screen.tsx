import { Link } from 'react-router';
import { HomePageDocument } from '../../../generated/documents.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { siteTerms } from '../../backend/site-terms.server.ts';
import { homeCopy } from '../../features/content/copy.ts';
import { HomeHero } from '../../features/content/home-hero.tsx';
import { PromoBanner } from '../../features/content/promo-banner.tsx';
import { runningOffers } from '../../features/content/running-offers.ts';
import { RichText } from '../../features/content/rich-text.tsx';
import { UniverseTiles } from '../../features/content/universe-tiles.tsx';
import { organizationJsonLd, webSiteJsonLd } from '../../features/site/organization-json-ld.ts';
import { useFrame } from '../../features/site/use-frame.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { Section } from '../../ui/section.tsx';
import type { Route } from './+types/home-screen.ts';
import styles from './home-screen.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const identifier = (await siteTerms(context))?.cms_home_page || 'home';
  const page = await context
    .get(backendContext)
    .query(
      HomePageDocument,
      { identifier },
      { mayFail: ['storeConfig', 'cmsPage', 'cmsBlocks', 'products'] },
    );
  const { origin } = context.get(pageContext);
  return { ...page, origin, canonical: origin + paths.home() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { cmsPage: page, storeConfig: site, canonical, origin } = loaderData;
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

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { site, menu, viewer } = useFrame();
  const mediaUrl = site.base_media_url ?? '/media/';
  const block = (identifier: string) =>
    loaderData.cmsBlocks?.items?.find((item) => item?.identifier === identifier)?.content ?? null;
  const services = block('home-services');
  const intro = block('home-intro');
  return (
    <main id="contenu" tabIndex={-1}>
      <HomeHero
        content={loaderData.cmsPage?.content ?? null}
        shopName={site.store_name ?? ''}
        picture={`${mediaUrl}banner/home/780x780.webp`}
      />
      <Section
        title={homeCopy.universesTitle}
        action={<Link to={paths.catalogue()}>{homeCopy.universesAll}</Link>}
      >
        <UniverseTiles universes={menu.shop} />
      </Section>
      <Section>
        <PromoBanner
          desktop={site.banner_promo_image_url_desktop ?? null}
          mobile={site.banner_promo_image_url_mobile ?? null}
          content={block('home-banner-promo')}
          offers={runningOffers(loaderData.products, menu.shop)}
          all={viewer.kind === 'signed-in' ? paths.promo() : null}
        />
      </Section>
      {services ? (
        <Section title={homeCopy.servicesTitle}>
          <RichText html={services} bare className={styles['services']} />
        </Section>
      ) : null}
      {intro ? (
        <Section>
          <RichText html={intro} className={styles['intro']} />
        </Section>
      ) : null}
    </main>
  );
}
