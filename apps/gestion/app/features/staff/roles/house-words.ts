// What may be done to the house itself, in French.
import type { importsRights } from '@nuancier/domain/staff/rights/house/imports-rights.ts';
import type { journalRights } from '@nuancier/domain/staff/rights/house/journal-rights.ts';
import type { reportsRights } from '@nuancier/domain/staff/rights/house/reports-rights.ts';
import type { settingsRights } from '@nuancier/domain/staff/rights/house/settings-rights.ts';
import type { staffRights } from '@nuancier/domain/staff/rights/house/staff-rights.ts';

const oneself = 'tenir son propre accès';
const [files, bring] = ['voir les imports', 'envoyer, publier ou reprendre un fichier'];
const [systems, keys] = ['voir clés, adresses appelées et tâches', 'tenir clés, adresses appelées et tâches'];
const invite = 'inviter, placer ou fermer l’accès d’une personne';
const exported = 'exporter les rapports';

export const importsWords = {
  fileKinds: files,
  importRuns: files,
  importRun: files,
  fileTemplate: files,
  importRunsCsv: 'exporter la liste des imports',
  importChangesCsv: 'exporter ce qu’un import a changé',
  filesInHand: bring,
  fileInHand: bring,
  uploadFile: bring,
  fileRejects: bring,
  publishFile: bring,
  dropFile: bring,
  takeBackImport: bring,
  integrationKeys: systems,
  webhooks: systems,
  webhook: systems,
  shopJobs: systems,
  createIntegrationKey: keys,
  rotateIntegrationKey: keys,
  revokeIntegrationKey: keys,
  webhookReplay: keys,
  createWebhook: keys,
  rotateWebhookSecret: keys,
  switchWebhook: keys,
  replayWebhook: keys,
  testWebhook: keys,
  runShopJob: keys,
} satisfies Record<keyof typeof importsRights, string>;

export const reportsWords = {
  salesReport: 'voir les ventes',
  salesReportCsv: exported,
  marginReport: 'voir les marges',
  marginReportCsv: exported,
  stockOutReport: 'voir ruptures, promesses, paniers et conversion',
  stockOutReportCsv: exported,
  promiseReport: 'voir ruptures, promesses, paniers et conversion',
  promiseReportCsv: exported,
  abandonedCartsReport: 'voir ruptures, promesses, paniers et conversion',
  abandonedCartsReportCsv: exported,
  conversionReport: 'voir ruptures, promesses, paniers et conversion',
  conversionReportCsv: exported,
  approvalTimesReport: 'voir les délais de validation',
  approvalTimesReportCsv: exported,
  searchesReport: 'voir le rapport des recherches',
  searchesReportCsv: exported,
} satisfies Record<keyof typeof reportsRights, string>;

export const settingsWords = {
  shopSettings: 'voir les réglages et les pages légales',
  legalTexts: 'voir les réglages et les pages légales',
  shopSettingsCsv: 'exporter les réglages',
  changeShopSettings: 'changer les réglages',
} satisfies Record<keyof typeof settingsRights, string>;

export const staffWords = {
  ownSessions: oneself,
  endOwnSession: oneself,
  signOutEverywhere: oneself,
  changeOwnPassword: oneself,
  ownFactors: oneself,
  removePasskey: oneself,
  team: 'voir l’équipe',
  teamCsv: 'exporter l’équipe',
  teamChoices: invite,
  inviteStaff: invite,
  resendInvitation: invite,
  changeStaffRole: invite,
  disableStaff: invite,
  enableStaff: invite,
  resetStaffFactor: invite,
  unlinkStaffDirectory: 'délier une personne de l’annuaire',
} satisfies Record<keyof typeof staffRights, string>;

export const journalWords = {
  journal: 'lire le journal',
  journalEvents: 'lire le journal',
  journalCsv: 'exporter le journal',
} satisfies Record<keyof typeof journalRights, string>;
