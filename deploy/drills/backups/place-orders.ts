// Places orders as guests over HTTP, one after the other, and prints the number of each that the shop has confirmed.
// usage: node deploy/drills/backups/place-orders.ts http://localhost:3000 12
import { randomUUID } from 'node:crypto';
import * as documents from '../../../bench/guest-documents.ts';

const STORE = 'VB006';
const ARTICLE = '10200102';
const [url = '', count = '1'] = process.argv.slice(2);

// oxlint-disable-next-line no-await-in-loop -- one after the other
for (let nth = 0; nth < Number(count); nth += 1) process.stdout.write(`${await placeOrder()}\n`);

async function placeOrder(): Promise<string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const ask = async (query: string, variables: object = {}): Promise<string> => {
    const body = JSON.stringify({ query, variables });
    const text = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
    if (text.includes('"errors"')) throw new Error(text);
    return text;
  };
  headers['x-shop-token'] = valueIn(await ask(documents.OPEN), 'token_id');
  const token = headers['x-shop-token'];
  headers['x-shop-token'] = valueIn(await ask(documents.CHOOSE, { shop: STORE, token }), 'token_id');
  const id = valueIn(await ask(documents.CREATE), 'customCreateEmptyCart');
  await ask(documents.FILL, { id, sku: ARTICLE, quantity: 1 });
  await ask(documents.SET_EMAIL, { id, email: `${randomUUID()}@exemple.fr` });
  await ask(documents.SET_SHIPPING, { id, address: documents.ADDRESS });
  await ask(documents.SET_BILLING, { id });
  await ask(documents.SET_METHOD, { id, mode: 'EMP' });
  await ask(documents.SET_PAYMENT, { id });
  return valueIn(await ask(documents.PLACE, { id }), 'order_number');
}

function valueIn(text: string, name: string): string {
  const value = new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1];
  if (value === undefined) throw new Error(`no ${name} in ${text}`);
  return value;
}
