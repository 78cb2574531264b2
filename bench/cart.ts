// What a cart costs: opened, filled with one article and then with another, read.
// usage: node bench/cart.ts [--seconds 4] [--buyers 16] [--warm-up 120]
import { openSession } from '@nuancier/api/customers/customers.ts';
import { asking } from './asking.ts';
import { measureBareRate } from './bare-rate.ts';
import { buyersAsked, measureBuyers } from './measure-buyers.ts';
import type { Sequence } from './measure-buyers.ts';
import { openCommerce } from './open-commerce.ts';

const CUSTOMER = 'nadia.castellan@demo.valbrune.example';
const ARTICLES = ['10100001', '10100002'];
const LINES = 'items { uid sku quantity prices { row_total { value } } errors { message } }';
const CART = `{ id total_quantity ${LINES} prices { grand_total { value } } }`;
const ADD = `mutation ($id: String!, $sku: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart ${CART} user_errors { code } } }`;
const READ = `query ($id: String!) { customCart(id: $id) ${CART} }`;

const asked = buyersAsked();
const commerce = await openCommerce();
try {
  const measure = { ...asked, bareRate: await measureBareRate(asked.buyers, asked.seconds) };
  const customer = await commerce.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', CUSTOMER)
    .executeTakeFirstOrThrow();
  const authorization = `Bearer ${await openSession(commerce.db, customer.id, new Date())}`;
  const guest = await measureBuyers(commerce, 'cart of a guest', sequenceOf({}), measure);
  const own = await measureBuyers(commerce, 'one customer, one cart', sequenceOf({ authorization }), measure);
  console.table([guest, own]);
} finally {
  await commerce.close();
}

function sequenceOf(headers: Record<string, string>): Sequence {
  return async (did) => {
    const ask = asking(commerce.api, { headers }, did);
    const id = (await ask('mutation { customCreateEmptyCart }'))['customCreateEmptyCart'];
    for (const sku of ARTICLES) await ask(ADD, { id, sku });
    await ask(READ, { id });
  };
}
