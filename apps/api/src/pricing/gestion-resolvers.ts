import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { campaign, campaignChoices, campaigns } from './gestion/campaigns.ts';
import { campaignsToday, refusedCampaigns } from './gestion/campaigns-today.ts';
import { discardCampaign, scheduleCampaign, stopCampaign } from './gestion/change-campaign.ts';
import { fileConditions } from './gestion/customer-file.ts';
import { saveCampaign } from './gestion/save-campaign.ts';
import type { PricingDeskContext } from './pricing-context.ts';

export const pricingGestionResolvers: Resolvers<PricingDeskContext> = {
  Query: {
    campaigns: (_root, args, context) => campaigns(context, args),
    campaign: (_root, args, context) => campaign(context, args),
    campaignChoices: (_root, _args, context) => campaignChoices(context),
  },
  Mutation: {
    saveCampaign: (_root, args, context) => saveCampaign(context, args),
    scheduleCampaign: (_root, args, context) => scheduleCampaign(context, args),
    stopCampaign: (_root, args, context) => stopCampaign(context, args),
    discardCampaign: (_root, args, context) => discardCampaign(context, args),
  },
  Today: {
    running_campaigns: (_today, _args, context) => campaignsToday(context, 'running_campaigns'),
    coming_campaigns: (_today, _args, context) => campaignsToday(context, 'coming_campaigns'),
    refused_campaigns: (_today, _args, context) => refusedCampaigns(context),
  },
  CustomerFile: { conditions: (file, _args, context) => fileConditions(file, context) },
};
