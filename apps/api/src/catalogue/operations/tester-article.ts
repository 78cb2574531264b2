import type { QueryTesterArticleArgs, TesterArticle } from '@nuancier/contract/api-types.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { testerFor } from '@nuancier/domain/catalogue/colour/tints/tester-pack.ts';
import { tintClassOfHex } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { baseNeeded, readHex } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { coloursCoded } from '../articles/colour-store.ts';
import { articlesOf, productWithSku } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';

type TestedTint = Omit<QueryTesterArticleArgs, 'tokenId'>;
type Tester = Omit<TesterArticle, 'price' | 'credit_days'>;

/** As many as a cart has lines. */
const MOST_TINTS = 500;

/** Of the site's sample pot, the one for each tint; null without a pot, and for what no machine makes. */
export async function testerArticles(
  db: Database,
  catalogue: Catalogue,
  tester: string | null | undefined,
  tints: readonly TestedTint[],
): Promise<(Tester | null)[]> {
  if (tints.length > MOST_TINTS) throw new Refusal('TOO_MANY_ARTICLES');
  const product = tester ? productWithSku(catalogue, tester) : undefined;
  const parent = product === undefined ? undefined : catalogue.products[product];
  if (product === undefined || parent === undefined) return tints.map(() => null);
  const colours = await coloursCoded(db, [...new Set(tints.flatMap(({ code }) => code || []))]);
  const pots = articlesOf(catalogue, product).map((one) => ({
    sku: one.sku,
    color: optionValue(one, 'color'),
    conditioning: one.conditioning ?? '',
    tintable: one.tintable,
  }));
  return tints.map(({ code, hex: free, finish }) => {
    const colour = code ? colours.get(code) : undefined;
    if (code && (colour === undefined || colour.special !== null)) return null;
    const hex = colour?.hex ?? readHex(free ?? '');
    if (hex === null) return null;
    const sku = testerFor(pots, baseNeeded(colour ?? { hex }), finish ?? null);
    const pot = pots.find((article) => article.sku === sku);
    if (!pot) return null;
    return {
      sku: pot.sku,
      parent_sku: parent.sku,
      conditioning: pot.conditioning,
      tint_class: colour?.tint_class ?? tintClassOfHex(hex),
    };
  });
}

export async function testerArticle(
  db: Database,
  catalogue: Catalogue,
  tester: string | null | undefined,
  tint: TestedTint,
): Promise<Tester | null> {
  const [found = null] = await testerArticles(db, catalogue, tester, [tint]);
  return found;
}

/** The page of the site's sample pot; null when the site names none, or one that is not sold. */
export function testerProductUrlKey(catalogue: Catalogue, sku: string | null | undefined): string | null {
  const product = sku ? productWithSku(catalogue, sku) : undefined;
  return product === undefined ? null : (catalogue.products[product]?.urlKey ?? null);
}
