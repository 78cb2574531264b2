// Products and articles of the grammar as lines of their files; each iteration starts the grammar anew.
import type { DemoProduct } from '../../catalogue/demo-product.ts';
import { generateCatalogue, type DemoSize } from '../../catalogue/generate-catalogue.ts';
import { frenchLabel, frenchLabels, frenchProse } from '../../french-typography.ts';
import type { FileLine } from '../file-line.ts';

const LONGEST_META_DESCRIPTION = 160;

export function productRows(size: DemoSize): Iterable<FileLine> {
  return {
    *[Symbol.iterator]() {
      for (const product of generateCatalogue(size)) yield productRow(product);
    },
  };
}

export function articleRows(size: DemoSize): Iterable<FileLine> {
  return {
    *[Symbol.iterator]() {
      for (const product of generateCatalogue(size)) yield* articlesOf(product);
    },
  };
}

export function productRow(product: DemoProduct): FileLine {
  const shortDescription = frenchProse(product.short_description);
  return {
    produit: product.sku,
    nom: frenchLabel(product.name),
    adresse: product.url_key,
    marque: product.brand,
    categories: [product.category],
    groupe_prix: product.group,
    unite: product.pricing_unit,
    famille: product.family,
    genre: product.type,
    gamme: frenchLabel(product.line),
    niveau: product.tier,
    nouveau: product.is_new_product,
    promo: product.flag_promo,
    resume: shortDescription,
    description: frenchProse(product.description),
    meta_description: metaDescription(shortDescription),
    caracteristiques: frenchLabels(product.attributes),
  };
}

export function articlesOf(product: DemoProduct): FileLine[] {
  return product.articles.map((article, index) => ({
    article: article.sku,
    produit: product.sku,
    conditionnement: frenchLabel(article.conditioning),
    quantite: article.qty,
    statut: article.statut,
    ean: article.ean,
    couleur: labelOrNull(article.color),
    modele: labelOrNull(article.model),
    taille: labelOrNull(article.size),
    poids: article.weight_kg === null ? null : Math.round(article.weight_kg * 1000),
    a_teinter: article.tintable,
    position: index + 1,
  }));
}

const labelOrNull = (text: string | undefined): string | null =>
  text === undefined ? null : frenchLabel(text);

// Whole sentences only: search engines cut a longer text wherever they please.
function metaDescription(shortDescription: string): string {
  const sentences = shortDescription.replaceAll(/<[^>]+>/g, '').split(/(?<=\.) /);
  return sentences.reduce((text, sentence) => {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    return longer.length <= LONGEST_META_DESCRIPTION ? longer : text;
  }, '');
}
