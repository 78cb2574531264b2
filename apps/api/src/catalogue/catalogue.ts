// The door of the catalogue capability: the public catalogue kept in memory, and what is found in it.
import type { ProductAttribute } from '@nuancier/contract/api-types.ts';
import { typedTint } from '@nuancier/domain/catalogue/colour/tints/tint-coded.ts';
import type { TypedTint } from '@nuancier/domain/catalogue/colour/tints/tint-coded.ts';
import { ancestors } from '@nuancier/domain/catalogue/categories/category-tree.ts';
import type { CategoryNode } from '@nuancier/domain/catalogue/categories/category-tree.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { tintSupplement } from '@nuancier/domain/pricing/tint-supplement.ts';
import type { Database } from '../database/tables.ts';
import { numberOfUid } from '../text/magento-uid.ts';
import type { CategoryView } from './categories/category-view.ts';
import type { Category } from './categories/category.ts';
import { coloursCoded, selectColours, selectTintSupplements } from './articles/colour-store.ts';
import { dossierOf } from './sheet/dossier.ts';
import type { ProductDossier } from './sheet/dossier.ts';
import { selectDossier } from './sheet/dossier-store.ts';
import type { ChartColour } from './articles/entered-tint.ts';
import { isUnderRoot } from './categories/forest.ts';
import type { Forest } from './categories/forest.ts';
import { productSheet } from './sheet/product-sheet.ts';
import { productTexts } from './sheet/product-texts.ts';
import type { SheetGroup as TechnicalGroup } from './sheet/sheet-labels.ts';
import { sheetList, sheetOf } from './snapshot/sheet-value.ts';
import { chosenArticle } from './articles/sold-article.ts';
import type { ChosenArticle, SoldArticle as ArticleOfProduct } from './articles/sold-article.ts';
import type { Article } from './snapshot/article-columns.ts';
import { articlesOf, productWithSku } from './snapshot/catalogue-snapshot.ts';
import type { Catalogue as Snapshot } from './snapshot/catalogue-snapshot.ts';
import { readCatalogue } from './snapshot/read-catalogue.ts';
import { selectNotOffered } from './snapshot/snapshot-store.ts';
import type { ProductRead } from './snapshot/snapshot-store.ts';
import { withoutPrices } from './snapshot/without-prices.ts';
import { withoutProducts } from './snapshot/without-products.ts';
import { articleView } from './views/article-view.ts';
import type { ArticleView } from './views/article-view.ts';
import { goneArticleView } from './views/gone-article-view.ts';
import { productViews } from './views/product-view.ts';
import { picturedArticle, pictureView } from './views/picture-view.ts';
import type { PictureView } from './views/picture-view.ts';
import type { ProductFields, ProductView } from './views/product-view.ts';

export {
  categoryExists,
  findPicturedArticle,
  findPicturedProduct,
  findPicturedTint,
} from './pictured-store.ts';
export { offerTurnsBetween } from './shelf/shop-days-store.ts';
export { productsOfReferences } from './imports/pictures-import-store.ts';
export { findColourSheets } from './articles/colour-sheet.ts';
export type { ColourSheetFacts, SheetColour } from './articles/colour-sheet.ts';
export type { Pictured } from './pictured-store.ts';
export { contractPrices, listPrices } from './snapshot/viewer-prices.ts';
export type { PricedCatalogue, ViewerPrices } from './snapshot/viewer-prices.ts';
export { getBestSimpleProduct } from './operations/get-best-simple-product.ts';
export { productSheetOf } from './sheet/read-sheet.ts';
export { sheetEntries } from './sheet/sheet-labels.ts';
export type { ChartTint } from './snapshot/tints.ts';
export {
  articlesOf,
  articleTraitsOf as traitsOfProduct,
  placedArticlesOf,
  placedOfferAt,
  placesOnSale,
} from './snapshot/catalogue-snapshot.ts';
export { meantArticleView } from './views/meant-article-view.ts';
export { meantPack } from './articles/meant-offers.ts';
export type { Meant } from './articles/meant-offers.ts';
export { enteredOptions, enteredTint, enteredTintCode } from './articles/entered-tint.ts';
export type { ChartColour, EnteredOptions } from './articles/entered-tint.ts';

export type Catalogue = Snapshot;

/** A finished answer of either kind, product or article. */
export type ShownProduct = ProductFields;

