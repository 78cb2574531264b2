// /gestion/fichiers/campagnes.csv: the list of campaigns as a table, by the same filter and session.
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { campaignPhase } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { CampaignPhase } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { listForStaff } from '../../staff/staff.ts';
import type { StaffFileParts, StaffListParts } from '../../staff/staff.ts';
import { CSV_MARK, csvMoment, csvRow } from '../../text/csv-row.ts';
import { plainWords } from '../../text/plain-words.ts';
import { selectCampaigns } from '../campaigns/campaign-store.ts';
import type { CampaignFilter, CampaignRecord } from '../campaigns/campaign-store.ts';
import { PHASES } from './campaigns.ts';

const Asked = v.object({
  phase: v.fallback(v.nullable(v.picklist(PHASES)), null),
  query: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
});

const COLUMNS = [
  'numéro',
  'nom',
  'type',
  'état',
  'premier jour',
  'dernier jour',
  'remise en pour cent',
  'prix HT',
  'articles',
  'modifiée par',
  'modifiée le',
];
const WORDS = {
  brouillon: 'brouillon',
  a_venir: 'à venir',
  en_cours: 'en cours',
  terminee: 'terminée',
} satisfies Record<CampaignPhase, string>;
const PIECE = 500;

export function campaignsCsvRoutes(parts: StaffListParts): FastifyPluginAsync {
  return listForStaff(parts, { file: 'campagnes.csv', right: 'campaignsCsv' }, ({ query }) => {
    const asked = v.safeParse(Asked, query);
    if (!asked.success) throw new Refusal('CAMPAIGN_PLACE');
    const { phase } = asked.output;
    const today = localMoment(parts.now()).date;
    const filter = { phase, words: plainWords(asked.output.query), today };
    return lines(parts, filter);
  });
}

async function* lines({ db }: StaffFileParts, filter: CampaignFilter): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  let after: number | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const rows: CampaignRecord[] = await selectCampaigns(db, filter, { after, limit: PIECE });
    for (const row of rows) yield lineOf(row, filter.today);
    after = rows.length < PIECE ? null : (rows.at(-1)?.id ?? null);
  } while (after !== null);
}

function lineOf(row: CampaignRecord, today: string): string {
  return csvRow([
    row.id,
    row.name,
    row.kind,
    WORDS[campaignPhase(row, today)],
    row.from,
    row.to,
    row.percent === null ? null : row.percent / 100,
    row.priceHt === null ? null : row.priceHt / 100,
    row.announced,
    row.changedBy,
    csvMoment(row.changedAt),
  ]);
}
