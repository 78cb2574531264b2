// What the back office's resolvers may use: who of the staff asks, and the means of every capability.
import { accept } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import type { Cached } from './caching/cached.ts';
import type { ShelfMeans } from './catalogue/gestion/shelf-products.ts';
import type { CancellingContext } from './orders/orders-context.ts';
import type { Reads } from './database/connecting/open-replica.ts';
import type { IntegrationMeans } from './integration/integration-desk.ts';
import type { CardPayments } from './payments/payments.ts';
import type { Asked } from './request/api-request.ts';
import { bearerToken } from './request/bearer-token.ts';
import type { Asking, Caller, Means } from './request/asking.ts';
import { seenDevice } from './request/seen-device.ts';
import type { RefusalCode } from './refusals/refusal.ts';
import type { SearchDeskMeans } from './search/search-desk-context.ts';
import { chooseSite } from './site/site.ts';
import type { SiteDeskContext, SiteDeskMeans } from './site/site-context.ts';
import type { Site } from './site/site.ts';
import { ownersToTell, proveAgain, staffSessionOf, staffViewerOf } from './staff/staff.ts';
import type { StaffContext, StaffMeans } from './staff/staff-context.ts';
import { withdrawProposals } from './substitutes/substitutes.ts';

export type GestionContext = StaffContext &
  GestionMeans &
  Pick<SiteDeskContext, 'renewSites' | 'ownersToTell' | 'proveAgain'> &
  Pick<CancellingContext, 'withdrawProposals'>;

/** What single capabilities work with here. */
export type GestionMeans = { cardPayments: CardPayments; reads: Reads } & SiteDeskMeans &
  ShelfMeans &
  SearchDeskMeans &
  Omit<IntegrationMeans, 'shopSecret'>;

export type GestionContextParts = Means &
  GestionMeans &
  Omit<StaffMeans, 'session'> &
  Pick<Asking, 'now'> & { sites: Cached<Site[]> };

type OpenContext = (asked: Asked, caller: Caller) => Promise<Verdict<GestionContext, RefusalCode>>;

export function createGestionContexts({ sites, ...means }: GestionContextParts): OpenContext {
  const { db, now, production, shopSecret } = means;
  return async (asked, { requestId, clientAddress }) => {
    const allSites = await sites.get();
    const site = chooseSite(allSites, undefined);
    if (!site.ok) return site;
    const sessionToken = bearerToken(asked.authorization);
    const record = await staffSessionOf(db, { token: sessionToken, now: now(), production });
    const staff = staffViewerOf(record, production);
    return accept({
      ...means,
      renewSites: sites.invalidate,
      ownersToTell,
      withdrawProposals,
      proveAgain: async (asking, given) => {
        await proveAgain({ ...asking, production, shopSecret }, given);
      },
      requestId,
      site: site.value,
      sites: allSites,
      staff,
      staffId: staff.kind === 'stranger' ? null : staff.staffId,
      viewer: { kind: 'visitor' },
      shopToken: undefined,
      sessionToken,
      sentToken: sessionToken !== undefined,
      clientAddress: clientAddress ?? 'local',
      device: seenDevice(asked),
      idempotencyKey: asked.idempotencyKey,
      session: { change: { kind: 'kept' } },
    });
  };
}
