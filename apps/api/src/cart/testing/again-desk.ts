// Ordered again years later: what is told before the press, the press, and what the cart then proposes.
import { importProductLinks } from '../../catalogue/operations/import-product-links.ts';
import { shopper } from '../../checkout/testing/shopper.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { openCartShop } from './cart-shop.ts';
import type { CartShop } from './cart-shop.ts';

export const YANN = 'yann.kermarrec@demo.valbrune.example';
export const STORE = 'VB006';
/** Walnut brown in a paint of which no store here has a pot left, and the paint that replaces it. */
export const WALNUT = { text: 'VB-BR100', order: 'W24100012', article: '10300412', product: 'P103004' };
export const REPLACING = { article: '10300012', product: 'P103000', stocked: 11 };

export type Outlook = {
  is_orderable: boolean;
  reason: string | null;
  message: string | null;
  quantity: number;
  is_replacement: boolean;
  sku: string | null;
  product_name: string | null;
  conditioning: string | null;
  tint_class: string | null;
  stock: { available: number } | null;
};
type Again = { added: number; userInputErrors: { message: string; product_name: string }[] };

export const OUTLOOK = `reorder { is_orderable reason message quantity is_replacement sku product_name conditioning tint_class
  is_store_known stock { available storeCode } }`;

export type AgainDesk = Awaited<ReturnType<typeof openAgainDesk>>;

export async function openAgainDesk() {
  const opened = await openCartShop();
  const { shop, desk } = opened;
  const stock: CartShop['stock'] = (sku, shelf) => opened.stock(sku, shelf, STORE);
  await shopper(shop, { as: YANN, shopCode: STORE });

  /** As before each of them. */
  async function begin(): Promise<void> {
    await desk.clear((await desk.own(YANN)).id, { as: YANN });
    await stock(WALNUT.article, { available: 0, statut_article_mag: 'O' });
    await stock(REPLACING.article, { available: REPLACING.stocked, statut_article_mag: 'P' });
  }

  async function tint(text: string, as = YANN) {
    const { answer } = await desk.ask<{ items: { uid: string; reorder: Outlook | null }[] }>(
      `query ($text: String) { customerTints(search: { text: $text }) { items { uid purchase_ref ${OUTLOOK} } } }`,
      { text },
      { as },
    );
    const [found] = answer.items;
    if (found === undefined) throw new Error(`No tint for ${text}`);
    return found;
  }

  function press(uid: string, as = YANN) {
    return desk.ask<Again | null>(
      'mutation ($uid: ID!) { reorderTint(uid: $uid) { added userInputErrors { message product_name } } }',
      { uid },
      { as },
    );
  }

  const inCart = async () =>
    (await desk.own(YANN)).items.map(({ sku, quantity, tint: made }) => [sku, quantity, made?.code ?? null]);
  const proposed = async (as = YANN) =>
    (
      await desk.ask<{ proposed_purchase_ref: string | null }>(
        '{ checkoutHabits { proposed_purchase_ref } }',
        {},
        { as },
      )
    ).answer.proposed_purchase_ref;

  /** The catalogue is kept in memory: once it has changed it is read again. */
  async function changed(write: Promise<unknown>) {
    await write;
    await announceCatalogueChange(shop.db);
  }

  const links = (sku: string, replacement: string | null) =>
    importProductLinks(shop.db, [{ sku, related: [], upsell: [], crosssell: [], replacement }]);

  return { shop, desk, stock, begin, tint, press, inCart, proposed, changed, links };
}
