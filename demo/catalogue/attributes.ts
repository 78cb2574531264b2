// The technical sheet of a product; what does not apply is left out.
import { binderOf, type Family, type Item } from './grammar.ts';
import { finishLabel } from './names.ts';
import type { Traits } from './traits.ts';

export type Sheet = {
  family: Family;
  item: Item | null;
  /** Which product of its family it is. */
  rank: number;
  traits: Traits;
  tier: string;
  binder: string | null;
  finish: string | null;
  voc: number | null;
};

export function attributesOf(sheet: Sheet): Record<string, unknown> {
  const { family, item, rank, traits, tier, binder, finish, voc } = sheet;
  const { profile, coverage } = traits;
  const all: Record<string, unknown> = {
    liant: binder === null ? null : binderOf(binder).label,
    aspect: finish === null ? null : finishLabel(finish),
    destination: traits.destinations,
    rendement: coverage === null ? null : coverageText(coverage),
    rendement_min: coverage?.min,
    nb_couches: profile.coats,
    classe_en13300: byTier(profile.scrubClasses ?? [], tier),
    cov_gl: voc,
    cov_categorie: profile.vocCategory,
    etiquette_air: traits.airLabel,
    sechage_toucher: profile.drying?.[0],
    sechage_recouvrable: profile.drying?.[1],
    dilution: profile.dilution,
    normes: profile.standards,
    certifications: certificationsOf(profile.certifications ?? [], tier),
    densite: profile.density,
    adr: transportText(traits),
    lambda: family.conductivity,
    filiere_rep: profile.wasteScheme,
    ...turned(family.turns ?? {}, rank),
    ...family.sheet,
    ...family.tierSheets?.[tier],
    ...item?.sheet,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isGiven(value)));
}

function turned(turns: NonNullable<Family['turns']>, rank: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(turns).map(([code, values]) => [code, values?.[rank % values.length]]),
  );
}

export function coverageText(coverage: { min: number; max: number; unit: string }): string {
  return `${frenchNumber(coverage.min)} à ${frenchNumber(coverage.max)} ${coverage.unit}`;
}

function frenchNumber(value: number): string {
  return String(value).replace('.', ',');
}

// Only the premium line reaches the better class.
function byTier(classes: readonly string[], tier: string): string | undefined {
  return tier === 'prem' ? classes.at(-1) : classes[0];
}

function certificationsOf(certifications: readonly string[], tier: string): readonly string[] {
  if (tier === 'eco') return [];
  return tier === 'prem' ? certifications : certifications.slice(0, 1);
}

function transportText({ profile }: Traits): string | null {
  if (profile.transport === undefined) return null;
  const { un, class: hazard, packingGroup } = profile.transport;
  return `UN ${un}, classe ${hazard}${packingGroup === null ? '' : `, GE ${packingGroup}`}`;
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}
