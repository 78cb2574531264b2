// What people of the shop write of a product goes through the door of the file, in the place of its line.
import type {
  MutationDateProductArgs,
  MutationLinkProductArgs,
  MutationWriteProductArgs,
  ShelfProduct,
} from '@nuancier/contract/gestion-types.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { ChangeEvent } from '../../audit/change-events.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { importProductLinks } from '../operations/import-product-links.ts';
import { importProductSheets } from '../operations/imports/import-product-sheets.ts';
import { typedDays } from '../shelf/typed-days.ts';
import { updateProductDays } from '../shelf/shop-days-store.ts';
import { selectShelfSheet } from '../shelf/shelf-store.ts';
import type { ShelfSheet } from '../shelf/shelf-store.ts';
import { daysOf, linksOf, readOf, textsOf } from '../shelf/shelf-view.ts';
import { shelfProduct } from './shelf-product.ts';
import type { ShelfContext } from './shelf-products.ts';

const LONGEST = { text: 20_000, meta: 300, links: 30 };

export function writeProduct(
  context: ShelfContext,
  { sku, read, input }: MutationWriteProductArgs,
): Promise<ShelfProduct> {
  const { short_description: short, description, meta_title: title, meta_description: meta } = input;
  if ([short, description].some((text) => text.length > LONGEST.text))
    throw new Refusal('SHELF_TEXT_TOO_LONG');
  if ([title, meta].some((text) => text.length > LONGEST.meta)) throw new Refusal('SHELF_META_TOO_LONG');
  return changed(
    context,
    { operation: 'writeProduct', event: 'product-written', sku, read, told: textsOf },
    (db, sheet) => {
      const { filed: _, related: _r, upsell: _u, crosssell: _c, replacement: _p, lacks: _l, ...rest } = sheet;
      const { visible_from: _f, visible_until: _t, ...line } = rest;
      return importProductSheets(db, [
        { ...line, ...input, meta_title: title.trim() || null, meta_description: meta.trim() || null },
      ]);
    },
  );
}

export function linkProduct(
  context: ShelfContext,
  { sku, read, input }: MutationLinkProductArgs,
): Promise<ShelfProduct> {
  const lists = [input.related, input.upsell, input.crosssell];
  if (lists.some((list) => list.length > LONGEST.links)) throw new Refusal('SHELF_TOO_MANY_LINKS');
  const [related = [], upsell = [], crosssell = []] = lists.map((list) =>
    list.map((one) => one.trim()).filter((one) => one !== ''),
  );
  const links = { related, upsell, crosssell, replacement: input.replacement?.trim() || null };
  return changed(
    context,
    { operation: 'linkProduct', event: 'product-linked', sku, read, told: linksOf },
    (db, sheet) => importProductLinks(db, [{ sku: sheet.sku, ...links }]),
  );
}

export function dateProduct(
  context: ShelfContext,
  { sku, read, from: first, until: last }: MutationDateProductArgs,
): Promise<ShelfProduct> {
  const days = typedDays(first, last);
  return changed(
    context,
    { operation: 'dateProduct', event: 'product-dated', sku, read, told: daysOf },
    async (db, sheet) => {
      await updateProductDays(db, sheet.sku, days);
      await announceCatalogueChange(db);
      return { ok: true, lines: 1, changed: 1 };
    },
  );
}

type Change = {
  operation: StaffOperation;
  event: ChangeEvent;
  sku: string;
  read: string;
  /** what of it the audit log keeps, before and after */
  told: (sheet: ShelfSheet) => object;
};

async function changed(
  context: ShelfContext,
  { operation, event, sku, read, told }: Change,
  write: (db: DatabaseTransaction, sheet: ShelfSheet) => Promise<ImportReport>,
): Promise<ShelfProduct> {
  entitled(context.staff, operation);
  await context.db.transaction().execute(async (db) => {
    const before = await selectShelfSheet(db, sku.trim(), { isHeld: true });
    if (before === undefined) throw new Refusal('UNKNOWN_SHELF_PRODUCT');
    if (readOf(before) !== read) throw new Refusal('SHELF_CHANGED');
    const report = await write(db, before);
    if (!report.ok)
      throw new Refusal('SHELF_REFUSED', undefined, report.refusals.map(({ reason }) => reason).join(' '));
    const after = await selectShelfSheet(db, before.sku);
    if (after === undefined || readOf(after) === read) return;
    await recordAudit(db, context, {
      event,
      customerId: null,
      details: { sku: before.sku, before: told(before), after: told(after) },
    });
  });
  await context.letProductsGo();
  const product = await shelfProduct(context, sku);
  if (product === null) throw new Refusal('UNKNOWN_SHELF_PRODUCT');
  return product;
}
