// From what a façade needs to articles that are sold: one product for each part of the system.
import { cheapestPacks } from '@nuancier/domain/catalogue/calculator/cheapest-packs.ts';
import { fittingLength, piecesIn } from '@nuancier/domain/catalogue/calculator/ite-system.ts';
import type { IteNeed } from '@nuancier/domain/catalogue/calculator/ite-system.ts';
import { productYield } from '@nuancier/domain/catalogue/calculator/product-yield.ts';
import { perSquareMetre } from '@nuancier/domain/catalogue/calculator/quantity-calculator.ts';
import { thicknessIn } from '@nuancier/domain/catalogue/calculator/thermal-resistance.ts';
import type { IteProductFragment } from '../../../../generated/documents.ts';

export type IteLine = {
  need: IteNeed;
  product: IteProductFragment | null;
  /** Of the product's models or colours, the one that is proposed. */
  model: string | null;
  packs: readonly { sku: string; label: string; count: number }[];
};

type Sold = { sku: string; label: string; quantity: number; priceCents: number };

export function iteLine(need: IteNeed, product: IteProductFragment | null, thickness: number): IteLine {
  const none = { need, product, model: null, packs: [] };
  const matrix = product?.configuration;
  if (!product || !matrix) return none;
  const inStock = matrix.articles.filter(({ stock_status }) => stock_status === 'IN_STOCK');
  const models = matrix.colors.filter(({ uid }) => inStock.some(({ color_uid }) => color_uid === uid));
  const model =
    need.role === 'insulation'
      ? models.find(({ label }) => thicknessIn(label) === thickness)
      : (models.find(({ tintable }) => !tintable) ?? models[0]);
  if (matrix.colors.length > 0 && !model) return none;
  const articles = inStock.filter(({ color_uid }) => !model || color_uid === model.uid);
  const sold = articles.flatMap(({ sku, conditioning_uid }): Sold[] => {
    const pack = matrix.conditionings.find(({ uid }) => uid === conditioning_uid);
    // Without prices: the mix that leaves least over.
    return pack ? [{ sku, label: pack.label, quantity: pack.quantity, priceCents: pack.quantity * 100 }] : [];
  });
  const offered = need.role === 'dowels' ? boxesOf(sold, product.conditionings, thickness) : sold;
  const mix = cheapestPacks(amountOf(need, product), offered);
  return {
    need,
    product,
    model: model?.label ?? null,
    packs: mix?.lines.map(({ pack, count }) => ({ sku: pack.sku, label: pack.label, count })) ?? [],
  };
}

/** As the quick order reads it. */
export function iteList(lines: readonly IteLine[]): string {
  return lines.flatMap(({ packs }) => packs.map(({ sku, count }) => `${sku};${count}`)).join('\n');
}

// Spread products are needed in square metres: the product's own consumption converts them to litres or kilograms.
function amountOf({ amount, unit }: IteNeed, { yield_text, coats }: IteProductFragment): number {
  const yields = unit === 'square-metres' ? productYield(yield_text) : null;
  if (!yields || (yields.kind !== 'coverage' && yields.kind !== 'consumption')) return amount;
  return amount * (coats ?? 1) * perSquareMetre(yields, 1);
}

// Dowels are sold by the box, in lengths: the shortest that is long enough.
function boxesOf(sold: readonly Sold[], conditionings: readonly string[], thickness: number): Sold[] {
  const lengths = sold.flatMap((article) => {
    const millimetres = thicknessIn(article.label);
    return millimetres === null ? [] : [{ ...article, millimetres }];
  });
  const fitting = fittingLength(thickness, lengths);
  if (!fitting) return [];
  const [box = ''] = conditionings;
  const pieces = piecesIn(box);
  return [
    { ...fitting, label: `${fitting.label}, ${box.toLowerCase()}`, quantity: pieces, priceCents: pieces },
  ];
}
