import { matchPath } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';

/** Pages whose first question asks for more than the entry they are reached from. */
const NEEDS: readonly [page: string, operation: StaffOperation][] = [
  ['/clients/rattachements/*', 'linkRequests'],
  ['/clients/messages/*', 'shopMessages'],
  ['/avis/*', 'shopReviews'],
  ['/devis/nouveau', 'quotationCustomers'],
  ['/devis/:number/article', 'quotationArticles'],
  ['/imports/nouveau', 'uploadFile'],
  ['/imports/fichiers/:id', 'fileInHand'],
  ['/imports/cles/:id/retrait', 'revokeIntegrationKey'],
  ['/imports/cles', 'integrationKeys'],
  ['/imports/adresses/:id/rejeu', 'replayWebhook'],
  ['/imports/adresses/*', 'webhooks'],
  ['/imports/taches', 'shopJobs'],
  ['/prix/campagnes/nouvelle', 'saveCampaign'],
  ['/prix/campagnes/:id/modification', 'saveCampaign'],
  ['/prix/campagnes/:id/programmation', 'scheduleCampaign'],
  ['/prix/campagnes/:id/arret', 'stopCampaign'],
  ['/prix/campagnes/:id/suppression', 'discardCampaign'],
  ['/prix/codes/nouveau', 'saveCoupon'],
];

/** Of a page inside of an entry that is open to the role. */
export function mayOpenPage(role: StaffRole | undefined, pathname: string): boolean {
  const needed = NEEDS.find(([page]) => matchPath(page, pathname) !== null)?.[1];
  return needed === undefined || (role !== undefined && scopeOf(needed, role) !== null);
}
