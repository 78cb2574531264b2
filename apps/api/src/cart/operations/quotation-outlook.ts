// What accepting a quotation would do: its lines in the cart as it is now, judged as the cart judges them.
import type { ReorderOutlook } from '@nuancier/contract/api-types.ts';
import { refuse } from '@nuancier/domain/refusal.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { shelvesOf } from '../access/cart-reader.ts';
import type { CartContext } from '../cart-context.ts';
import { withQuotation } from '../changes/take-quotation.ts';
import type { QuotedArticle } from '../changes/take-quotation.ts';
import { gatherFacts } from '../totals/article-facts.ts';
import { judgeLine } from '../totals/reckon-cart.ts';
import { named, orderable, stockView } from '../view/outlook-view.ts';

type Asked = Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'refusals' | 'catalogue'>;

export async function outlooksOfQuotation(
  context: Asked,
  articles: readonly QuotedArticle[],
): Promise<ReorderOutlook[]> {
  const { db, viewer, shopToken } = context;
  const reader = { viewer, shopToken, now: context.now() };
  const catalogue = await context.catalogue();
  const { lines: held, shopCode, refusal } = await shelvesOf(db, reader);
  const grown = withQuotation(held, catalogue, articles);
  const lines = grown.ok ? grown.value : held;
  const facts = await gatherFacts(db, { ...reader, shopCode }, lines);
  const day = localMoment(reader.now).date;
  return articles.map(({ articleSku: sku, price }) => {
    const line = lines.find(({ quoted }) => quoted?.lineId === price.lineId) ?? null;
    const judged = line && judgeLine(line, lines, facts, day);
    const no = refusal ?? (grown.ok ? (judged?.refusal ?? null) : grown.refusal);
    return {
      quantity: price.quantity,
      is_store_known: shopCode !== null,
      stock: stockView(judged?.facts ?? undefined, shopCode),
      ...orderable(context, no === null ? { ok: true } : refuse(no)),
      ...named(catalogue, { sku, nth: 0, line }),
    };
  });
}
