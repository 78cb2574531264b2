import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../customers.ts';
import { categoryOf, frontDesk, keyOf, NADIA, YANN } from '../testing/front-desk.ts';
import type { FrontDesk } from '../testing/front-desk.ts';

let desk: FrontDesk;
beforeAll(async () => {
  desk = await frontDesk();
});
afterAll(() => desk.close());

const GWEN = 'gwen.lebihan@demo.valbrune.example';

describe('the profile', () => {
  const ME = `{ customCustomer(tokenId: "x") {
    id firstname lastname email shop_code company { name client_code siret } representative { lastname }
    role { customer_id role is_view_price is_view_invoices is_validate_order ceiling_validated_order }
  } }`;

  it('ACC-04 customCustomer loads the signed-in customer with role and permissions', async () => {
    const { data } = await desk.send(ME, {}, { as: YANN });
    expect(data?.['customCustomer']).toMatchObject({
      firstname: 'Yann',
      lastname: 'Kermarrec',
      email: YANN,
      company: { name: expect.any(String), client_code: expect.any(String) },
      representative: null,
      role: { role: 'Dirigeant', is_view_price: true, is_view_invoices: true, is_validate_order: true },
    });
  });

  it('ACC-04 flags are those that count: taken away, they are gone with the next request', async () => {
    const read = async () => (await desk.send(ME, {}, { as: GWEN })).data?.['customCustomer'];
    const set = (given: boolean) =>
      desk.db.updateTable('customer').set({ is_view_invoices: given }).where('email', '=', GWEN).execute();
    await set(true);
    expect(await read()).toMatchObject({ role: { role: 'Subaccount', is_view_invoices: true } });
    await set(false);
    expect(await read()).toMatchObject({ role: { is_view_invoices: false } });
  });

  const UPDATE = `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer {
    prefix firstname middlename lastname suffix date_of_birth gender taxvat is_subscribed mobile job_title
  } } }`;

  it('ACC-02 updateCustomerV2 changes what is sent and returns it in updateCustomerV2.customer', async () => {
    const input = {
      prefix: 'Mme',
      firstname: 'Anne',
      middlename: 'Zoé',
      suffix: 'fille',
      dob: '1984-02-29',
      gender: 2,
      taxvat: 'FR12345678901',
      is_subscribed: true,
      mobile: '06 39 98 00 01',
      allow_remote_shopping_assistance: true,
    };
    const { data } = await desk.send(UPDATE, { input }, { as: NADIA });
    expect(data?.['updateCustomerV2']).toEqual({
      customer: {
        prefix: 'Mme',
        firstname: 'Anne',
        middlename: 'Zoé',
        lastname: 'Castellan',
        suffix: 'fille',
        date_of_birth: '1984-02-29',
        gender: 2,
        taxvat: 'FR12345678901',
        is_subscribed: true,
        mobile: '0639980001',
        job_title: expect.any(String),
      },
    });
    const mended = await desk.send(UPDATE, { input: { gender: null } }, { as: NADIA });
    expect(mended.data?.['updateCustomerV2']).toMatchObject({
      customer: { gender: null, firstname: 'Anne' },
    });
  });

  it('C17 role, company and flags cannot be sent at all', async () => {
    for (const field of ['role', 'group_id', 'company', 'is_view_price', 'email', 'id']) {
      const refused = await desk.send(UPDATE, { input: { [field]: 'Dirigeant' } }, { as: GWEN });
      expect(categoryOf(refused)).toBe('graphql-input');
    }
  });

  it('refuses what cannot be kept', async () => {
    const refused = await desk.send(UPDATE, { input: { mobile: '0299123456' } }, { as: NADIA });
    expect(keyOf(refused)).toBe('Le numéro de mobile doit commencer par 06 ou 07.');
  });
});

