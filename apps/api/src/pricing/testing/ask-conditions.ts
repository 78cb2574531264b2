import type { ProductCondition, ProductConditionInput } from '@nuancier/contract/api-types.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const DOCUMENT = `query Conditions($products: [ProductConditionInput!]!, $tokenId: String) {
  productConditions(products: $products, tokenId: $tokenId) { productsConditions {
    sku pricingUnit packagingMeasureUnit active
    priceExcludingTax { ...figures } priceIncludingTax { ...figures }
    stocks { storeCode available statutArticleMag resupplyTime approDirecteFournisseur livraisonPro } } } }
  fragment figures on ConditionPrice { finalPrice regularPrice packagingFinalPrice packagingRegularPrice
    discountPercentage discountAmount priceType }`;

type Asking = { as?: string; tokenId?: string };

export function sendConditions(shop: ShopApi, products: ProductConditionInput[], asking: Asking = {}) {
  const { as, tokenId } = asking;
  return shop.send(DOCUMENT, { products, tokenId }, as === undefined ? {} : { as });
}

/** The conditions in the order answered; a refusal fails the test. */
export async function askConditions(
  shop: ShopApi,
  skus: readonly string[],
  asking: Asking = {},
): Promise<ProductCondition[]> {
  const { data, errors } = await sendConditions(
    shop,
    skus.map((sku) => ({ sku })),
    asking,
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  const answer = data as { productConditions: { productsConditions: ProductCondition[] } };
  return answer.productConditions.productsConditions;
}
