import type { Logger } from 'pino';
import type { Kysely } from 'kysely';
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import type { Asked } from './api-request.ts';
import type { CmsPage } from '@nuancier/contract/api-types.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { ExternalCheckout } from './checkout/external-checkout-setting.ts';
import type { EstablishmentRegister } from './customers/establishments/establishments.ts';
import type { Database, Tables } from './database/tables.ts';
import type { Presses } from './documents/press.ts';
import type { Kept } from './kept.ts';
import type { Live } from './live-value.ts';
import type { Parts } from './parts.ts';
import type { RefusalCode } from './refusal-messages.ts';
import type { CardPayments } from './payments/card-payments.ts';
import type { Places } from './stores/places/places.ts';
import type { ProductRatings } from './reviews/reviews.ts';
import { indexFor, pricedIndexFor } from './search/search.ts';
import type { OwnIndexes } from './search/own-indexes.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { SuggestList } from './search/suggest-list.ts';
import { seenDevice } from './seen-device.ts';
import type { Device } from './seen-device.ts';
import { chooseSite, offersCurrency } from './site/site.ts';
import type { Site } from './site/site.ts';
import { bearerToken, sendsToken, viewerOf } from './viewer.ts';

/** Handed in, not imported: carts know orders, and whoever answers for orders knows this file. */
type CartMove = { cartId: string | null; viewer: Viewer; shopCode: string };

/** What every resolver may use: who asks, on which site, and the shop's means. */
export type Context = {
  db: Kysely<Tables>;
  now: () => Date;
  log: Logger;
  publicUrl: string;
  requestId: string;
  site: Site;
  sites: readonly Site[];
  viewer: Viewer;
  /** who reads what comes through the contact form when no store is concerned */
  contactEmail: string;
  /** the handle of the viewer's choice of shop; nobody's identity */
  shopToken: string | undefined;
  /** where one may look for a store from */
  places: Places;
  /** what the customer sent to say who it is; for the operations that end sessions */
  sessionToken: string | undefined;
  /** whether any token came, known or not */
  sentToken: boolean;
  /** where the client sits; counters and the audit log know it by this */
  clientAddress: string;
  /** the device the request came from, where it says so */
  device: Device | null;
  captcha: Captcha;
  /** where establishments are looked up */
  register: EstablishmentRegister;
  /** whether a new account must be confirmed by mail */
  customerConfirmation: boolean;
  /** takes a cart along to another shop, in the transaction of the choice; answers the cart to go on with */
  moveCart: (db: Database, move: CartMove) => Promise<string | null>;
  idempotencyKey: string | undefined;
  /** the bank's page and its word */
  cardPayments: CardPayments;
  /** where orders are placed instead of here, if anywhere */
  externalCheckout: ExternalCheckout | undefined;
  /** signs what a visitor may open again: an order just placed */
  orderSecret: string;
  /** where papers are printed */
  presses: Presses;
  /** the public catalogue kept in memory, without prices for whoever may not see them */
  catalogue: () => Promise<Catalogue>;
  /** what its listings and searches are answered from */
  index: () => Promise<SearchIndex>;
  /** the same, sorted, filtered and counted by what the viewer pays */
  pricedIndex: () => Promise<SearchIndex>;
  /** content pages as the search panel proposes them */
  pages: () => Promise<SuggestList<CmsPage>>;
  /** what customers think of products, as approved reviews say it */
  ratings: () => Promise<ProductRatings>;
};

export type ContextParts = Pick<
  Parts,
  'db' | 'now' | 'log' | 'publicUrl' | 'contactEmail' | 'orderSecret' | 'externalCheckout'
> & {
  moveCart: (db: Database, move: CartMove, now: Date) => Promise<string | null>;
  cardPayments: CardPayments;
  presses: Presses;
  places: Places;
  sites: Kept<Site[]>;
  index: Live<SearchIndex>;
  ownIndexes: OwnIndexes;
  pages: Kept<SuggestList<CmsPage>>;
  ratings: Kept<ProductRatings>;
  captcha: Captcha;
  register: EstablishmentRegister;
  customerConfirmation: boolean;
};

export type Caller = { requestId: string; clientAddress: string | undefined };

type OpenContext = (asked: Asked, caller: Caller) => Promise<Verdict<Context, RefusalCode>>;

export function createContexts(parts: ContextParts): OpenContext {
  const { db, now, log, publicUrl, contactEmail, places, sites, index, pages, ratings, captcha } = parts;
  const { register, customerConfirmation } = parts;
  const { cardPayments, presses, orderSecret, externalCheckout } = parts;
  return async (asked, { requestId, clientAddress }) => {
    const allSites = await sites.get();
    const site = chooseSite(allSites, asked.site);
    if (!site.ok) return site;
    if (!offersCurrency(site.value, asked.currency)) return refuse('UNKNOWN_CURRENCY');
    const sessionToken = bearerToken(asked.authorization);
    const viewer = await viewerOf(db, sessionToken, now);
    const ownIndex = async () => indexFor(viewer, await index.get());
    return accept({
      db,
      now,
      log,
      publicUrl,
      requestId,
      site: site.value,
      sites: allSites,
      contactEmail,
      shopToken: asked.shopToken,
      places,
      viewer,
      sessionToken,
      sentToken: sendsToken(asked.authorization),
      clientAddress: clientAddress ?? 'local',
      device: seenDevice(asked),
      captcha,
      register,
      customerConfirmation,
      moveCart: (transaction, move) => parts.moveCart(transaction, move, now()),
      idempotencyKey: asked.idempotencyKey,
      cardPayments,
      externalCheckout,
      orderSecret,
      presses,
      catalogue: async () => (await ownIndex()).catalogue,
      index: ownIndex,
      pricedIndex: async () => pricedIndexFor(viewer, await index.get(), parts.ownIndexes, now()),
      pages: pages.get,
      ratings: ratings.get,
    });
  };
}
