import type {
  MutationDateCategoryArgs,
  MutationMoveCategoryArgs,
  MutationWriteCategoryArgs,
  ShelfCategory,
} from '@nuancier/contract/gestion-types.ts';
import { movedCategory } from '@nuancier/domain/catalogue/categories/moved-category.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { recordAudit } from '../../audit/audit.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { importCategories } from '../operations/import-categories.ts';
import { fingerprint } from '../../request/fingerprint.ts';
import { selectTree } from '../shelf/shelf-store.ts';
import type { TreeRow } from '../shelf/shelf-store.ts';
import { updateCategoryDays } from '../shelf/shop-days-store.ts';
import { typedDays } from '../shelf/typed-days.ts';
import {
  categoryDaysOf,
  categoryReadOf,
  categoryTextsOf,
  treeReadOf,
  treeView,
} from '../shelf/shelf-view.ts';
import type { ShelfContext } from './shelf-products.ts';

const LONGEST = { name: 100, text: 20_000, meta: 300 };

export async function shelfCategories({ db, staff: viewer, now }: ShelfContext): Promise<ShelfCategory[]> {
  const { staff } = entitled(viewer, 'shelfCategories');
  return treeView(await selectTree(db), {
    mayWrite: scopeOf('writeCategory', staff.role) !== null,
    day: localMoment(now()).date,
  });
}

export function writeCategory(
  context: ShelfContext,
  { id, read, input }: MutationWriteCategoryArgs,
): Promise<ShelfCategory[]> {
  const { name, description, meta_title: title, meta_description: meta } = input;
  if (name.trim() === '' || name.length > LONGEST.name) throw new Refusal('CATEGORY_NAME');
  if (description.length > LONGEST.text) throw new Refusal('SHELF_TEXT_TOO_LONG');
  if (title.length > LONGEST.meta || meta.length > LONGEST.meta) throw new Refusal('SHELF_META_TOO_LONG');
  return changed(context, 'writeCategory', id, (rows, own) => {
    if (categoryReadOf(own) !== read) throw new Refusal('SHELF_CHANGED');
    const written = {
      ...own,
      name: name.trim(),
      include_in_menu: input.include_in_menu,
      description: description.trim() || null,
      meta_title: title.trim() || null,
      meta_description: meta.trim() || null,
    };
    return rows.map((row) => (row.id === id ? written : row));
  });
}

export function moveCategory(
  context: ShelfContext,
  { id, read, parent, before }: MutationMoveCategoryArgs,
): Promise<ShelfCategory[]> {
  return changed(context, 'moveCategory', id, (rows) => {
    if (treeReadOf(rows) !== read) throw new Refusal('SHELF_CHANGED');
    const moved = movedCategory(rows, { id, parent, before: before ?? null });
    if (!moved.ok) throw new Refusal(moved.refusal);
    return moved.value;
  });
}

export async function dateCategory(
  context: ShelfContext,
  { id, read, from, until }: MutationDateCategoryArgs,
): Promise<ShelfCategory[]> {
  const days = typedDays(from, until);
  entitled(context.staff, 'dateCategory');
  await context.db.transaction().execute(async (db) => {
    const own = (await selectTree(db, { isHeld: true })).find((row) => row.id === id);
    if (own === undefined) throw new Refusal('UNKNOWN_CATEGORY');
    if (own.parent_id === null) throw new Refusal('ROOT_ALWAYS_OPEN');
    if (categoryReadOf(own) !== read) throw new Refusal('SHELF_CHANGED');
    const before = categoryDaysOf(own);
    if (fingerprint(before) === fingerprint(days)) return;
    await updateCategoryDays(db, id, days);
    await announceCatalogueChange(db);
    const details = { id, name: own.name, before, after: days };
    await recordAudit(db, context, { event: 'category-dated', customerId: null, details });
  });
  return shelfCategories(context);
}

/** The tree is written as a whole, as its file is: addresses that change lead on from where they were. */
async function changed(
  context: ShelfContext,
  operation: StaffOperation,
  id: number,
  change: (rows: readonly TreeRow[], own: TreeRow) => TreeRow[],
): Promise<ShelfCategory[]> {
  entitled(context.staff, operation);
  await context.db.transaction().execute(async (db) => {
    const rows = await selectTree(db, { isHeld: true });
    const before = rows.find((row) => row.id === id);
    if (before === undefined) throw new Refusal('UNKNOWN_CATEGORY');
    const wanted = change(rows, before);
    const report = await importCategories(
      db,
      wanted.map(({ products: _products, visible_from: _from, visible_until: _until, ...row }) => row),
    );
    if (!report.ok)
      throw new Refusal('SHELF_REFUSED', undefined, report.refusals.map(({ reason }) => reason).join(' '));
    const after = wanted.find((row) => row.id === id) ?? before;
    if (report.changed === 0) return;
    await recordAudit(db, context, {
      event: 'category-written',
      customerId: null,
      details: { id, name: after.name, before: placeAndTexts(before), after: placeAndTexts(after) },
    });
  });
  return shelfCategories(context);
}

function placeAndTexts(row: TreeRow) {
  return { ...categoryTextsOf(row), parent: row.parent_id, position: row.position, url_path: row.url_path };
}
