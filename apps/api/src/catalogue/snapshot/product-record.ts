import { productType } from '@nuancier/domain/catalogue/products/product-type.ts';
import type { ProductType } from '@nuancier/domain/catalogue/products/product-type.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import { sheetNumber, sheetOf, sheetText } from './sheet-value.ts';
import type { ProductRead } from './snapshot-store.ts';

/** What stays in memory of a product; its long texts and its technical sheet are read when a page asks for them. */
export type ProductRecord = {
  id: number;
  sku: string;
  type: ProductType;
  /** 'Peintures pro' or 'RMS' */
  kind: string;
  name: string;
  urlKey: string;
  brand: string;
  line: string | null;
  pricingUnit: string;
  /** what contracts and price lists know it by */
  family: number;
  priceGroup: string;
  taxRate: TaxRate;
  isNew: boolean;
  isPromo: boolean;
  finish: string | null;
  yieldText: string | null;
  yieldMin: number | null;
  coats: number | null;
  categories: readonly number[];
};

/** Equal texts become one and the same: brands and finishes are few, products many. */
export type Intern = <Text extends string | null>(text: Text) => Text;

export function createIntern(): Intern {
  const known = new Map<string, string>();
  return (text) => {
    if (text === null) return text;
    const kept = known.get(text);
    if (kept === undefined) known.set(text, text);
    return (kept ?? text) as typeof text;
  };
}

export function productRecord(read: ProductRead, intern: Intern): ProductRecord {
  const sheet = sheetOf(read.attributes);
  return {
    id: read.id,
    sku: read.sku,
    type: productType(read.product_type, read.articles.length),
    kind: intern(read.kind),
    name: read.name,
    urlKey: read.url_key,
    brand: intern(read.brand),
    line: intern(read.line),
    pricingUnit: intern(read.pricing_unit),
    family: read.family,
    priceGroup: intern(read.price_group),
    taxRate: taxRate(read.tax_class),
    isNew: read.is_new,
    isPromo: read.isPromo,
    finish: intern(sheetText(sheet, 'aspect')),
    yieldText: intern(sheetText(sheet, 'rendement')),
    yieldMin: sheetNumber(sheet, 'rendement_min'),
    coats: sheetNumber(sheet, 'nb_couches'),
    categories: read.categories.map((category) => category.id),
  };
}
