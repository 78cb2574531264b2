import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export async function personalDataInWishlists(
  db: Database,
  id: number,
): Promise<{ listes_de_favoris: unknown[] }> {
  const found = await sql`
    select wishlist.name, wishlist.share, wishlist.created_at, coalesce((
      select json_agg(json_build_object('sku', item.article_sku, 'name', item.name, 'quantity', item.quantity,
        'tint_code', item.tint_code, 'tint_hex', item.tint_hex, 'tint_label', item.tint_label,
        'description', item.description, 'added_at', item.added_at) order by item.position)
      from wishlist_item item where item.wishlist_id = wishlist.id), '[]'::json) as items
    from wishlist where wishlist.customer_id = ${id} order by wishlist.id`.execute(db);
  return { listes_de_favoris: found.rows };
}

/**
 * Shared lists stay with the colleagues, without the erased person's notes and under a name that says so; the head of
 * the company may take them over. Lists without another reader are deleted.
 */
export async function eraseCustomerInWishlists(db: Database, id: number): Promise<void> {
  await sql`
    delete from wishlist where customer_id = ${id} and not exists (
      select from customer owner join customer colleague on colleague.company_id = owner.company_id
      where owner.id = ${id} and owner.company_id = wishlist.shared_company_id and colleague.id <> ${id}
        and colleague.role in ('Dirigeant', 'Subaccount') and colleague.erased_at is null
        and (colleague.is_active or colleague.suspended_at is not null))`.execute(db);
  await sql`
    update wishlist_item set description = null
    where wishlist_id in (select wishlist.id from wishlist where wishlist.customer_id = ${id})`.execute(db);
}