export type CategoryTreeNode = CategoryNode<Category>;

/** A product while the catalogue is read: all that an index may need of it. */
export type ProductSource = {
  sku: string;
  name: string;
  brand: string;
  line: string | null;
  isNew: boolean;
  isPromo: boolean;
  shortDescription: string;
  description: string;
  /** an entry of the technical sheet, as a list of texts */
  list(code: string): string[];
  categories: readonly { id: number; position: number }[];
  /** from the top down to its own, for each of its categories */
  categoryNames: readonly string[];
  articles: readonly Article[];
};

/**
 * On one French day. `db` must show one state throughout; `onProduct` gets each product once, in the catalogue's order.
 */
export function loadCatalogue(
  db: Database,
  publicUrl: string,
  day: string,
  onProduct: (product: ProductSource) => void,
): Promise<Catalogue> {
  return readCatalogue(db, publicUrl, day, (read, forest) => onProduct(sourceOf(read, forest)));
}

/** Beside its product's name, which says what it is. */
export function articleThumbnail(catalogue: Catalogue, sku: string): PictureView {
  const pictured = picturedArticle(
    catalogue,
    productWithSku(catalogue, sku) ?? -1,
    { sku, tintable: false },
    '',
  );
  return pictureView(pictured, 'thumbnail');
}

/** Ids of the products that are not in the shop that day. */
export function productsNotOffered(db: Database, day: string): Promise<number[]> {
  return selectNotOffered(db, day);
}

/** Without the products of these places. */
export function catalogueWithoutProducts(catalogue: Catalogue, left: ReadonlySet<number>): Catalogue {
  return withoutProducts(catalogue, left);
}

/** For viewers who may not see prices. */
export function catalogueWithoutPrices(catalogue: Catalogue): Catalogue {
  return withoutPrices(catalogue);
}

/** Finished answers, in the order of the products named. */
export function viewsOfProducts(catalogue: Catalogue, products: Iterable<number>): ProductView[] {
  return productViews(catalogue, products);
}

export function findProduct(catalogue: Catalogue, sku: string): number | undefined {
  return productWithSku(catalogue, sku);
}

/** References of the products that Magento's public ids, or the numbers within them, name; null where there is none. */
export function productSkusOf({ byId, products }: Catalogue, named: readonly string[]): (string | null)[] {
  return named.map((name) => {
    // No public id is all digits.
    const at = byId.get(/^\d{1,9}$/.test(name) ? Number(name) : (numberOfUid(name) ?? -1));
    return (at === undefined ? undefined : products[at]?.sku) ?? null;
  });
}

/** Finished answers, in the order of the references; what has left the catalogue is missing. */
export function viewsOfSkus(catalogue: Catalogue, skus: readonly string[]): ProductView[] {
  return productViews(
    catalogue,
    skus.flatMap((sku) => catalogue.bySku.get(sku) ?? []),
  );
}

/** The technical sheet of the product that a finished answer shows. */
export async function productAttributes(db: Database, view: ShownProduct): Promise<ProductAttribute[]> {
  const { catalogue, product } = view.place;
  const record = catalogue.products[product];
  if (record === undefined) return [];
  return productSheet(record, (await productTexts(db, catalogue, product)).sheet);
}

/** The reference of the product that a finished answer shows, itself or one of its articles; null when it has left. */
export function productSkuOf({ place }: ShownProduct): string | null {
  return place.catalogue.products[place.product]?.sku ?? null;
}

/** The product of this reference, or the one that has an article of this reference. */
export function findProductOrParent(catalogue: Catalogue, sku: string): { sku: string; name: string } | null {
  const product = productWithSku(catalogue, sku);
  const record = product === undefined ? undefined : catalogue.products[product];
  return record === undefined ? null : { sku: record.sku, name: record.name };
}

/** Of an article itself; of a product all its articles'; none for what is not sold. */
export function articleSkusOf(catalogue: Catalogue, sku: string): string[] {
  const product = productWithSku(catalogue, sku);
  if (product === undefined) return [];
  const skus = articlesOf(catalogue, product).map((article) => article.sku);
  return skus.includes(sku) ? [sku] : skus;
}

export type NamedArticle = { article: Article; name: string; urlKey: string };

