// Addresses of single articles, apart from `paths.ts`: few pages link to them.
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { productPath } from './paths.ts';
import type { LinkedProduct } from './paths.ts';

/** What the buyer has chosen of a product, in the address of its page. */
export const choiceKeys = {
  color: 'couleur',
  conditioning: 'conditionnement',
  tint: 'teinte',
  label: 'libelle',
  quantity: 'quantite',
  /** An article's reference implies its colour and its pack. */
  article: 'article',
  /** « Ajouter au panier » was pressed while this was open. */
  missing: 'a-choisir',
} as const;

type LinkedTint = {
  customColorExa: string;
  customerColorLabel?: string | null;
  code?: string | null;
};

/** The product's page with this article chosen, in its tint where it is made in one. */
export function articlePath(product: LinkedProduct, sku: string, tint: LinkedTint | null = null): string {
  const chosen = new URLSearchParams({ [choiceKeys.article]: sku });
  if (tint) chosen.set(choiceKeys.tint, tint.code ?? tint.customColorExa);
  if (tint && !tint.code && tint.customerColorLabel) chosen.set(choiceKeys.label, tint.customerColorLabel);
  return `${productPath(product)}?${chosen.toString()}`;
}

type Choice = { color: string | null; conditioning: string | null; tint: string | null };

/** The product's page with as much chosen as is known. */
export function chosenPath(product: LinkedProduct, { color, conditioning, tint }: Choice): string {
  const chosen = new URLSearchParams();
  if (color !== null) chosen.set(choiceKeys.color, optionCode(color));
  if (tint !== null) chosen.set(choiceKeys.tint, tint);
  if (conditioning !== null) chosen.set(choiceKeys.conditioning, optionCode(conditioning));
  return chosen.size === 0 ? productPath(product) : `${productPath(product)}?${chosen.toString()}`;
}
