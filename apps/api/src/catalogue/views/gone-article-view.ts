import { taxRate } from '@nuancier/domain/tax.ts';
import { magentoUid } from '../../text/magento-uid.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { ProductRecord } from '../snapshot/product-record.ts';
import type { ArticleView } from './article-view.ts';
import { productPriceView } from './price-view.ts';
import { choiceOf, sharedFields } from './product-view.ts';

const NOWHERE = -1;

/** An article that has left the catalogue, for wish lists and reviews that still refer to it: a name, not for sale. */
export function goneArticleView(
  catalogue: Catalogue,
  { sku, name, pricingUnit }: { sku: string; name: string; pricingUnit: string },
): ArticleView {
  const price = productPriceView(null);
  return {
    __typename: 'SimpleProduct',
    ...sharedFields(goneRecord(sku, name, pricingUnit)),
    ...choiceOf([]),
    uid: magentoUid(`article/${sku}`),
    id: null,
    sku,
    url_key: null,
    url_path: null,
    url_rewrites: [],
    price_range: { minimum_price: price, maximum_price: price },
    stock_status: 'OUT_OF_STOCK',
    place: { catalogue, product: NOWHERE, article: null },
  };
}

function goneRecord(sku: string, name: string, pricingUnit: string): ProductRecord {
  return {
    id: NOWHERE,
    sku,
    type: 'SimpleProduct',
    kind: '',
    name,
    urlKey: '',
    brand: '',
    line: null,
    pricingUnit,
    family: NOWHERE,
    priceGroup: '',
    taxRate: taxRate('standard'),
    isNew: false,
    isPromo: false,
    finish: null,
    yieldText: null,
    yieldMin: null,
    coats: null,
    categories: [],
  };
}