/** The article of this product whose reference or EAN is the code in capitals, named in full. */
export function findArticle(catalogue: Catalogue, product: number, code: string): NamedArticle | undefined {
  const article = articlesOf(catalogue, product).find(
    ({ sku, ean }) => sku.toUpperCase() === code || ean === code,
  );
  return article && named(catalogue, product, article);
}

/** The articles of a product, named in full. */
export function namedArticles(catalogue: Catalogue, product: number): NamedArticle[] {
  return articlesOf(catalogue, product).flatMap((article) => named(catalogue, product, article) ?? []);
}

function named(catalogue: Catalogue, product: number, article: Article): NamedArticle | undefined {
  const view = articleView(catalogue, product, article);
  return view ? { article, name: view.name ?? '', urlKey: view.url_key ?? '' } : undefined;
}

/** The site's categories that people can walk into, upper levels first. */
export function shownCategories({ forest }: Catalogue, rootCategoryId: number): CategoryView[] {
  return [...forest.nodes.values()]
    .filter((node) => node.parent !== null && node.productCount > 0 && isUnderRoot(node, rootCategoryId))
    .map((node) => forest.views.get(node.category.id))
    .filter((view) => view !== undefined);
}

export function isOnSite(node: CategoryTreeNode, rootCategoryId: number): boolean {
  return isUnderRoot(node, rootCategoryId);
}

export type Dossier = ProductDossier;

export type SheetGroup = TechnicalGroup;

/** What a product's documents are written from; read when one is asked for. */
export async function findDossier(db: Database, sku: string, day: string): Promise<Dossier | null> {
  const row = await selectDossier(db, sku, day);
  return row === undefined ? null : dossierOf(row);
}

/** What tinting one pack costs, before tax; null when the shop has no tariff for the class. */
export type TintTariff = (pack: { tintClass: string; litres: number }) => Cents | null;

/** One question, however many packs. */
export async function readTintTariff(db: Database): Promise<TintTariff> {
  const rows = await selectTintSupplements(db);
  const tariff = new Map(rows.map((row) => [row.tint_class, cents(row.per_litre_ht_cents)]));
  return ({ tintClass, litres }) => {
    const perLitre = tariff.get(tintClass);
    return perLitre === undefined ? null : tintSupplement(perLitre, litres);
  };
}

/** By each code as it was asked for, however that is written; one that no chart has is missing. */
export async function findColours(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ChartColour>> {
  const found = await coloursCoded(db, codes);
  return new Map(
    [...found].map(([asked, { tint_class: tintClass, ...row }]) => [asked, { ...row, tintClass }]),
  );
}

/** Of what people type: a hexadecimal, a code or a name that only one tint has. */
export async function findTypedTint(db: Database, typed: string): Promise<TypedTint<ChartColour>> {
  const rows = await selectColours(db, null);
  return typedTint(
    rows.map((row) => ({ ...row, tintClass: row.tint_class })),
    typed,
  );
}

export type SoldArticle = ArticleOfProduct;

export { articleInstead, articleReplacing, productsReplacing } from './articles/article-instead.ts';
export { nameOfSold } from './articles/sold-article.ts';

/** By an article's reference, or by its product's and the uids of what was chosen of it. */
export function findSoldArticle(
  catalogue: Catalogue,
  sku: string,
  optionUids: readonly string[],
): ChosenArticle {
  return chosenArticle(catalogue, sku, optionUids);
}

/** An article that has left the catalogue, for wish lists and reviews that still refer to it. */
export function viewOfGoneArticle(
  catalogue: Catalogue,
  gone: { sku: string; name: string; pricingUnit: string },
): ArticleView {
  return goneArticleView(catalogue, gone);
}

function sourceOf(read: ProductRead, forest: Forest): ProductSource {
  const sheet = sheetOf(read.attributes);
  return {
    sku: read.sku,
    name: read.name,
    brand: read.brand,
    line: read.line,
    isNew: read.is_new,
    isPromo: read.isPromo,
    shortDescription: read.short_description,
    description: read.description,
    list: (code) => sheetList(sheet, code),
    categories: read.categories,
    categoryNames: categoryNames(read, forest),
    articles: read.articles,
  };
}

function categoryNames({ categories }: ProductRead, { nodes }: Forest): string[] {
  const names = categories.flatMap(({ id }) => {
    const node = nodes.get(id);
    return node === undefined ? [] : [...ancestors(node), node].map(({ category }) => category.name);
  });
  return [...new Set(names)];
}
