// A family with the gaps filled in from its profile: a field the family gives wins, even when it is null.
import { profileOf, type Family, type Profile } from './grammar.ts';

export type Traits = {
  profile: Profile;
  unit: string;
  packs: readonly string[];
  colours: string | null;
  models: string | null;
  binder: string | null;
  coverage: { min: number; max: number; unit: string } | null;
  vocRange: readonly number[] | null;
  destinations: readonly string[];
  airLabel: string | null;
  sizeStep: number;
};

export function traitsOf(family: Family): Traits {
  const profile = profileOf(family.profile);
  const unit = family.unit ?? profile.unit;
  return {
    profile,
    unit,
    packs: pick(family.packs, profile.packs) ?? [],
    colours: pick(family.colours, profile.colours),
    models: pick(family.models, profile.models),
    binder: pick(family.binder, profile.binder),
    coverage: coverageOf(family, profile, unit),
    vocRange: pick(family.vocRange, profile.vocRange),
    destinations: pick(family.destinations, profile.destinations) ?? [],
    airLabel: pick(family.airLabel, profile.airLabel),
    sizeStep: pick(family.sizeStep, profile.sizeStep) ?? 0,
  };
}

function pick<T>(own: T | null | undefined, inherited: T | null | undefined): T | null {
  return (own === undefined ? inherited : own) ?? null;
}

function coverageOf(family: Family, profile: Profile, unit: string): Traits['coverage'] {
  const [min, max] = pick(family.coverage, profile.coverage) ?? [];
  if (min === undefined || max === undefined) return null;
  const perUnit = pick(family.coverageUnit, profile.coverageUnit) ?? '';
  // A family sold by weight keeps a profile written per litre: its coverage is then given per kilogram.
  return { min, max, unit: unit === 'kg' && perUnit === 'm²/L' ? 'm²/kg' : perUnit };
}
