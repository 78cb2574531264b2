import { sheetYield } from '@nuancier/domain/catalogue/calculator/product-yield.ts';
import type {
  CalculatorFacts,
  CalculatorPack,
} from '@nuancier/domain/catalogue/calculator/quantity-calculator-draft.ts';
import {
  readConductivity,
  thermalResistance,
  thicknessIn,
} from '@nuancier/domain/catalogue/calculator/thermal-resistance.ts';
import type { VariantMatrixFragment } from '../../../../../generated/documents.ts';
import { untaxed } from '../../../pricing/tinted-price.ts';
import type { ArticlePrices } from '../price/article-prices.ts';
import { lowestPrice } from '../price/chosen-price.ts';
import { cartTint } from '../choice/chosen-article.ts';
import { packsFollowModel } from '../packs-follow-model.ts';
import type { ProductChoice } from '../product-choice.ts';
import type { TechnicalAttribute } from '../documents/technical-table.tsx';

type Product = { yield_text: string | null; coats: number | null };
type Attributes = readonly Pick<TechnicalAttribute, 'code' | 'value'>[];

/** What the calculator needs, from the prices of one pack each, however many are typed on the page; null for a product that says nothing to calculate with, or not in its packs' unit. */
export function calculatorFacts(
  product: Product,
  attributes: Attributes,
  matrix: VariantMatrixFragment,
  choice: ProductChoice,
  pricesFor: (count: number) => ArticlePrices,
): CalculatorFacts | null {
  const told = (code: string) => attributes.find((attribute) => attribute.code === code)?.value ?? null;
  const yields = sheetYield({
    yieldText: product.yield_text,
    waste: told('chutes'),
    match: told('raccord'),
    destinations: told('destination'),
    packs: matrix.conditionings,
  });
  if (!yields) return null;
  const prices = pricesFor(1);
  const { color } = choice.variant;
  const packsIn = (colour: string | null) => packsOf(matrix, yields.unit, colour, prices);
  const conductivity = readConductivity(told('lambda'));
  const models = packsFollowModel(matrix)
    ? matrix.colors.map(({ uid, label }) => ({
        label,
        resistance: resistanceOf(label, conductivity),
        packs: packsIn(uid),
      }))
    : [];
  const sold = models.filter(({ packs }) => packs.length > 0);
  const packs = packsIn(color?.uid ?? null);
  if (packs.length === 0 && sold.length === 0) return null;
  const colourChosen = color !== null || matrix.colors.length === 0 || sold.length > 0;
  const isDecided = colourChosen && choice.tintRefusal === null && matrix.articles.length > 1;
  return {
    yields,
    yieldText: product.yield_text ?? told('raccord') ?? told('chutes') ?? '',
    coats: product.coats ?? 1,
    packs,
    taxLabel: prices.kind === 'told' ? prices.taxLabel : null,
    colourChosen,
    bought: isDecided ? { parentSku: matrix.sku, tint: cartTint(choice) } : null,
    models: sold,
    model: sold.find(({ label }) => label === color?.label)?.label ?? null,
  };
}

/** The R of a model that is a thickness. */
export function resistanceOf(label: string, conductivity: number | null): number | null {
  const thickness = thicknessIn(label);
  return thickness === null || conductivity === null ? null : thermalResistance(thickness, conductivity);
}

function packsOf(
  matrix: VariantMatrixFragment,
  unitWanted: string,
  colour: string | null,
  prices: ArticlePrices,
): CalculatorPack[] {
  return matrix.conditionings
    .filter(({ unit }) => unit.toLowerCase() === unitWanted.toLowerCase())
    .flatMap(({ uid, label, quantity }) => {
      const sold = matrix.articles.filter(
        (article) =>
          article.conditioning_uid === uid &&
          article.stock_status === 'IN_STOCK' &&
          (colour === null || article.color_uid === colour),
      );
      const [first] = sold;
      if (!first) return [];
      // Without prices, content replaces them: the mix with the least left over is proposed.
      if (prices.kind !== 'told')
        return [{ label, sku: first.sku, quantity, priceCents: Math.round(quantity * 100), unitsHt: [] }];
      const offers = sold.map((article) => ({ article, price: prices.of(article) }));
      const lowest = lowestPrice(offers.flatMap(({ price }) => price ?? []));
      const offer = offers.find(({ price }) => price === lowest);
      if (!lowest || !offer) return [];
      const steps = [{ from: 1, price: lowest }, ...prices.steps(offer.article)];
      return [
        {
          label,
          sku: offer.article.sku,
          quantity,
          priceCents: Math.round(lowest.amount * 100),
          unitsHt: steps.map(({ from, price }) => ({ from, unitHt: untaxed(price.amount, price.taxLabel) })),
        },
      ];
    });
}
