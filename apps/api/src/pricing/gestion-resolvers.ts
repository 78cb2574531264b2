import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { campaign, campaignChoices, campaigns } from './gestion/campaigns.ts';
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
  CustomerFile: { conditions: (file, _args, context) => fileConditions(file, context) },
};
