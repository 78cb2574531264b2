import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { fileKinds } from './gestion/file-kinds.ts';
import { dropFile, fileInHand, filesInHand, publishFile } from './gestion/files-in-hand.ts';
import { importRun, importRuns, takeBackImport } from './gestion/import-runs.ts';
import {
  createIntegrationKey,
  integrationKeys,
  revokeIntegrationKey,
  rotateIntegrationKey,
} from './gestion/keys.ts';
import { overwrittenBy, runChanges, runRefusals, runRejects } from './gestion/run-details.ts';
import { runShopJob, shopJobs } from './gestion/shop-jobs.ts';
import { testWebhook } from './gestion/test-webhook.ts';
import {
  createWebhook,
  replayWebhook,
  rotateWebhookSecret,
  switchWebhook,
  webhook,
  webhookReplay,
  webhooks,
} from './gestion/webhooks.ts';
import { failedJobs, failedWebhooks, waitingFiles } from './gestion/work-today.ts';
import type { IntegrationDesk } from './integration-desk.ts';

export const integrationGestionResolvers: Resolvers<IntegrationDesk> = {
  Query: {
    fileKinds: (_root, _args, context) => fileKinds(context),
    importRuns: (_root, args, context) => importRuns(context, args),
    importRun: (_root, { id }, context) => importRun(context, id),
    filesInHand: (_root, _args, context) => filesInHand(context),
    fileInHand: (_root, { id }, context) => fileInHand(context, id),
    integrationKeys: (_root, _args, context) => integrationKeys(context),
    webhooks: (_root, _args, context) => webhooks(context),
    webhook: (_root, args, context) => webhook(context, args),
    webhookReplay: (_root, args, context) => webhookReplay(context, args),
    shopJobs: (_root, _args, context) => shopJobs(context),
  },
  Mutation: {
    publishFile: (_root, args, context) => publishFile(context, args),
    dropFile: (_root, { id }, context) => dropFile(context, id),
    takeBackImport: (_root, { id }, context) => takeBackImport(context, id),
    createIntegrationKey: (_root, args, context) => createIntegrationKey(context, args),
    rotateIntegrationKey: (_root, args, context) => rotateIntegrationKey(context, args),
    revokeIntegrationKey: (_root, args, context) => revokeIntegrationKey(context, args),
    createWebhook: (_root, args, context) => createWebhook(context, args),
    rotateWebhookSecret: (_root, args, context) => rotateWebhookSecret(context, args),
    switchWebhook: (_root, args, context) => switchWebhook(context, args),
    replayWebhook: (_root, args, context) => replayWebhook(context, args),
    testWebhook: (_root, { id }, context) => testWebhook(context, id),
    runShopJob: (_root, { name }, context) => runShopJob(context, name),
  },
  ImportRun: {
    overwritten_by: (run, _args, context) => overwrittenBy(context, run),
    refusals: (run, _args, context) => runRefusals(context, run),
    rejects: (run, _args, context) => runRejects(context, run),
    changes: (run, args, context) => runChanges(context, run, args),
  },
  Today: {
    failed_webhooks: (_today, _args, context) => failedWebhooks(context),
    failed_jobs: (_today, _args, context) => failedJobs(context),
    waiting_files: (_today, _args, context) => waitingFiles(context),
  },
};
