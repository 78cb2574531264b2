// What ordering something again would do: judged as the press itself would be, on the cart as it is now.
import type { ReorderOutlook } from '@nuancier/contract/api-types.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import { refuse } from '@nuancier/domain/refusal.ts';
import { viewsOfProducts } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { batched } from '../../concurrency/batched.ts';
import type { OrderItemView } from '../../orders/orders.ts';
import { shelvesOf } from '../access/cart-reader.ts';
import type { CartContext } from '../cart-context.ts';
import { readerOf } from '../cart-request.ts';
import { named, orderable, stockView } from '../view/outlook-view.ts';
import { boughtTint } from '../changes/bought-tint.ts';
import type { KnownTint } from '../changes/bought-tint.ts';
import { judgeChoice, linesOfChoices, readChoices } from '../changes/judge-wanted.ts';
import { replacing, wantedAgain } from '../changes/wanted-again.ts';
import type { BoughtBefore } from '../changes/wanted-again.ts';
import { gatherFacts } from '../totals/article-facts.ts';

type Asked = Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'refusals' | 'catalogue'>;

export function outlookOfTint(context: Asked, tint: KnownTint): Promise<ReorderOutlook | null> {
  return outlookOf(context, boughtTint(tint));
}

type KnownItem = Pick<
  OrderItemView,
  'article_sku' | 'parent_sku' | 'conditioning' | 'color' | 'quantity_current' | 'tint'
>;

export function outlookOfItem(context: Asked, item: KnownItem): Promise<ReorderOutlook | null> {
  const { tint } = item;
  // All of it was cancelled.
  if (item.quantity_current === 0) return outlookOf(context, null);
  return outlookOf(context, {
    articleSku: item.article_sku,
    parentSku: item.parent_sku,
    conditioning: item.conditioning ?? null,
    color: item.color ?? null,
    quantity: item.quantity_current,
    tint: tint
      ? {
          hex: tint.customColorExa,
          label: tint.customerColorLabel ?? null,
          code: tint.code ?? null,
          name: tint.made?.name ?? null,
        }
      : null,
  });
}

/** Null for who has no cart to order into, or sees an order by its invoice alone. */
async function outlookOf(context: Asked, bought: BoughtBefore | null): Promise<ReorderOutlook | null> {
  const { viewer } = context;
  if (bought === null || !can(viewer, 'use-account') || !can(viewer, 'view-orders')) return null;
  return outlooks(context, bought);
}

const outlooks = batched(
  async (context: Asked, bought: readonly BoughtBefore[]): Promise<ReorderOutlook[]> => {
    const { db } = context;
    const reader = readerOf(context, null);
    const catalogue = await context.catalogue();
    const { lines, shopCode, refusal } = await shelvesOf(db, reader);
    const choices = await readChoices(db, catalogue, await wantedAgain(db, catalogue, bought));
    const facts = await gatherFacts(db, { ...reader, shopCode }, [...lines, ...linesOfChoices(choices)]);
    return choices.map((candidates, at) => {
      const judged = judgeChoice(lines, candidates, facts);
      const known = facts.articles.get(judged.line?.articleSku ?? '');
      const before = bought[at];
      const others = before && candidates.length === 1 ? replacing(catalogue, before) : [];
      return {
        quantity: before?.quantity ?? 0,
        is_store_known: shopCode !== null,
        stock: stockView(known, shopCode),
        ...orderable(context, refusal === null ? judged.lines : refuse(refusal)),
        ...(judged.isGone && others.length > 0 ? otherPacks(catalogue, others) : named(catalogue, judged)),
      };
    });
  },
);

/** What replaces it is not made in the same pack: which one is for the customer to choose. */
function otherPacks(catalogue: Catalogue, products: readonly number[]) {
  const [product] = viewsOfProducts(catalogue, products.slice(0, 1));
  return {
    is_replacement: true,
    sku: null,
    product_name: product?.name ?? null,
    product_url_key: product?.url_key ?? null,
    conditioning: null,
    tint_class: null,
  };
}
