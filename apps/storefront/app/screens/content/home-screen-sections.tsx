// The parts of the home page, and the two ways to put them together.
import { Link } from 'react-router';
import { ColourStrip } from '../../features/catalogue/product/chart/colour-strip.tsx';
import { ProductResults } from '../../features/catalogue/listing/results/product-results.tsx';
import { chartPath } from '../../features/catalogue/product/chart-path.ts';
import { QuickOrderStarter } from '../../features/cart/quick-order/quick-order-starter.tsx';
import { homeCopy } from '../../features/content/copy.ts';
import { HomeHero } from '../../features/content/home-hero.tsx';
import { PromoBanner } from '../../features/content/promo-banner.tsx';
import { runningOffers } from '../../features/content/running-offers.ts';
import { RichText } from '../../features/content/rich-text.tsx';
import { UniverseTiles } from '../../features/content/universe-tiles.tsx';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { PersonalDesk } from '../../features/orders/desk/personal-desk.tsx';
import { useFrame } from '../../features/site/use-frame.ts';
import { OwnStoreCard } from '../../features/stores/card/own-store-card.tsx';
import { paths } from '../../addresses/paths.ts';
import { Section } from '@nuancier/ui/pieces/section.tsx';
import type { Route } from './+types/home-screen.ts';
import styles from './home-screen-sections.module.css';

type Loaded = Route.ComponentProps['loaderData'];

export function ShopWindow({ loaded }: { loaded: Loaded }) {
  const { viewer } = useFrame();
  return (
    <>
      <Head loaded={loaded} pictured />
      {loaded.desk && <Desk loaded={loaded} />}
      <Promotions loaded={loaded} />
      <Universes look="tiles" />
      <Season loaded={loaded} />
      <Latest loaded={loaded} />
      {viewer.kind === 'signed-out' && <Desk loaded={loaded} />}
      <Words loaded={loaded} />
    </>
  );
}

export function Counter({ loaded }: { loaded: Loaded }) {
  const { viewer } = useFrame();
  return (
    <>
      <Head loaded={loaded} pictured={false} />
      {(loaded.desk || viewer.kind === 'signed-out') && <Desk loaded={loaded} />}
      <Universes look="lines" />
      <Promotions loaded={loaded} />
      <Latest loaded={loaded} />
      <Season loaded={loaded} />
      <Words loaded={loaded} />
    </>
  );
}

/** The desk has its own greeting. */
function Head({ loaded, pictured }: { loaded: Loaded; pictured: boolean }) {
  const { site, viewer } = useFrame();
  if (loaded.desk) return null;
  if (viewer.kind === 'signed-in')
    return (
      <Section>
        <h1>{accountCopy.hello(viewer.firstname)}</h1>
      </Section>
    );
  return (
    <HomeHero
      content={loaded.page?.content ?? null}
      shopName={site.store_name ?? ''}
      picture={pictured ? (site.banner_home_image_url ?? null) : null}
    />
  );
}

function Desk({ loaded: { desk, now } }: { loaded: Loaded }) {
  const { viewer } = useFrame();
  return (
    <Section>
      {desk && viewer.kind === 'signed-in' && (
        <h1 className={styles.hello}>{accountCopy.hello(viewer.firstname)}</h1>
      )}
      <div className={styles.desk}>
        {desk && <PersonalDesk desk={desk} />}
        <QuickOrderStarter />
        <OwnStoreCard now={now} />
      </div>
    </Section>
  );
}

function Universes({ look }: { look: 'tiles' | 'lines' }) {
  const { menu } = useFrame();
  // Before the first products: a heading over nothing would say less than none.
  if (menu.shop.length === 0) return null;
  return (
    <Section
      title={homeCopy.universesTitle}
      action={<Link to={paths.catalogue()}>{homeCopy.universesAll}</Link>}
    >
      <UniverseTiles universes={menu.shop} look={look} />
    </Section>
  );
}

function Promotions({ loaded }: { loaded: Loaded }) {
  const { site, menu, viewer } = useFrame();
  const offers = runningOffers(loaded.running, menu.shop);
  if (offers?.count === 0) return null;
  return (
    <Section>
      <PromoBanner
        desktop={site.banner_promo_image_url_desktop ?? null}
        mobile={site.banner_promo_image_url_mobile ?? null}
        content={loaded.blocks.promo}
        offers={offers}
        all={viewer.kind === 'signed-in' ? paths.promo() : null}
      />
      <div className={styles.promotions}>
        <Shelf items={loaded.promotions} loaded={loaded} />
      </div>
    </Section>
  );
}

function Latest({ loaded }: { loaded: Loaded }) {
  if (loaded.latest.length === 0) return null;
  return (
    <Section title={homeCopy.latestTitle}>
      <div className={styles.latest}>
        <Shelf items={loaded.latest} loaded={loaded} />
      </div>
    </Section>
  );
}

function Shelf({ items, loaded }: { items: Loaded['latest']; loaded: Loaded }) {
  const { priceView, conditions } = loaded;
  return (
    <ProductResults
      items={items}
      mode="grid"
      pending={false}
      priceView={priceView}
      conditions={conditions}
      belowTheFold
    />
  );
}

function Season({ loaded: { season } }: { loaded: Loaded }) {
  if (season.colours.length === 0) return null;
  return (
    <Section title={homeCopy.coloursTitle} action={<Link to={chartPath()}>{homeCopy.coloursAll}</Link>}>
      {season.words && <RichText html={season.words} bare className={styles.words} />}
      <ColourStrip colours={season.colours} />
    </Section>
  );
}

/** The introduction is for visitors without an account. */
function Words({ loaded: { blocks } }: { loaded: Loaded }) {
  const { viewer } = useFrame();
  return (
    <>
      {blocks.services ? (
        <Section title={homeCopy.servicesTitle}>
          <RichText html={blocks.services} bare className={styles.services} />
        </Section>
      ) : null}
      {blocks.intro && viewer.kind === 'signed-out' ? (
        <Section>
          <RichText html={blocks.intro} className={styles.intro} />
        </Section>
      ) : null}
    </>
  );
}
