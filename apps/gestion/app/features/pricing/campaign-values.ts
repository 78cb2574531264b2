// A campaign as its form holds it: texts, and what was ticked a line each.
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import type { CampaignWholeFragment, SaveCampaignMutationVariables } from '../../../generated/documents.ts';
import { readBasisPoints, readCents, typedCents } from '../office/read-figures.ts';
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

export type ReadCampaign =
  { input: SaveCampaignMutationVariables['input'] } | { faults: FormAnswer<CampaignField>['faults'] };

/** Figures are read here; all else is the API's to judge. */
export function readCampaign(values: CampaignValues): ReadCampaign {
  const percent = values.remise === '' ? null : readBasisPoints(values.remise);
  const price = values.prix === '' ? null : readCents(values.prix);
  const faults = {
    ...(values.remise !== '' && percent === null ? { remise: copy.badPercent } : {}),
    ...(values.prix !== '' && price === null ? { prix: copy.badPrice } : {}),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    input: {
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
    },
  };
}
