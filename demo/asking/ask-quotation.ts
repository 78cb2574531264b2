// A head of company who fills a cart and asks what it would cost.
import { addProductsToCart } from '@nuancier/api/cart/operations/add-products-to-cart.ts';
import { clearCart } from '@nuancier/api/cart/operations/clear-cart.ts';
import { createEmptyCart } from '@nuancier/api/cart/operations/create-empty-cart.ts';
import { loadCatalogue } from '@nuancier/api/catalogue/catalogue.ts';
import { customerOf } from '@nuancier/api/customers/customers.ts';
import { selectViewer } from '@nuancier/api/customers/sessions/sessions-store.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { askForQuotation } from '@nuancier/api/quotations/operations/ask-for-quotation.ts';
import { refusalMessages } from '@nuancier/api/refusal-messages.ts';
import type { DemoSize } from '../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../catalogue/sku-at-size.ts';
import { emailOf } from '../rows/accounts/customer-rows.ts';
import { addDays, frenchDay } from '../shift-dates.ts';

/** Followed by the sales person of the west, and by the store of Rennes. */
const ASKER = emailOf('U01');
const LABEL = 'Cage d’escalier, rue de Nantes';
const WANTED = [
  { sku: '10300103', quantity: 6 },
  { sku: '10500101', quantity: 4 },
  { sku: '82300003', quantity: 12 },
];
const WISHED_IN_DAYS = 12;

type Place = Omit<Parameters<typeof askForQuotation>[0], 'db' | 'viewer' | 'catalogue' | 'idempotencyKey'> & {
  db: DatabasePool;
};

export async function askQuotation(place: Place, size: DemoSize): Promise<void> {
  const { db, now } = place;
  const asker = await db
    .selectFrom('customer')
    .leftJoin('quotation', (join) =>
      join.onRef('quotation.customer_id', '=', 'customer.id').on('quotation.label', '=', LABEL),
    )
    .select(['customer.id', 'quotation.number'])
    .where('customer.email', '=', ASKER)
    .executeTakeFirst();
  if (asker === undefined || asker.number !== null) return;
  const record = await selectViewer(db, asker.id, now());
  if (record === undefined) return;
  const read = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((reading) => loadCatalogue(reading, '', frenchDay(now()), () => undefined));
  const catalogue = async () => read;
  const context = { ...place, viewer: customerOf(record), catalogue, refusals: refusalMessages };
  const cartId = await createEmptyCart(context, {});
  const cartItems = WANTED.map(({ sku, quantity }) => ({ sku: skuAtSize(sku, size), quantity }));
  await addProductsToCart(context, { cartId, cartItems });
  await askForQuotation(
    { ...context, idempotencyKey: undefined },
    {
      cartId,
      label: LABEL,
      message:
        'Bonjour, nous attaquons la cage d’escalier dans deux semaines. Pouvez-vous faire un effort sur le velours\u00A0? Livraison sur le chantier si possible.',
      wishedOn: addDays(frenchDay(now()), WISHED_IN_DAYS),
    },
  );
  await clearCart(context, cartId);
}
