// The filters a listing offers: where each product's values come from, what shoppers read, in which order.
import {
  COLOUR_FAMILIES,
  colourFamily,
  colourFamilyNames,
} from '@nuancier/domain/catalogue/colour/colour-family.ts';
import { colourHex } from '@nuancier/domain/catalogue/colour/colour-hex.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { isClothingSize } from '@nuancier/domain/catalogue/articles/clothing-size.ts';
import type { FacetOption } from '@nuancier/domain/search/facets/facet-columns.ts';
import type { ProductSource } from '../../catalogue/catalogue.ts';

export type Facet = {
  /** the filter's name in the contract */
  code: FacetCode;
  label: string;
  read(product: ProductSource): readonly string[];
  order(a: FacetOption, b: FacetOption): number;
  /** what is shown of a facet that answers yes or no */
  onlyOption?: string;
  /** options that a listing offers; the others are known to the filter alone */
  isOffered?(option: FacetOption): boolean;
};

export const facetCodes = [
  'marque',
  'aspect',
  'destination',
  'role_ite',
  'liant',
  'conditionnement',
  'taille',
  'couleur',
  'etiquette_air',
  'certifications',
  'flag_promo',
  'is_new_product',
] as const;

export type FacetCode = (typeof facetCodes)[number];

const french = new Intl.Collator('fr', { numeric: true });
const AIR_CLASSES = ['A+', 'A', 'B', 'C'];
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];
const COLOURLESS = /^(?:incolore|translucide|transparent)/i;
const COLOURLESS_FAMILY = 'Incolores';
const FAMILIES: readonly string[] = [
  ...COLOUR_FAMILIES.map((family) => colourFamilyNames[family]),
  COLOURLESS_FAMILY,
];
const YES = '1';
const NO = '0';

const definitions = {
  marque: { label: 'Marque', read: ({ brand }) => [brand] },
  aspect: { label: 'Aspect', read: ({ list }) => list('aspect') },
  destination: { label: 'Destination', read: ({ list }) => list('destination') },
  role_ite: { label: 'Élément du système ITE', read: ({ list }) => list('role_ite') },
  liant: { label: 'Liant', read: ({ list }) => list('liant').map(capitalised) },
  conditionnement: {
    label: 'Conditionnement',
    read: ({ articles }) => articles.filter(isOnSale).map((article) => article.conditioning),
  },
  taille: {
    label: 'Taille',
    read: ({ articles }) =>
      articles.filter(isOnSale).flatMap(({ size }) => (size !== null && isClothingSize(size) ? [size] : [])),
    order: (a, b) => letterRank(a) - letterRank(b) || byLabel(a, b),
  },
  couleur: {
    label: 'Couleur',
    // Found by the name on the tin as well; offered are the families.
    read: ({ articles }) => [...new Set(articles.filter(isOnSale).flatMap(namesOf))],
    order: (a, b) => familyRank(a) - familyRank(b) || byLabel(a, b),
    isOffered: (option) => familyRank(option) < FAMILIES.length,
  },
  etiquette_air: {
    label: 'Étiquette air intérieur',
    read: ({ list }) => list('etiquette_air'),
    order: (a, b) => airRank(a) - airRank(b) || byLabel(a, b),
  },
  certifications: { label: 'Certifications', read: ({ list }) => list('certifications') },
  flag_promo: {
    label: 'Promotions',
    read: ({ isPromo }) => [isPromo ? YES : NO],
    onlyOption: 'En promotion',
  },
  is_new_product: { label: 'Nouveautés', read: ({ isNew }) => [isNew ? YES : NO], onlyOption: 'Nouveau' },
} satisfies Record<FacetCode, Omit<Facet, 'code' | 'order'> & Partial<Pick<Facet, 'order'>>>;

export const facets: readonly Facet[] = facetCodes.map((code) => ({
  code,
  order: byLabel,
  ...definitions[code],
}));

function byLabel(a: FacetOption, b: FacetOption): number {
  return french.compare(a.label, b.label);
}

type Coloured = { color: string | null; tintable: boolean };

function namesOf({ color, tintable }: Coloured): string[] {
  if (color === null) return [];
  // A base is no colour: it waits for one.
  const hex = tintable ? undefined : colourHex(color);
  if (COLOURLESS.test(color)) return [COLOURLESS_FAMILY, color];
  return hex === undefined ? [color] : [colourFamilyNames[colourFamily(hex)], color];
}

function familyRank({ label }: FacetOption): number {
  const rank = FAMILIES.indexOf(label);
  return rank === -1 ? FAMILIES.length : rank;
}

// Shoes and trousers are numbers, the rest runs from small to large.
function letterRank({ label }: FacetOption): number {
  return LETTERS.indexOf(label);
}

function airRank({ label }: FacetOption): number {
  const rank = AIR_CLASSES.indexOf(label);
  return rank === -1 ? AIR_CLASSES.length : rank;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
