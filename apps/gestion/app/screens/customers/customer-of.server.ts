import { data, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { ShopCustomerNameDocument } from '../../../generated/documents.ts';
import type { ShopCustomerNameQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';

type Named = NonNullable<ShopCustomerNameQuery['shopCustomer']>;

/** The account of the address where the act is open to one, its page where it is not, or « introuvable ». */
export async function customerFor(
  context: Readonly<RouterContextProvider>,
  id: string,
  act: Named['may'][number],
): Promise<Named> {
  const { shopCustomer } = await context.get(backendContext).ask(ShopCustomerNameDocument, { id });
  if (shopCustomer === null) throw data(null, { status: 404 });
  if (!shopCustomer.may.includes(act)) throw redirect(paths.customer(id));
  return shopCustomer;
}
