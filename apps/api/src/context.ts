// What resolvers may use: who asks, on which site, and the means of every capability. Each takes its own part of it.
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import type { CmsPage } from '@nuancier/contract/api-types.ts';
import type { Asked } from './request/api-request.ts';
import type { CaptchaMeans } from './captcha/captcha-context.ts';
import type { CatalogueMeans } from './catalogue/catalogue-context.ts';
import { articleSkusOf } from './catalogue/catalogue.ts';
import type { CheckoutMeans } from './checkout/checkout-context.ts';
import type { CartMove, CustomersMeans } from './customers/customers-context.ts';
import type { Database } from './database/tables.ts';
import type { DocumentsMeans } from './documents/documents-context.ts';
import type { Cached } from './caching/cached.ts';
import type { Live } from './caching/live-value.ts';
import type { OrdersMeans } from './orders/orders-context.ts';
import type { RefusalCode } from './refusals/refusal.ts';
import type { Asking, Caller, Means } from './request/asking.ts';
import type { ReviewsMeans } from './reviews/reviews-context.ts';
import type { ProductRatings } from './reviews/reviews.ts';
import { indexFor, pricedIndexFor } from './search/search.ts';
import type { OwnIndexes } from './search/index/own-indexes.ts';
import type { SearchMeans } from './search/search-context.ts';
import type { SearchIndex } from './search/index/search-index.ts';
import type { SuggestList } from './search/index/suggest-list.ts';
import { seenDevice } from './request/seen-device.ts';
import type { SiteAsked } from './site/site-context.ts';
import { chooseSite, offersCurrency } from './site/site.ts';
import type { Site } from './site/site.ts';
import type { StoresMeans } from './stores/stores-context.ts';
import { viewerOf } from './customers/customers.ts';
import { bearerToken, sendsToken } from './request/bearer-token.ts';

/** The same for every request. */
type ShopMeans = Means &
  CaptchaMeans &
  Omit<CustomersMeans, 'moveCart'> &
  OrdersMeans &
  CheckoutMeans &
  DocumentsMeans;

export type Context = Asking &
  SiteAsked &
  ShopMeans &
  CustomersMeans &
  StoresMeans &
  CatalogueMeans &
  SearchMeans &
  ReviewsMeans;

export type ContextParts = ShopMeans &
  Pick<Asking, 'now'> &
  Pick<StoresMeans, 'places' | 'issueShopToken'> & {
    moveCart: (db: Database, move: CartMove, now: Date) => Promise<string | null>;
    sites: Cached<Site[]>;
    index: Live<SearchIndex>;
    ownIndexes: OwnIndexes;
    pages: Cached<SuggestList<CmsPage>>;
    ratings: Cached<ProductRatings>;
    /** who asks, by the token; for a look through a customer's eyes it is told otherwise */
    viewerOf?: typeof viewerOf;
  };

type OpenContext = (asked: Asked, caller: Caller) => Promise<Verdict<Context, RefusalCode>>;

export function createContexts(parts: ContextParts): OpenContext {
  const {
    sites,
    index,
    ownIndexes,
    pages,
    ratings,
    moveCart,
    viewerOf: viewerBy = viewerOf,
    ...means
  } = parts;
  const { db, now } = means;
  return async (asked, { requestId, clientAddress }) => {
    const allSites = await sites.get();
    const site = chooseSite(allSites, asked.site);
    if (!site.ok) return site;
    if (!offersCurrency(site.value, asked.currency)) return refuse('UNKNOWN_CURRENCY');
    const sessionToken = bearerToken(asked.authorization);
    const viewer = await viewerBy(db, sessionToken, { now, production: means.production });
    const ownIndex = async () => indexFor(viewer, await index.get());
    const catalogue = async () => (await ownIndex()).catalogue;
    return accept({
      ...means,
      requestId,
      site: site.value,
      sites: allSites,
      shopToken: asked.shopToken,
      viewer,
      sessionToken,
      sentToken: sendsToken(asked.authorization),
      clientAddress: clientAddress ?? 'local',
      device: seenDevice(asked),
      idempotencyKey: asked.idempotencyKey,
      moveCart: (transaction, move) => moveCart(transaction, move, now()),
      catalogue,
      articleSkus: async (skus) => {
        const known = await catalogue();
        return skus.map((sku) => articleSkusOf(known, sku));
      },
      index: ownIndex,
      pricedIndex: async () => pricedIndexFor(viewer, await index.get(), ownIndexes, now()),
      pages: pages.get,
      ratings: ratings.get,
    });
  };
}
