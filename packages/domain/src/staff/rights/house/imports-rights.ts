import type { StaffRole } from '../../roles.ts';
import type { Row } from '../row.ts';

const bringers: Row = { proprietaire: 'all', prix: 'all', contenu: 'all' };
const readers: Row = { ...bringers, lecture_seule: 'all' };
const owner: Row = { proprietaire: 'all' };
const ownerAndReader: Row = { ...owner, lecture_seule: 'all' };

/** Of files each role has its own kinds (`fileKindsOf`). */
export const importsRights = {
  fileKinds: readers,
  importRuns: readers,
  /** at an address of its own */
  importRunsCsv: readers,
  importChangesCsv: readers,
  importRun: readers,
  filesInHand: bringers,
  fileInHand: bringers,
  uploadFile: bringers,
  fileTemplate: readers,
  fileRejects: bringers,
  publishFile: bringers,
  dropFile: bringers,
  takeBackImport: bringers,
  integrationKeys: ownerAndReader,
  createIntegrationKey: owner,
  rotateIntegrationKey: owner,
  revokeIntegrationKey: owner,
  webhooks: ownerAndReader,
  webhook: ownerAndReader,
  webhookReplay: owner,
  createWebhook: owner,
  rotateWebhookSecret: owner,
  switchWebhook: owner,
  replayWebhook: owner,
  testWebhook: owner,
  shopJobs: ownerAndReader,
  runShopJob: owner,
} as const satisfies Record<string, Row>;

const OF_PRICES = ['prices', 'price-lists', 'conditions', 'coupons', 'tint-supplements', 'costs'];
const OF_CONTENT = ['pages', 'blocks', 'redirects', 'pictures'];

/** The kinds of file that a role brings, or reads about; null: every kind. */
export function fileKindsOf(role: StaffRole): readonly string[] | null {
  switch (role) {
    case 'proprietaire':
    case 'lecture_seule':
      return null;
    case 'prix':
      return OF_PRICES;
    case 'contenu':
      return OF_CONTENT;
    case 'responsable':
    case 'preparateur':
    case 'commercial':
    case 'comptabilite':
    case 'service_client':
      return [];
  }
}
