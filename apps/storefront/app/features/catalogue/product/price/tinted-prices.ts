// The prices of a product's articles in the chosen tint: what is paid for a pack stands wherever a pack is priced.
import { unitPrice } from '@nuancier/domain/catalogue/products/unit-price.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { packParts, tintedPackHt } from '@nuancier/domain/pricing/tinted-pack.ts';
import { excludingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { PackPrice } from '../../../pricing/personal-price.ts';
import type { MatrixArticle, MatrixConditioning } from '../product-choice.ts';
import type { ArticlePrices } from './article-prices.ts';
import { packTint } from './tint-price.ts';
import type { TintPrice } from './tint-price.ts';

type TintedMatrix = {
  conditionings: readonly Pick<MatrixConditioning, 'uid' | 'quantity' | 'unit'>[];
  articles: readonly Pick<MatrixArticle, 'sku' | 'tintable'>[];
};

/** As they are without a tint. What no machine tints keeps its price; a tint without a tariff has none. */
export function tintedPrices(
  prices: ArticlePrices,
  { conditionings, articles }: TintedMatrix,
  tint: TintPrice | null,
): ArticlePrices {
  if (prices.kind !== 'told' || tint === null) return prices;
  return {
    ...prices,
    of: (article) => {
      const price = prices.of(article);
      const pack = conditionings.find(({ uid }) => uid === article.conditioning_uid);
      const isTinted = articles.some(({ sku, tintable }) => sku === article.sku && tintable);
      if (!price || !isTinted) return price;
      const tintHt = pack ? packTint(tint, pack) : null;
      return pack && tintHt !== null ? tintedPrice(price, tintHt, pack) : null;
    },
  };
}

const RATE = taxRate('standard');

function tintedPrice(
  price: PackPrice,
  tintHt: Cents,
  pack: Pick<MatrixConditioning, 'quantity' | 'unit'>,
): PackPrice {
  const { amount, regular, taxLabel, flap, beside } = price;
  const told = (paint: number, label: TaxLabel, as: TaxLabel = label) =>
    packParts(tintedPackHt(untaxed(paint, label), tintHt), tintHt, as, RATE);
  const parts = told(amount, taxLabel);
  const struck = regular === undefined ? undefined : euros(told(regular, taxLabel).pack);
  const shown = euros(parts.pack);
  return {
    ...price,
    amount: shown,
    regular: struck,
    perUnit: unitPrice({ price: shown, quantity: pack.quantity, unit: pack.unit }),
    // The share is of the amounts that are shown: the tinting is not reduced.
    flap: flap && { ...flap, percent: flap.percent && percentOff(struck, shown) },
    beside: beside && { ...beside, amount: euros(told(amount, taxLabel, beside.taxLabel).pack) },
    parts: { paint: euros(parts.paint), tint: euros(parts.tint) },
  };
}

/** Before tax, in the whole cents that the price was made from. */
export function untaxed(amount: number, label: TaxLabel): Cents {
  const shown = cents(Math.round(amount * 100));
  return label === 'HT' ? shown : excludingTax(shown, RATE);
}

function percentOff(regular: number | undefined, amount: number): number | null {
  const percent = regular === undefined ? 0 : Math.round(((regular - amount) * 100) / regular);
  return percent > 0 ? percent : null;
}
