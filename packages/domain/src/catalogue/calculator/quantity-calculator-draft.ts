// The calculator's fields as they are being typed, and the job they describe.
import type { PricedPack } from './mix-total.ts';
import type { ProductYield } from './product-yield.ts';
import { neededQuantity, readMeasure } from './quantity-calculator.ts';
import type { NeededQuantity, Support, Surface } from './quantity-calculator.ts';

export type SurfaceDraft =
  | {
      kind: 'room';
      key: number;
      length: string;
      width: string;
      height: string;
      walls: boolean;
      ceiling: boolean;
    }
  | { kind: 'plain'; key: number; area: string }
  | { kind: 'wall'; key: number; width: string; height: string };

export type JobDraft = {
  surfaces: readonly SurfaceDraft[];
  doors: string;
  windows: string;
  coats: string;
  thickness: string;
  support: Support;
  /** Which of the models that have packs of their own. */
  model: string | null;
};

/** What the calculator must know of the product and of the choice made so far. */
export type CalculatorFacts = {
  yields: ProductYield;
  yieldText: string;
  coats: number;
  packs: readonly CalculatorPack[];
  /** How the packs are priced; null when the buyer may not see prices. */
  taxLabel: 'TTC' | 'HT' | null;
  /** Without a colour the packs are priced at the least dear one. */
  colourChosen: boolean;
  /** Where every model has its own packs, as insulation by its thickness: the calculator asks which. */
  models: readonly CalculatorModel[];
  model: string | null;
  /** How the packs go into the cart together; null while a colour or a tint is open. */
  bought: BoughtPacks | null;
};

export type BoughtPacks = {
  parentSku: string;
  tint: { hex: string; label: string | null; code: string | null } | null;
};

/** `resistance`: the R of an insulation, in m²·K/W. */
export type CalculatorModel = {
  label: string;
  resistance: number | null;
  packs: readonly CalculatorPack[];
};

/** `priceCents`: of one, as the buyer sees it; the mix goes by `unitsHt`, what is paid; `sku`: the article it is. */
export type CalculatorPack = PricedPack & { label: string; sku: string };

export type DraftAnswer =
  | { kind: 'empty' }
  | { kind: 'not-a-measure' | 'no-surface' | 'out-of-range' }
  | { kind: 'needed'; needed: NeededQuantity };

export function aRoom(key: number): SurfaceDraft {
  return { kind: 'room', key, length: '', width: '', height: '2,50', walls: true, ceiling: false };
}

export function aPlainSurface(key: number): SurfaceDraft {
  return { kind: 'plain', key, area: '' };
}

export function aWall(key: number): SurfaceDraft {
  return { kind: 'wall', key, width: '', height: '2,50' };
}

type Opening = Pick<CalculatorFacts, 'coats' | 'yields' | 'model' | 'models'>;

export function freshDraft({ coats, yields, model, models }: Opening): JobDraft {
  return {
    surfaces: [yields.kind === 'laid' && yields.on === 'facade' ? aPlainSurface(1) : aRoom(1)],
    model: model ?? models[0]?.label ?? null,
    doors: '0',
    windows: '0',
    coats: String(coats),
    thickness: '3',
    support: 'smooth',
  };
}

/** The packs that are reckoned with: those of the model, where models have their own. */
export function packsFor(
  { packs, models }: CalculatorFacts,
  model: string | null,
): readonly CalculatorPack[] {
  return models.find(({ label }) => label === model)?.packs ?? packs;
}

/** Empty fields are not reported as faults. */
export function answerTo(draft: JobDraft, yields: ProductYield): DraftAnswer {
  const filled = draft.surfaces.filter(isFilled);
  if (filled.length === 0) return { kind: 'empty' };
  const surfaces = filled.map(surfaceOf);
  const [doors, windows, coats, thickness] = [draft.doors, draft.windows, draft.coats, draft.thickness].map(
    readMeasure,
  );
  if (surfaces.includes(null) || doors == null || windows == null || coats == null || thickness == null) {
    return { kind: 'not-a-measure' };
  }
  const known = surfaces.flatMap((surface) => (surface ? [surface] : []));
  const verdict = neededQuantity(
    { surfaces: known, doors, windows, coats, thickness, support: draft.support },
    yields,
  );
  return verdict.ok ? { kind: 'needed', needed: verdict.value } : { kind: verdict.refusal };
}

function isFilled(surface: SurfaceDraft): boolean {
  if (surface.kind === 'plain') return surface.area.trim() !== '';
  if (surface.kind === 'wall') return surface.width.trim() !== '';
  return surface.length.trim() !== '' && surface.width.trim() !== '';
}

function surfaceOf(draft: SurfaceDraft): Surface | null {
  if (draft.kind === 'plain') {
    const area = readMeasure(draft.area);
    return area === null ? null : { kind: 'plain', area };
  }
  if (draft.kind === 'wall') {
    const [width, height] = [draft.width, draft.height].map(readMeasure);
    return width == null || height == null ? null : { kind: 'wall', width, height };
  }
  const [length, width, height] = [draft.length, draft.width, draft.height].map(readMeasure);
  if (length == null || width == null || height == null) return null;
  return { kind: 'room', length, width, height, walls: draft.walls, ceiling: draft.ceiling };
}
