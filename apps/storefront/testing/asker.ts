// A sub-account whose cart needs its head's consent, for tests of the pages of both.
import { expect } from 'vitest';
import { packsInCart } from './buyer.ts';
import { wordsOf } from './drawn-listing.ts';
import { publicUrl } from './visit.ts';
import type { TestShop, Visit } from './visit.ts';

export const GWEN = 'gwen.lebihan@demo.valbrune.example';
export const PAINT = '10200102';
export const GLUE = '80100201';

export const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** The lines whose quantities a page lets one change. */
export const uids = (html: string): string[] => [
  ...new Set([...html.matchAll(/name="quantity:([\da-f-]{36})"/g)].map(([, uid]) => uid ?? '')),
];

/** A function, because the shop is opened after this file is loaded. */
export function asker(shop: () => TestShop) {
  const post = (path: string, as: string, fields: Record<string, string>): Promise<Visit> =>
    shop().visit(path, {
      as,
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const add = (sku: string, quantity: number) =>
    post('/cart', GWEN, { intent: 'add', sku, quantity: String(quantity) });
  const submit = (comment = '') => post('/cart', GWEN, { intent: 'submit-approval', comment });
  return {
    post,
    add,
    submit,
    words: async (path: string, as: string) => spaced(wordsOf((await shop().visit(path, { as })).html)),
    packsAsked: () => packsInCart(shop(), GWEN),
    /** Nothing in any cart, little that may be ordered alone, plenty in stock. */
    async reset(): Promise<void> {
      const { db } = shop();
      await db.deleteFrom('cart').execute();
      const rights = { is_validate_order: true, ceiling_validated_order_cents: 1_000, is_view_price: true };
      await db.updateTable('customer').set(rights).where('email', '=', GWEN).execute();
      await db
        .updateTable('stock')
        .set({ available: 500, statut_article_mag: 'P', resupply_time: 5, appro_directe_fournisseur: false })
        .where('article_sku', 'in', [PAINT, GLUE])
        .execute();
    },
    /** The page on which the head decides on what was just asked for. */
    async asked(comment = ''): Promise<string> {
      expect((await add(PAINT, 4)).status).toBe(302);
      expect((await add(GLUE, 2)).status).toBe(302);
      expect((await submit(comment)).headers['location']).toBe('/approval-confirmation');
      const row = await shop()
        .db.selectFrom('approval_request')
        .select('number')
        .where('status', '=', 'waiting_for_approval')
        .executeTakeFirstOrThrow();
      return `/customer/orders-to-approve-detail/${row.number}`;
    },
  };
}