describe('addresses', () => {
  const FIELDS = `id label firstname street postcode city country_code default_shipping default_billing
    region { region_code region }`;
  const LIST = `{ getCustomerAddresses { ${FIELDS} } customer { default_shipping addresses { id } } }`;
  const CREATE = `mutation ($input: CustomerAddressInput!, $shipping: Boolean) {
    createCustomerAddress(input: $input, shipping: $shipping) { ${FIELDS} }
  }`;
  const UPDATE = `mutation ($id: Int!, $input: CustomerAddressInput) {
    updateCustomerAddress(id: $id, input: $input) { ${FIELDS} }
  }`;
  const DELETE = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';
  const input = {
    label: 'Chantier Lorient',
    firstname: 'Yann',
    lastname: 'Kermarrec',
    street: ['4 quai des Indes', '', 'Centre'],
    postcode: '56100',
    city: 'Lorient',
    country_code: 'FR',
    region: { region_code: '99' },
  };

  async function create(shipping: boolean, label = 'Chantier Lorient'): Promise<number> {
    const { data } = await desk.send(CREATE, { input: { ...input, label }, shipping }, { as: YANN });
    return Number(Object(data?.['createCustomerAddress']).id);
  }

  it('ADR-01 ADR-02 are listed, made, changed and removed by number', async () => {
    const id = await create(false);
    const { data } = await desk.send(LIST, {}, { as: YANN });
    expect(data?.['getCustomerAddresses']).toContainEqual({
      id,
      label: 'Chantier Lorient',
      firstname: 'Yann',
      street: ['4 quai des Indes', '', 'Centre'],
      postcode: '56100',
      city: 'Lorient',
      country_code: 'FR',
      default_shipping: false,
      default_billing: false,
      region: { region_code: '56', region: 'Morbihan' },
    });
    const changed = await desk.send(UPDATE, { id, input: { city: 'Lanester' } }, { as: YANN });
    expect(changed.data?.['updateCustomerAddress']).toMatchObject({
      id,
      city: 'Lanester',
      postcode: '56100',
    });
    expect((await desk.send(DELETE, { id }, { as: YANN })).data).toEqual({ deleteCustomerAddress: true });
    expect(categoryOf(await desk.send(DELETE, { id }, { as: YANN }))).toBe('graphql-no-such-entity');
  });

  it('ADR-01 the shipping flag makes it the one default', async () => {
    await create(true);
    const id = await create(true, 'Chantier Vannes');
    const { data } = await desk.send(LIST, {}, { as: YANN });
    const addresses: unknown = data?.['getCustomerAddresses'];
    const defaults = Array.isArray(addresses) ? addresses.filter((one) => one.default_shipping) : [];
    expect(defaults.map((one) => one.id)).toEqual([id]);
    expect(data?.['customer']).toMatchObject({ default_shipping: String(id) });
  });

  it('D86 the only billing address stays until another one is', async () => {
    const first = await create(false, 'Siège');
    const second = await create(false, 'Dépôt');
    const bill = (id: number) => desk.send(UPDATE, { id, input: { default_billing: true } }, { as: YANN });
    await bill(first);
    const kept = await desk.send(DELETE, { id: first }, { as: YANN });
    expect(kept.errors?.[0]).toMatchObject({
      message: expect.stringContaining('seule adresse de facturation'),
      extensions: { category: 'graphql-input', key: 'ONLY_BILLING_ADDRESS' },
    });
    expect((await desk.send(LIST, {}, { as: YANN })).data?.['getCustomerAddresses']).toContainEqual(
      expect.objectContaining({ id: first }),
    );
    // Nor by the way of taking its mark off first.
    for (const default_billing of [false, null]) {
      const input = { city: 'Vannes', default_billing };
      expect(keyOf(await desk.send(UPDATE, { id: first, input }, { as: YANN }))).toBe(
        default_billing === false ? 'ONLY_BILLING_ADDRESS' : undefined,
      );
    }
    expect(keyOf(await desk.send(DELETE, { id: first }, { as: YANN }))).toBe('ONLY_BILLING_ADDRESS');
    await bill(second);
    expect((await desk.send(DELETE, { id: first }, { as: YANN })).data).toEqual({
      deleteCustomerAddress: true,
    });
  });

  it('B07 somebody else’s address is not there, and stays as it is', async () => {
    const id = await create(false);
    const changed = await desk.send(UPDATE, { id, input: { city: 'Ailleurs' } }, { as: NADIA });
    const removed = await desk.send(DELETE, { id }, { as: NADIA });
    const nowhere = await desk.send(UPDATE, { id: 999_999, input: { city: 'Ailleurs' } }, { as: NADIA });
    expect(changed).toEqual(nowhere);
    expect(categoryOf(removed)).toBe('graphql-no-such-entity');
    const row = desk.db.selectFrom('customer_address').select('city').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ city: 'Lorient' });
  });

  it('the same address sent twice, even at once, is in the book once', async () => {
    const ids = await Promise.all([create(false, 'Deux fois'), create(false, 'Deux fois')]);
    ids.push(await create(false, 'Deux fois'));
    expect(new Set(ids).size).toBe(1);
    const { data } = await desk.send(LIST, {}, { as: YANN });
    const twice = Object(data?.['getCustomerAddresses']).filter(
      ({ label }: { label: string }) => label === 'Deux fois',
    );
    expect(twice).toHaveLength(1);
    expect(await create(false, 'Une autre fois')).not.toBe(ids[0]);
  });

  it('refuses an incomplete one', async () => {
    const refused = await desk.send(CREATE, { input: { ...input, postcode: '561' } }, { as: YANN });
    expect(keyOf(refused)).toBe('Le code postal doit comporter 5 chiffres.');
  });
});

describe('in somebody else’s name', () => {
  it.each([
    'mutation { changeCustomerPassword(currentPassword: "Demo!2026", newPassword: "Chantier-56") { email } }',
    'mutation { updateCustomerEmail(email: "y@exemple.fr", password: "Demo!2026") { customer { email } } }',
  ])('a sales representative may not: %s', async (document) => {
    const [customer, representative] = [
      await desk.customerId(YANN),
      await desk.customerId('sophie.delmas@demo.valbrune.example'),
    ];
    const token = await openSession(desk.db, customer, new Date('2026-11-15T08:00:00Z'), representative);
    const who = await desk.ask(token, '{ customer { email representative { firstname } } }');
    expect(who.data).toEqual({ customer: { email: YANN, representative: { firstname: 'Sophie' } } });
    expect(categoryOf(await desk.ask(token, document))).toBe('graphql-authorization');
  });
});
