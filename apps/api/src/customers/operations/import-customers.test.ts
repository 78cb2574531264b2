import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { CompanyRow, CustomerRow } from '../imports/customers-import-rows.ts';
import type { Establishment } from '../establishments/establishments.ts';
import { importCompanies } from './import-companies.ts';
import { importCustomers } from './import-customers.ts';
import { importEstablishments } from './import-establishments.ts';

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('empty');
  await importCompanies(shop.db, [aCompany()]);
});
afterAll(() => shop.close());

describe('importCompanies', () => {
  it('refuses a false SIRET, an unknown shop and an establishment that already has a client code', async () => {
    const report = await importCompanies(shop.db, [
      aCompany({ client_code: '2', siret: '99998887700010' }),
      aCompany({ client_code: '3', siret: null, shop_code: 'VB999' }),
      aCompany({ client_code: '4' }),
    ]);
    expect(report).toEqual({
      ok: false,
      refusals: [
        { line: 1, reason: 'Le numéro SIRET «\u00A099998887700010\u00A0» n’est pas valide.' },
        { line: 2, reason: 'Le magasin «\u00A0VB999\u00A0» n’existe pas.' },
        { line: 3, reason: 'L’établissement «\u00A099990101000010\u00A0» a déjà un code client.' },
      ],
    });
    expect(await shop.db.selectFrom('company').select('client_code').execute()).toEqual([
      { client_code: '1' },
    ]);
  });
});

describe('importEstablishments', () => {
  it('refuses a false SIRET and one that stands twice, and takes none of the file', async () => {
    const [one, other] = ['99990101000010', '99990201800012'];
    const report = await importEstablishments(
      shop.db,
      [one, other, '99998887700010', one].map(anEstablishment),
    );
    expect(report).toEqual({
      ok: false,
      refusals: [
        { line: 3, reason: 'Le numéro SIRET «\u00A099998887700010\u00A0» n’est pas valide.' },
        { line: 4, reason: `L’établissement «\u00A0${one}\u00A0» figure deux fois.` },
      ],
    });
    expect(await shop.db.selectFrom('establishment').select('siret').execute()).toEqual([]);
    expect(await importEstablishments(shop.db, [one, other].map(anEstablishment))).toMatchObject({
      changed: 2,
    });
  });
});

describe('importCustomers', () => {
  it('hashes the first password and leaves a later one alone', async () => {
    await importCustomers(shop.db, [aCustomer({ password: 'Demo!2026' })]);
    const first = await hashOf('yann@demo.example');
    expect(await verify(first, 'Demo!2026')).toBe(true);
    expect(await importCustomers(shop.db, [aCustomer({ password: 'Autre!2026' })])).toMatchObject({
      changed: 0,
    });
    expect(await hashOf('yann@demo.example')).toBe(first);
  });

  it('knows a customer by its e-mail, capitals or not', async () => {
    await importCustomers(shop.db, [aCustomer({ email: 'Yann@Demo.example', lastname: 'Le Goff' })]);
    expect(await shop.db.selectFrom('customer').select('lastname').execute()).toEqual([
      { lastname: 'Le Goff' },
    ]);
  });

  it('ties a sub-account to its head, wherever the head stands in the file', async () => {
    await importCustomers(shop.db, [
      aCustomer({ email: 'gwen@demo.example', role: 'Subaccount', parent_email: 'YANN@demo.example' }),
      aCustomer(),
    ]);
    const gwen = await shop.db
      .selectFrom('customer')
      .innerJoin('customer as head', 'head.id', 'customer.parent_id')
      .select('head.email')
      .where('customer.email', '=', 'gwen@demo.example')
      .executeTakeFirst();
    expect(gwen?.email.toLowerCase()).toBe('yann@demo.example');
  });

  it('adds an address once', async () => {
    await importCustomers(shop.db, [aCustomer({ addresses: [anAddress()] })]);
    await importCustomers(shop.db, [aCustomer({ addresses: [anAddress()] })]);
    expect(await shop.db.selectFrom('customer_address').select('label').execute()).toEqual([
      { label: 'Siège' },
    ]);
  });

  it('refuses the whole file for one bad line, and tells which and why', async () => {
    const before = await shop.db.selectFrom('customer').selectAll().execute();
    const report = await importCustomers(shop.db, [
      aCustomer({ email: 'neuf@demo.example' }),
      aCustomer({ email: 'sans-arobase', client_code: '77' }),
      aCustomer({ email: 'seul@demo.example', role: 'Subaccount' }),
      aCustomer({ email: 'perdu@demo.example', role: 'Subaccount', parent_email: 'personne@demo.example' }),
      aCustomer({ email: 'NEUF@demo.example' }),
    ]);
    expect(report).toEqual({
      ok: false,
      refusals: [
        { line: 2, reason: 'L’adresse e-mail «\u00A0sans-arobase\u00A0» n’est pas valide.' },
        { line: 2, reason: 'Le code client «\u00A077\u00A0» n’existe pas.' },
        { line: 3, reason: 'Un sous-compte doit avoir un compte dirigeant.' },
        { line: 4, reason: 'Le compte dirigeant «\u00A0personne@demo.example\u00A0» n’existe pas.' },
        { line: 5, reason: 'L’adresse «\u00A0neuf@demo.example\u00A0» figure deux fois.' },
      ],
    });
    expect(await shop.db.selectFrom('customer').selectAll().execute()).toEqual(before);
  });
});

async function hashOf(email: string): Promise<string> {
  const row = await shop.db
    .selectFrom('customer')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.password_hash ?? '';
}

function anEstablishment(siret: string): Establishment {
  return {
    siret,
    name: 'Bretagne Enduits SAS',
    streetNumber: '4',
    streetType: 'rue',
    streetName: 'du Port',
    postalCode: '35000',
    cityName: 'Rennes',
    cityCode: '35238',
  };
}

function aCompany(more: Partial<CompanyRow> = {}): CompanyRow {
  return {
    client_code: '1',
    name: 'Peintures Kermarrec SARL',
    siren: '999901010',
    siret: '99990101000010',
    vat_number: null,
    naf: null,
    price_list: 'PRO',
    shop_code: null,
    credit_limit_cents: 0,
    payment_terms: null,
    street: ['12 rue des Métairies'],
    postcode: '35000',
    city: 'Rennes',
    country_code: 'FR',
    email: null,
    ...more,
  };
}

function aCustomer(more: Partial<CustomerRow> = {}): CustomerRow {
  return {
    email: 'yann@demo.example',
    password: null,
    role: 'Dirigeant',
    client_code: '1',
    parent_email: null,
    prefix: null,
    firstname: 'Yann',
    lastname: 'Kermarrec',
    job_title: null,
    mobile: null,
    is_subscribed: false,
    is_confirmed: true,
    is_active: true,
    created_at: '2026-01-01T08:00:00Z',
    is_view_price: true,
    is_view_order: true,
    is_view_invoices: true,
    is_view_quotations: true,
    is_view_outstanding: true,
    is_view_listing: true,
    is_validate_order: true,
    ceiling_validated_order_cents: 0,
    is_notification_order: true,
    is_pay_cd: true,
    is_pay_outstanding: true,
    addresses: [],
    ...more,
  };
}

function anAddress(): CustomerRow['addresses'][number] {
  return {
    label: 'Siège',
    firstname: 'Yann',
    lastname: 'Kermarrec',
    company: null,
    street: ['12 rue des Métairies'],
    postcode: '35000',
    city: 'Rennes',
    country_code: 'FR',
    telephone: null,
    default_shipping: true,
    default_billing: true,
  };
}
