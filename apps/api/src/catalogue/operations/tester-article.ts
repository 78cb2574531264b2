import type { QueryTesterArticleArgs, TesterArticle } from '@nuancier/contract/api-types.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { testerFor } from '@nuancier/domain/catalogue/colour/tints/tester-pack.ts';
import { tintClassOfHex } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { baseNeeded, readHex } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import type { Database } from '../../database/tables.ts';
import { coloursCoded } from '../articles/colour-store.ts';
import { articlesOf, productWithSku } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';

/** Of the site's sample pot, the one for this tint; null without a pot, and for what no machine makes. */
export async function testerArticle(
  db: Database,
  catalogue: Catalogue,
  tester: string | null | undefined,
  { code, hex: free, finish }: Omit<QueryTesterArticleArgs, 'tokenId'>,
): Promise<Omit<TesterArticle, 'price' | 'credit_days'> | null> {
  const product = tester ? productWithSku(catalogue, tester) : undefined;
  const parent = product === undefined ? undefined : catalogue.products[product];
  if (product === undefined || parent === undefined) return null;
  const colour = code ? (await coloursCoded(db, [code])).get(code) : undefined;
  if (code && (colour === undefined || colour.special !== null)) return null;
  const hex = colour?.hex ?? readHex(free ?? '');
  if (hex === null) return null;
  const base = baseNeeded(colour ?? { hex });
  const articles = articlesOf(catalogue, product).map((one) => ({
    sku: one.sku,
    color: optionValue(one, 'color'),
    conditioning: one.conditioning ?? '',
    tintable: one.tintable,
  }));
  const sku = testerFor(articles, base, finish ?? null);
  const pot = articles.find((article) => article.sku === sku);
  if (!pot) return null;
  return {
    sku: pot.sku,
    parent_sku: parent.sku,
    conditioning: pot.conditioning,
    tint_class: colour?.tint_class ?? tintClassOfHex(hex),
  };
}

/** The page of the site's sample pot; null when the site names none, or one that is not sold. */
export function testerProductUrlKey(catalogue: Catalogue, sku: string | null | undefined): string | null {
  const product = sku ? productWithSku(catalogue, sku) : undefined;
  return product === undefined ? null : (catalogue.products[product]?.urlKey ?? null);
}
