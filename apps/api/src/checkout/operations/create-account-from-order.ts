// Opens an account for a guest's order with a password, taking over name, addresses and the order.
import type { CreateAccountFromOrderInput } from '@nuancier/contract/api-types.ts';
import { changedAddress, EMPTY_ADDRESS } from '@nuancier/domain/customers/profile/changed-address.ts';
import { dialledNumber } from '@nuancier/domain/customers/profile/contact-details.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { createCustomer, keepAddress } from '../../customers/customers.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { giveOrderTo } from '../../orders/orders.ts';
import type { Order, OrderPostalAddress } from '../../orders/orders.ts';
import { orderSigned } from './placed-order.ts';

/** As any other private registration, with its limits and its proof of the e-mail address. */
export async function createAccountFromOrder(context: CheckoutContext, input: CreateAccountFromOrderInput) {
  const { number, signature, password, conditions_version = null, recaptchaToken = null } = input;
  const order = await orderSigned(context, { number, signature });
  const { billingAddress: named } = order;
  if (order.customerId !== null || order.companyId !== null || named === null)
    throw new Refusal('UNKNOWN_ORDER');
  const { prefix, firstname, middlename = null, lastname, suffix } = named;
  const telephone = named.telephone === null ? null : dialledNumber(named.telephone);
  const mobile = telephone !== null && /^0[67]/.test(telephone) ? telephone : null;
  const person = { prefix, firstname, middlename, lastname, suffix, mobile, email: order.email };
  const account = { ...person, password, conditions_version, recaptchaToken };
  return createCustomer(context, account, 'private', async (db, customerId) => {
    await keepAddresses(db, customerId, order);
    if (!(await giveOrderTo(db, number, customerId))) throw new Refusal('UNKNOWN_ORDER');
  });
}

async function keepAddresses(
  db: DatabaseTransaction,
  customerId: number,
  { billingAddress: billing, shippingAddress: shipping }: Order,
): Promise<void> {
  const isOne = shipping === null || isSame(shipping, billing);
  await keep(db, customerId, billing, { default_billing: true, default_shipping: isOne });
  if (!isOne) await keep(db, customerId, shipping, { default_billing: false, default_shipping: true });
}

async function keep(
  db: DatabaseTransaction,
  customerId: number,
  address: OrderPostalAddress | null,
  defaults: { default_billing: boolean; default_shipping: boolean },
): Promise<void> {
  if (address === null) return;
  const { country_code: _country, telephone, ...fields } = address;
  const dialled = telephone === null ? null : dialledNumber(telephone);
  const kept = changedAddress(EMPTY_ADDRESS, { ...fields, telephone: dialled, ...defaults });
  if (!kept.ok) throw new Refusal(kept.refusal);
  await keepAddress(db, customerId, kept.value);
}

function isSame(one: OrderPostalAddress, other: OrderPostalAddress | null): boolean {
  return other !== null && textOf(one) === textOf(other);
}

function textOf({ firstname, lastname, company, street, postcode, city }: OrderPostalAddress): string {
  return [firstname, lastname, company, ...street, postcode, city].join('\n');
}
