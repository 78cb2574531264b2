import { isPackCount } from '@nuancier/domain/cart/cart-line.ts';
import { sameName, wishlistName } from '@nuancier/domain/wishlists/wishlist-name.ts';
import { MOST_ITEMS } from '@nuancier/domain/wishlists/wishlist-limits.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { inBatches } from '../../imports/in-batches.ts';
import { upsertItems } from '../items/wishlist-items-store.ts';
import type { WishlistItem } from '../lists/wishlist-record.ts';
import {
  insertLists,
  selectKnownArticles,
  selectListNames,
  selectOwners,
} from '../lists/wishlists-import-store.ts';
import type { KnownArticle, ListOwner, NewList, WishlistRow } from '../lists/wishlists-import-store.ts';

/** One query carries this many lists. */
const BATCH = 500;

type Known = { owners: ReadonlyMap<string, ListOwner>; articles: ReadonlyMap<string, KnownArticle> };

/** A list its owner already has is not changed: the owner goes on with it. */
export async function importWishlists(
  db: DatabaseTransaction,
  rows: readonly WishlistRow[],
  now: Date,
): Promise<ImportReport> {
  const known = {
    owners: await selectOwners(db, [...new Set(rows.map(({ email }) => email.toLowerCase()))]),
    articles: await selectKnownArticles(db, [
      ...new Set(rows.flatMap((row) => row.items.map(({ sku }) => sku))),
    ]),
  };
  const refusals = rows.flatMap((row, at) =>
    reasonsAgainst(row, known).map((reason) => ({ line: at + 1, reason })),
  );
  if (refusals.length > 0) return refusedLines(refusals);
  const missing = missingLists(
    rows,
    known,
    await selectListNames(
      db,
      [...known.owners.values()].map(({ id }) => id),
    ),
  );
  for await (const batch of inBatches(missing, BATCH)) {
    const ids = await insertLists(db, batch, now);
    const items = ids.map((listId, at) => ({
      listId,
      items: wishedItems(batch[at]?.items ?? [], known, now),
    }));
    await upsertItems(db, items);
  }
  return { ok: true, lines: rows.length, changed: missing.length, added: missing.length };
}

type MissingList = NewList & Pick<WishlistRow, 'items'>;

/** Of two that have the same name in the file, the first. */
function missingLists(
  rows: readonly WishlistRow[],
  { owners }: Known,
  held: ReadonlyMap<number, readonly string[]>,
): MissingList[] {
  const names = new Map(held);
  return rows.flatMap(({ email, name, items, share = 'private' }) => {
    const owner = owners.get(email.toLowerCase());
    const validName = wishlistName(name);
    if (owner === undefined || validName === null) return [];
    const taken = names.get(owner.id) ?? [];
    if (taken.some((other) => sameName(other, validName))) return [];
    names.set(owner.id, [...taken, validName]);
    return [{ owner, name: validName, share, items }];
  });
}

function wishedItems(items: WishlistRow['items'], { articles }: Known, now: Date): WishlistItem[] {
  return items.flatMap(({ sku, quantity }): WishlistItem[] => {
    const article = articles.get(sku);
    if (article === undefined) return [];
    const { parentSku, pricingUnit, name: called } = article;
    const uid = crypto.randomUUID();
    return [
      {
        uid,
        articleSku: sku,
        parentSku,
        pricingUnit,
        name: called,
        quantity,
        tint: null,
        description: null,
        addedAt: now,
      },
    ];
  });
}

function reasonsAgainst({ email, name, items, share }: WishlistRow, { owners, articles }: Known): string[] {
  const isShared = share !== undefined && share !== 'private';
  const unknown = items.filter(({ sku }) => !articles.has(sku));
  const isRepeated = new Set(items.map(({ sku }) => sku)).size < items.length;
  return [
    ...(owners.has(email.toLowerCase()) ? [] : [`Le compte «\u00A0${email}\u00A0» n’existe pas.`]),
    ...(wishlistName(name) === null ? [`«\u00A0${name}\u00A0» ne peut pas nommer une liste.`] : []),
    ...(isShared && owners.get(email.toLowerCase())?.companyId === null
      ? [`Le compte «\u00A0${email}\u00A0» n’a pas d’entreprise avec qui partager «\u00A0${name}\u00A0».`]
      : []),
    ...unknown.map(({ sku }) => `L’article «\u00A0${sku}\u00A0» n’existe pas.`),
    ...(isRepeated ? [`La liste «\u00A0${name}\u00A0» contient deux fois le même article.`] : []),
    ...(items.length > MOST_ITEMS
      ? [`La liste «\u00A0${name}\u00A0» compte plus de 200\u00A0articles.`]
      : []),
    ...(items.every(({ quantity }) => isPackCount(quantity))
      ? []
      : ['Une quantité doit être un nombre entier de 1 à 99\u00A0999.']),
  ];
}
