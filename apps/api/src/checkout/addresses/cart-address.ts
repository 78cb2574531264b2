import type { CartAddressInput } from '@nuancier/contract/api-types.ts';
import { changedAddress, EMPTY_ADDRESS } from '@nuancier/domain/customers/profile/changed-address.ts';
import type { Address } from '@nuancier/domain/customers/profile/changed-address.ts';
import { hasForbiddenSigns, dialledNumber } from '@nuancier/domain/customers/profile/contact-details.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Place } from '@nuancier/domain/stores/place.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { CartAddress } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { companyAddressBook, keepAddress, usableAddress } from '../../customers/customers.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';

type Given = { customer_address_id?: number | null; address?: CartAddressInput | null };

/** One of the customer's own addresses or of its company's, or one that was typed; never both. */
export async function cartAddress(
  { db, viewer }: Pick<CheckoutContext, 'db'> & { viewer: Viewer },
  { customer_address_id: id, address }: Given,
): Promise<CartAddress> {
  if ((id == null) === (address == null)) throw new Refusal('ONE_ADDRESS');
  if (address != null) return typedAddress(address);
  const known = await usableAddress(db, allowed(viewer, 'use-account'), id ?? 0);
  if (known === undefined) throw new Refusal('UNKNOWN_ADDRESS');
  return addressOf(known, known.street);
}

/** A sub-account is always billed at its company. Null for other viewers. */
export async function companyBilling({
  db,
  viewer,
}: {
  db: Database;
  viewer: Viewer;
}): Promise<CartAddress | null> {
  const book = await companyAddressBook(db, viewer);
  return book && addressOf(book.billing, book.billing.street);
}

/** An address that was typed goes into the customer's book where that is asked for; a visitor has none. */
export async function keepIfAsked(
  db: DatabaseTransaction,
  viewer: Viewer,
  { address }: Pick<Given, 'address'>,
): Promise<void> {
  if (address?.save_in_address_book !== true || viewer.kind === 'visitor') return;
  await keepAddress(db, viewer.customerId, checked(address));
}

/** A telephone number that is none is kept as it came: clients that only estimate have none to give yet. */
function typedAddress(input: CartAddressInput): CartAddress {
  if (input.country_code !== 'FR') throw new Refusal('NO_SHIPPING_METHODS');
  const given = input.telephone?.trim() || null;
  const known = given === null ? null : dialledNumber(given);
  const address = checked({ ...input, telephone: known });
  if (given !== null && (given.length > LONGEST_PHONE || hasForbiddenSigns(given)))
    throw new Refusal('PHONE_INVALID');
  return addressOf({ ...address, telephone: known ?? given }, address.street);
}

const LONGEST_PHONE = 40;

/** Checked when the order is placed: the carrier or store may have to call. */
export function hasBadPhone(address: Pick<CartAddress, 'telephone'> | null): boolean {
  return address !== null && address.telephone !== null && dialledNumber(address.telephone) === null;
}

function checked(input: CartAddressInput): Address {
  const { firstname, middlename, lastname, prefix, suffix, company, city, postcode, telephone } = input;
  const { fax, vat_id } = input;
  const street = (input.street ?? []).map((line) => line?.trim() ?? '').filter((line) => line !== '');
  const name = { firstname, middlename, lastname, prefix, suffix, company };
  const fields = { ...name, city, postcode, telephone, street, fax, vat_id };
  const address = changedAddress(EMPTY_ADDRESS, fields);
  if (!address.ok) throw new Refusal(address.refusal);
  return address.value;
}

type Fields = Omit<CartAddress, 'street' | 'country_code'>;

function addressOf(fields: Fields, street: readonly string[]): CartAddress {
  const { firstname, lastname, company, postcode, city, telephone } = fields;
  const { prefix = null, middlename = null, suffix = null, fax = null, vat_id = null } = fields;
  const lines = street.filter((line) => line !== '');
  const name = { prefix, firstname, middlename, lastname, suffix, company };
  return { ...name, street: lines, postcode, city, country_code: 'FR', telephone, fax, vat_id };
}

/** Coordinates by commune; null when unknown. */
export async function placeOf(
  { places }: Pick<CheckoutContext, 'places'>,
  { postcode, city }: Pick<CartAddress, 'postcode' | 'city'>,
): Promise<Place | null> {
  for (const text of new Set([`${postcode} ${city}`.trim(), postcode])) {
    // oxlint-disable-next-line no-await-in-loop -- the second is asked only when the first is unknown
    const [first] = await places.autocomplete(text);
    // oxlint-disable-next-line no-await-in-loop
    const found = first === undefined ? null : await places.details(first.placeId);
    if (found !== null) return { latitude: found.latitude, longitude: found.longitude };
  }
  return null;
}
