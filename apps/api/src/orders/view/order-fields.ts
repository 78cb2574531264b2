// What an order's answer takes from the catalogue and the stores.
import type { CustomerOrder, OrderAddress } from '@nuancier/contract/api-types.ts';
import type { OrdersContext } from '../orders-context.ts';
import { findSoldArticle } from '../../catalogue/catalogue.ts';
import type { SoldArticle } from '../../catalogue/catalogue.ts';
import { batched } from '../../concurrency/batched.ts';
import { allShops } from '../../stores/stores.ts';
import type { Shop } from '../../stores/stores.ts';
import { orderCopy } from './order-copy.ts';
import type { OrderItemView } from './order-item-view.ts';
import { addressView } from './orders-view.ts';

type Item = Pick<OrderItemView, 'article_sku'>;
type Sent = Pick<CustomerOrder, 'delivery_mode' | 'shop_code' | 'shipping_address'>;

/** As catalogue and cart name it: the variant's reference, or the product's own where it has no options. */
export async function shownSku(context: OrdersContext, item: Item): Promise<string> {
  const sold = await soldArticle(context, item);
  return sold === null || sold.productType === 'ConfigurableProduct' ? item.article_sku : sold.productSku;
}

export async function productOf(
  context: OrdersContext,
  item: Item,
): Promise<SoldArticle['productView'] | null> {
  return (await soldArticle(context, item))?.productView ?? null;
}

export async function magentoType(context: OrdersContext, item: Item): Promise<string> {
  const sold = await soldArticle(context, item);
  return sold?.productType === 'ConfigurableProduct' ? 'configurable' : 'simple';
}

/** Goods fetched at a store have their way too: clients wait for an address, and the store is the true one. */
export async function shippingAddress(context: OrdersContext, order: Sent): Promise<OrderAddress | null> {
  if (order.delivery_mode !== 'EMP') return order.shipping_address ?? null;
  const shop = await shopOf(context, order.shop_code);
  return shop === undefined ? null : addressOfShop(shop);
}

async function soldArticle(
  { catalogue }: Pick<OrdersContext, 'catalogue'>,
  { article_sku: sku }: Item,
): Promise<SoldArticle | null> {
  const chosen = findSoldArticle(await catalogue(), sku, []);
  return chosen.kind === 'article' ? chosen.sold : null;
}

const shopOf = batched(async ({ db }: Pick<OrdersContext, 'db'>, codes: readonly string[]) => {
  const byCode = new Map((await allShops(db)).map((shop) => [shop.code, shop]));
  return codes.map((code) => byCode.get(code));
});

function addressOfShop(shop: Shop): OrderAddress | null {
  return addressView({
    prefix: null,
    firstname: orderCopy.store,
    lastname: shop.titleLabel,
    suffix: null,
    company: shop.locationName,
    street: shop.addressLines.filter((line) => line !== ''),
    postcode: shop.postalCode,
    city: shop.locality,
    country_code: 'FR',
    telephone: shop.primaryPhone,
    fax: shop.fax,
  });
}
