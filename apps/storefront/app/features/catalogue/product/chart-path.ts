import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { paths } from '../../../addresses/paths.ts';

/** The colour chart, choosing for a product: each colour then leads back to it. */
export function chartPath(urlKey?: string): string {
  return urlKey === undefined
    ? paths.content('nuancier')
    : `${paths.content('nuancier')}?produit=${encodeURIComponent(urlKey)}`;
}

/** Where a family stands on the chart's page. */
export const familyPlace = (family: string): string => `famille-${optionCode(family)}`;

export function chartFamilyPath(family: string): string {
  return `${chartPath()}#${familyPlace(family)}`;
}
