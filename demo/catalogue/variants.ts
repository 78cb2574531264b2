// The articles one product breaks into: colour or model first, then pack.
import { coloursOf, modelsOf, packOf, type Family, type Item } from './grammar.ts';
import type { Traits } from './traits.ts';

export type Variant = {
  color?: string;
  model?: string;
  size?: string;
  conditioning: string;
  quantity: number;
  /** what the variant does to the family's price per unit */
  priceFactor: number;
  tintable: boolean;
};

/** A pack of boards holds what fits in 0.3 m³, by steps of one 0.72 m² board. */
const BOARD_AREA = 0.72;
const PACK_VOLUME = 0.3;

export function variantsOf(family: Family, item: Item | null, traits: Traits): readonly Variant[] {
  if (traits.profile.axis === 'colour') return byColour(traits);
  if (traits.profile.axis === 'model') return byModel(traits);
  if (traits.profile.form === 'sized') return bySize(family, item, traits);
  return byPack(traits);
}

function byColour({ colours, packs, profile }: Traits): readonly Variant[] {
  const offered = coloursOf(colours ?? '').filter(({ name }) => !profile.excludedColours?.includes(name));
  return offered.flatMap((colour) => {
    const tintable = colour.name.startsWith('Base');
    const sold =
      tintable && profile.tintedPacks ? packs.filter((pack) => profile.tintedPacks?.includes(pack)) : packs;
    return sold.map((pack) => packed(pack, { color: colour.name, tintable, factor: colour.priceFactor }));
  });
}

function byModel({ models, packs, profile }: Traits): readonly Variant[] {
  return modelsOf(models ?? '').flatMap((model) => {
    if (profile.thicknessPacks) return [boards(model)];
    return packs.map((pack) => packed(pack, { model, tintable: false, factor: 1 }));
  });
}

function boards(thickness: string): Variant {
  const millimetres = Number.parseInt(thickness, 10);
  const boardsPerPack = Math.floor(PACK_VOLUME / (millimetres / 1000) / BOARD_AREA);
  const quantity = Math.max(1, boardsPerPack) * BOARD_AREA;
  const area = Number(quantity.toFixed(2));
  return {
    model: thickness,
    conditioning: `Paquet de ${String(area).replace('.', ',')} m²`,
    quantity: area,
    priceFactor: millimetres / 100,
    tintable: false,
  };
}

function bySize(family: Family, item: Item | null, traits: Traits): readonly Variant[] {
  const step = item?.sizeStep ?? traits.sizeStep;
  return (item?.sizes ?? family.sizes ?? []).map((size, rank) => ({
    size,
    conditioning: family.packLabel ?? "À l'unité",
    quantity: 1,
    priceFactor: 1 + step * rank,
    tintable: false,
  }));
}

function byPack({ packs, profile }: Traits): readonly Variant[] {
  if (!profile.plainColours) return packs.map((pack) => packed(pack, { tintable: false, factor: 1 }));
  return profile.plainColours.flatMap((color) =>
    packs.map((pack) => packed(pack, { color, tintable: false, factor: 1 })),
  );
}

function packed(
  code: string,
  { factor, ...rest }: { color?: string; model?: string; tintable: boolean; factor: number },
): Variant {
  const pack = packOf(code);
  return {
    ...rest,
    conditioning: pack.label,
    quantity: pack.quantity,
    priceFactor: pack.priceFactor * factor,
  };
}
