// What a query may choose an article by is the same for many products: « blanc, 2,5 L; blanc, 10 L ». Such products have
// one number, their shape: what is chosen of one of them is chosen of all.
import { yieldToRequests } from '../../concurrency/yield-to-requests.ts';
import { placesOnSale } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';

/** By product: equal where the articles on sale are alike in colour, model, size, pack and tinting, one after the other. */
export type ArticleShapes = Uint32Array;

type Articles = Pick<Catalogue, 'firstArticle' | 'articles'>;

const PRODUCTS_AT_ONCE = 8_192;

export async function articleShapes(catalogue: Articles): Promise<ArticleShapes> {
  const { firstArticle } = catalogue;
  const shapes = new Uint32Array(Math.max(0, firstArticle.length - 1));
  const traits = pairs();
  const rows = pairs();
  for (let product = 0; product < shapes.length; product += 1) {
    let shape = 0;
    for (const place of placesOnSale(catalogue, product))
      shape = rows(shape, traitsAt(catalogue, traits, place));
    shapes[product] = shape;
    // oxlint-disable-next-line no-await-in-loop -- requests come between
    if (product % PRODUCTS_AT_ONCE === PRODUCTS_AT_ONCE - 1) await yieldToRequests();
  }
  return shapes;
}

type Pairs = (one: number, other: number) => number;

function traitsAt({ articles }: Articles, traits: Pairs, place: number): number {
  const { color, model, size, conditioning, tintable } = articles;
  // A tint goes by the colour alone, words by the model where there is none: the same text in either is not the same.
  const look = traits(color[place] ?? 0, model[place] ?? 0);
  const sized = traits(look, size[place] ?? 0);
  return traits(sized, 2 * (conditioning[place] ?? 0) + (tintable[place] ?? 0));
}

const MOST = 2 ** 26;

/** A number from one on for each pair of numbers below 2^26; two numbers of 26 bits fit in one exact number. */
function pairs(): Pairs {
  const known = new Map<number, number>();
  return (one, other) => {
    const key = one * MOST + other;
    let pair = known.get(key);
    if (pair === undefined) known.set(key, (pair = known.size + 1));
    return pair;
  };
}
