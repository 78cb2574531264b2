// Where each product stands: the root above its first category, so that each line counts once.
import { sql } from 'kysely';

/** For a recursive « with »: `shelf (sku, root, name)`, the product's reference and its universe. */
export const SHELF = sql`above as (
    select id, id as root, name, parent_id from category where parent_id is null
    union all select category.id, above.root, above.name, category.parent_id
    from category join above on category.parent_id = above.id
  ), shelf as (
    select product.sku, above.root, above.name from product join lateral (
      select category_id from product_category where product_id = product.id
      order by position, category_id limit 1) first on true
    join above on above.id = first.category_id
  )`;

export const NO_UNIVERSE = 'Hors catalogue actuel';
