// Of each product that is listed, the pack that its card tells of. A common word finds half of the catalogue: products
// alike in their articles are asked once what is meant of them.
import { documentsWithReference, isKeptReference } from '@nuancier/domain/search/index/reference-index.ts';
import { meantPack, placedArticlesOf, placedOfferAt, placesOnSale } from '../../catalogue/catalogue.ts';
import type { ChartTint } from '../../catalogue/catalogue.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { chosenOf } from './meant-choice.ts';
import type { MeantChoice } from './meant-choice.ts';

export type ChosenPack = ReturnType<typeof meantPack<ReturnType<typeof placedOfferAt>>>;

/** Null where all of a product's articles are as good, or none of those meant is on sale. */
export function chosenPacks(index: SearchIndex, choice: MeantChoice): (product: number) => ChosenPack {
  const { catalogue, shapes } = index;
  const bearsCode = bearersOf(index, choice.codes);
  const byShape = new Map<number, Chosen | null>();
  const alike = (product: number): Chosen | null => {
    const shape = shapes[product] ?? 0;
    const known = byShape.get(shape);
    if (known !== undefined) return known;
    const made = chosenIn(index, product, choice, false);
    byShape.set(shape, made);
    return made;
  };
  return (product) => {
    const chosen = bearsCode(product) ? chosenIn(index, product, choice, true) : alike(product);
    if (chosen === null) return null;
    const places = placesOnSale(catalogue, product);
    const articles = chosen.ranks.flatMap((rank) => {
      const place = places[rank];
      return place === undefined ? [] : placedOfferAt(catalogue, place);
    });
    return meantPack(catalogue, product, { articles, tint: chosen.tint });
  };
}

/** `ranks`: among the articles on sale, whose places differ from product to product. */
type Chosen = { ranks: readonly number[]; tint: ChartTint | null };

function chosenIn(
  { catalogue }: SearchIndex,
  product: number,
  choice: MeantChoice,
  withCodes: boolean,
): Chosen | null {
  const meant = chosenOf(choice, placedArticlesOf(catalogue, product, withCodes));
  if (meant === null) return null;
  const places = placesOnSale(catalogue, product);
  return { ranks: meant.articles.map(({ place }) => places.indexOf(place)), tint: meant.tint };
}

/** Whose articles may bear one of the references: these are read one by one. */
function bearersOf({ text }: SearchIndex, codes: ReadonlySet<string>): (product: number) => boolean {
  if (![...codes].every(isKeptReference)) return () => true;
  const bearers = new Set([...codes].flatMap((code) => documentsWithReference(text.references, code)));
  return (product) => bearers.has(product);
}
