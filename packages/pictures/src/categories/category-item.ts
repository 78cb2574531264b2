// Short ways to name an article that represents a category.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';

type Extra = Partial<PictureFacts>;

export type CategoryItem = Extra & Pick<PictureFacts, 'container' | 'brand' | 'line' | 'name' | 'sizeLabel'>;

const LINES: Readonly<Record<string, string>> = {
  Ferralis: 'Forge',
  Tenaxol: 'Galerie',
  Isothéa: 'Système S',
  Vitrelis: 'Tempo',
  Collantis: 'Fixo',
  Altisûr: 'Stable',
};

export function litres(
  container: 'tin' | 'bucket' | 'bottle',
  brand: string,
  line: string,
  name: string,
  packQuantity: number,
  extra: Extra = {},
): CategoryItem {
  const sizeLabel = `${String(packQuantity).replace('.', ',')} L`;
  return { container, brand, line, name, packQuantity, unit: 'L', sizeLabel, ...extra };
}

export function kilos(
  container: 'bag' | 'bucket',
  brand: string,
  line: string,
  name: string,
  packQuantity: number,
  extra: Extra = {},
): CategoryItem {
  return {
    container,
    brand,
    line,
    name,
    packQuantity,
    unit: 'kg',
    sizeLabel: `${packQuantity} kg`,
    ...extra,
  };
}

export function thing(
  container: PictureFacts['container'],
  brand: string,
  name: string,
  sizeLabel: string,
  extra: Extra = {},
): CategoryItem {
  return { container, brand, line: LINES[brand] ?? 'Classique', name, sizeLabel, ...extra };
}

export const tint = (colourName: string, colourHex: string): Extra => ({ colourName, colourHex });
