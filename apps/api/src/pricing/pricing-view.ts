import type {
  ConditionPrice,
  ConditionStock,
  ConditionTier,
  ProductCondition,
} from '@nuancier/contract/api-types.ts';
import { euros } from '@nuancier/domain/money.ts';
import { isSalable } from '@nuancier/domain/pricing/is-salable.ts';
import { figuresExcludingTax, figuresIncludingTax } from '@nuancier/domain/pricing/price-figures.ts';
import type { PriceTier } from '@nuancier/domain/pricing/price-tiers.ts';
import type { PriceFigures } from '@nuancier/domain/pricing/price-figures.ts';
import { packsForDelivery } from '@nuancier/domain/stock/platform.ts';
import type { ArticleStock } from '../stock/stock.ts';
import type { ArticleCondition } from './conditions/article-conditions.ts';

type PlacedStock = {
  shopCode: string;
  figures: ArticleStock;
  /** what the platform holds, where it was asked */
  platform?: ArticleStock | undefined;
};

export type ConditionParts = {
  /** the reference asked for: an article's or a product's */
  sku: string;
  condition: ArticleCondition;
  showsPrices: boolean;
  /** null while no store is known, or without a stock record there */
  stock: PlacedStock | null;
  /** packs that any store has delivered, where that was asked */
  anywhere?: number | null;
};

export function conditionView(parts: ConditionParts): ProductCondition {
  const { sku, condition, showsPrices, stock, anywhere = null } = parts;
  const price = showsPrices ? condition.price : null;
  return {
    sku,
    articleSku: condition.articleSku,
    pricingUnit: condition.pricingUnit,
    packagingMeasureUnit: condition.conditioning,
    priceExcludingTax: price && priceView(figuresExcludingTax(price)),
    priceIncludingTax: price && priceView(figuresIncludingTax(price, condition.taxRate)),
    priceTiers: showsPrices ? condition.tiers.map((tier) => tierView(tier, condition)) : [],
    stocks: stock === null ? [] : [stockView(stock)],
    deliverableAnywhere: anywhere,
    active: isSalable({
      isPriced: condition.price !== null,
      rangeStatus: stock?.figures.statutArticleMag ?? condition.rangeStatus,
      available: stock?.figures.available ?? null,
    }),
    startsFrom: showsPrices && condition.startsFrom,
  };
}

function tierView({ quantity, price }: PriceTier, { taxRate }: ArticleCondition): ConditionTier {
  return {
    quantity,
    priceExcludingTax: priceView(figuresExcludingTax(price)),
    priceIncludingTax: priceView(figuresIncludingTax(price, taxRate)),
  };
}

/** Whole numbers become the contract's decimals here and nowhere before. */
function priceView(figures: PriceFigures): ConditionPrice {
  return {
    finalPrice: figures.unitFinal / 10_000,
    regularPrice: figures.unitRegular / 10_000,
    packagingFinalPrice: euros(figures.packFinal),
    packagingRegularPrice: euros(figures.packRegular),
    discountPercentage: figures.discountBasisPoints / 100,
    discountAmount: euros(figures.discount),
    priceType: figures.type,
  };
}

function stockView({ shopCode, figures: stock, platform }: PlacedStock): ConditionStock {
  return {
    storeCode: shopCode,
    deliverable: platform === undefined ? null : packsForDelivery({ store: stock, platform }),
    available: stock.available,
    statutArticleMag: stock.statutArticleMag,
    resupplyTime: stock.resupplyTime,
    approDirecteFournisseur: stock.approDirecteFournisseur,
    livraisonPro: stock.livraisonPro,
  };
}
