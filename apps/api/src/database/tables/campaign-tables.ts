// The tables of campaigns.
import type { ColumnType, Generated } from 'kysely';
import type { Exact, Json, Timestamp } from './column-types.ts';

export type CampaignTables = {
  campaign: CampaignTable;
  campaign_article: CampaignArticleTable;
};

type CampaignTable = {
  id: Generated<number>;
  name: string;
  kind: 'PROMOTION' | 'DESTOCK';
  from_day: ColumnType<Date, string, string>;
  to_day: ColumnType<Date, string, string>;
  percent: number | null;
  price_ht_cents: number | null;
  rule: Json;
  state: Generated<'draft' | 'scheduled' | 'stopped'>;
  revision: Generated<number>;
  changed_by: string;
  changed_at: Timestamp;
  scheduled_at: Date | null;
  stopped_at: Date | null;
};

type CampaignArticleTable = {
  campaign_id: number;
  article_sku: string;
  list_ht_cents: number;
  pack_ht_cents: number;
  unit_ht: Exact;
  reference_ht_cents: number;
};
