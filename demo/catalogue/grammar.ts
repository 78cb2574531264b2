// The grammar of the demo catalogue: families, what they inherit from, and the vocabularies they draw on.
import binders from '../data/grammar/binders.json' with { type: 'json' };
import brands from '../data/grammar/brands.json' with { type: 'json' };
import colourSets from '../data/grammar/colour-sets.json' with { type: 'json' };
import families from '../data/grammar/families.json' with { type: 'json' };
import modelSets from '../data/grammar/model-sets.json' with { type: 'json' };
import packs from '../data/grammar/packs.json' with { type: 'json' };
import profiles from '../data/grammar/profiles.json' with { type: 'json' };

type Line = { name: string; tier: string };
export type Brand = { code: string; name: string; lines: readonly Line[] };
export type Pack = { label: string; quantity: number; unit: string; priceFactor: number };
export type Colour = { name: string; priceFactor: number };
export type Binder = { code: string; label: string; phrase: string };
type Transport = { un: string; class: string; packingGroup: string | null };

/** What a family may set itself; the rest comes from its profile. */
type Overridable = {
  unit?: string | undefined;
  packs?: readonly string[] | null | undefined;
  colours?: string | null | undefined;
  models?: string | undefined;
  binder?: string | null | undefined;
  coverage?: readonly number[] | null | undefined;
  coverageUnit?: string | undefined;
  vocRange?: readonly number[] | undefined;
  destinations?: readonly string[] | undefined;
  airLabel?: string | null | undefined;
  sizeStep?: number | undefined;
};

export type Profile = Overridable & {
  code: string;
  kind: string;
  unit: string;
  axis: string;
  form?: string | undefined;
  phase: string | null;
  cleaning: string | null;
  coats: number | null;
  wasteScheme: string | null;
  priceGroup: string;
  tintedPacks?: readonly string[] | undefined;
  excludedColours?: readonly string[] | undefined;
  plainColours?: readonly string[] | undefined;
  thicknessPacks?: boolean | undefined;
  vocCategory: string | null;
  vocLimit?: number | undefined;
  drying: readonly string[] | null;
  dilution: string | null;
  application?: string | undefined;
  standards: readonly string[];
  density?: number | null | undefined;
  scrubClasses?: readonly string[] | undefined;
  certifications?: readonly string[] | undefined;
  transport?: Transport | undefined;
};

/** Entries of the technical sheet, by code. */
export type SheetFacts = Readonly<Record<string, string | readonly string[] | undefined>>;

export type SizeGuide = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** One of several articles sharing a family: it may rename it, resize it and shift its price. */
export type Item = {
  noun: string;
  gender: string;
  priceFactor?: number | undefined;
  sizes?: readonly string[] | undefined;
  sizeStep?: number | undefined;
  binder?: string | undefined;
  usage?: string | undefined;
  strengths?: readonly string[] | undefined;
  sheet?: SheetFacts | undefined;
  sizeGuide?: SizeGuide | undefined;
};

export type Family = Overridable & {
  id: number;
  category: string;
  noun: string;
  gender: string;
  profile: string;
  count: number;
  /** As many at every size: a shop has one sample pot, however much it sells. */
  fixed?: boolean | undefined;
  usage: string;
  strengths: readonly string[];
  brands: readonly string[];
  tierPrices: readonly number[];
  finishes?: readonly string[] | undefined;
  binders?: readonly string[] | undefined;
  binderInName?: boolean | undefined;
  suffix?: string | undefined;
  plural?: boolean | undefined;
  biocide?: boolean | undefined;
  sizes?: readonly string[] | undefined;
  packLabel?: string | undefined;
  conductivity?: number | undefined;
  items?: readonly Item[] | undefined;
  sheet?: SheetFacts | undefined;
  /** Entries that change from one product of the family to the next. */
  turns?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
  /** Entries that go with the line's tier. */
  tierSheets?: Readonly<Record<string, SheetFacts | undefined>> | undefined;
};

export const TIERS = ['eco', 'std', 'prem'] as const;
export const FAMILIES: readonly Family[] = families;

const profileByCode = byCode<Profile>(profiles);
const brandByCode = byCode<Brand & { code: string }>(brands);
const packByCode = byCode<Pack & { code: string }>(packs);
const binderByCode = byCode<Binder>(binders);
const coloursByCode = byCode<{ code: string; colours: readonly Colour[] }>(colourSets);
const modelsByCode = byCode<{ code: string; models: readonly string[] }>(modelSets);

export const profileOf = (code: string): Profile => known(profileByCode, code);
export const brandOf = (code: string): Brand => known(brandByCode, code);
export const packOf = (code: string): Pack => known(packByCode, code);
export const binderOf = (code: string): Binder => known(binderByCode, code);
export const coloursOf = (code: string): readonly Colour[] => known(coloursByCode, code).colours;
export const modelsOf = (code: string): readonly string[] => known(modelsByCode, code).models;

function byCode<T extends { code: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.code, row]));
}

function known<T>(rows: ReadonlyMap<string, T>, code: string): T {
  const row = rows.get(code);
  if (row === undefined) throw new Error(`The grammar of the demo does not know « ${code} »`);
  return row;
}
