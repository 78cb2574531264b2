// A campaign as its form holds it: texts, and what was ticked a line each.
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { judgeCampaign } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { CampaignFault } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import { campaignTerms } from '@nuancier/domain/pricing/campaigns/campaign-terms.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import type { CampaignWholeFragment, SaveCampaignMutationVariables } from '../../../generated/documents.ts';
import { readCents, readHundredths, typedCents } from '../office/read-figures.ts';
import { campaignsCopy } from './campaigns-copy.ts';

const { form: copy } = campaignsCopy;

const FIELDS = [
  'nom',
  'type',
  'debut',
  'fin',
  'remise',
  'prix',
  'rayons',
  'marques',
  'statuts',
  'references',
] as const;
export type CampaignField = (typeof FIELDS)[number];
export type CampaignValues = Record<CampaignField, string>;

/** What was ticked: a line each, since brands have spaces. */
export function listOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

export function newCampaign(today: string): CampaignValues {
  return {
    nom: '',
    type: 'PROMOTION',
    debut: today,
    fin: '',
    remise: '',
    prix: '',
    rayons: '',
    marques: '',
    statuts: '',
    references: '',
  };
}

export function valuesOf({ row, rule }: CampaignWholeFragment): CampaignValues {
  return {
    nom: row.name,
    type: row.kind,
    debut: row.from,
    fin: row.to,
    remise: row.percent === null ? '' : formatNumber(row.percent),
    prix: row.price_ht_cents === null ? '' : typedCents(row.price_ht_cents),
    rayons: rule.categories.map(({ id }) => id).join('\n'),
    marques: rule.brands.join('\n'),
    statuts: rule.range_statuses.join('\n'),
    references: rule.references.join('\n'),
  };
}

export function typedValues(form: FormData): CampaignValues {
  const all = (name: CampaignField) =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .map((value) => value.trim())
      .join('\n');
  return {
    nom: all('nom'),
    type: all('type'),
    debut: all('debut'),
    fin: all('fin'),
    remise: all('remise'),
    prix: all('prix'),
    rayons: all('rayons'),
    marques: all('marques'),
    statuts: all('statuts'),
    references: all('references'),
  };
}

type Faults = FormAnswer<CampaignField>['faults'];
type Input = SaveCampaignMutationVariables['input'];

export type ReadCampaign = { input: Input } | { faults: Faults };

/** Judged by the rule that the API judges by, so that all that is wrong is told at once, each at its field. */
export function readCampaign(values: CampaignValues): ReadCampaign {
  const percent = values.remise === '' ? null : readHundredths(values.remise);
  const price = values.prix === '' ? null : readCents(values.prix);
  const input: Input = {
    name: values.nom,
    kind: values.type === 'DESTOCK' ? 'DESTOCK' : 'PROMOTION',
    from: values.debut,
    to: values.fin,
    percent,
    price_ht_cents: price,
    categories: listOf(values.rayons).map(Number).filter(Number.isInteger),
    brands: listOf(values.marques),
    range_statuses: listOf(values.statuts),
    references: values.references.split(/[\s,;]+/).filter((one) => one !== ''),
  };
  const judged = judgeCampaign(campaignTerms(input));
  const unread = {
    ...(values.remise !== '' && percent === null ? { remise: copy.badPercent } : {}),
    ...(values.prix !== '' && price === null ? { prix: copy.badPrice } : {}),
  };
  const told = judged.ok ? {} : toldFaults(judged.faults, values);
  // What cannot be read at all is not also told to be missing.
  if ('prix' in unread) delete told.remise;
  const faults = { ...told, ...unread };
  return Object.keys(faults).length > 0 ? { faults } : { input };
}

function toldFaults(found: readonly CampaignFault[], values: CampaignValues): Faults {
  return Object.fromEntries(found.map((fault) => [placeOf(fault, values), wordsOf(fault, values)]));
}

function placeOf(fault: CampaignFault, { debut }: CampaignValues): CampaignField {
  return fault === 'CAMPAIGN_DAYS' && !isCalendarDay(debut) ? 'debut' : PLACES[fault];
}

const PLACES: Record<CampaignFault, CampaignField> = {
  CAMPAIGN_NAME: 'nom',
  CAMPAIGN_DAYS: 'fin',
  CAMPAIGN_ENDS_FIRST: 'fin',
  CAMPAIGN_PERCENT: 'remise',
  CAMPAIGN_PRICE: 'prix',
  CAMPAIGN_NO_RULE: 'references',
  CAMPAIGN_TOO_LONG_RULE: 'references',
};

function wordsOf(fault: CampaignFault, { remise, prix }: CampaignValues): string {
  if (fault !== 'CAMPAIGN_PERCENT') return copy.faults[fault];
  if (remise === '') return copy.noValue;
  return prix === '' ? copy.faults.CAMPAIGN_PERCENT : copy.twoValues;
}
