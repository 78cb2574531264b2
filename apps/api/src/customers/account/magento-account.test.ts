// Queries of public storefronts for Magento about the site and an account, with their answers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const SKU = 'P102001';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

async function ask<Data>(query: string, as?: string, variables = {}): Promise<Data> {
  const { data, errors } = await shop.send(query, variables, as === undefined ? {} : { as });
  expect(errors).toBeUndefined();
  return data as Data;
}

describe('the site', () => {
  it('tells what clients ask before they show anything', async () => {
    const fields = `newsletter_enabled contact_enabled check_money_order_make_check_payable_to
      check_money_order_send_check_to order_cancellation_enabled order_cancellation_reasons { description }
      customer_access_token_lifetime product_canonical_tag
      category_canonical_tag create_account_confirmation is_guest_checkout_enabled default_country
      enable_multiple_wishlists maximum_number_of_wishlists`;
    expect(await ask(`{ storeConfig { ${fields} } }`)).toEqual({
      storeConfig: {
        newsletter_enabled: true,
        contact_enabled: true,
        check_money_order_make_check_payable_to: null,
        check_money_order_send_check_to: null,
        order_cancellation_enabled: false,
        order_cancellation_reasons: [],
        customer_access_token_lifetime: 1,
        product_canonical_tag: true,
        category_canonical_tag: true,
        create_account_confirmation: false,
        is_guest_checkout_enabled: true,
        default_country: 'FR',
        enable_multiple_wishlists: '1',
        maximum_number_of_wishlists: '50',
      },
    });
  });

  it('answers PWA Studio’s own questions', async () => {
    const query = `{ robotsConfig { defaultRobots customInstructions } recaptchaV3Config { website_key }
      searchTerm(Search: "façade") { query_text redirect popularity } }`;
    expect(await ask(query)).toEqual({
      robotsConfig: { defaultRobots: 'INDEX,FOLLOW', customInstructions: '' },
      recaptchaV3Config: null,
      searchTerm: { query_text: 'façade', redirect: null, popularity: null },
    });
  });

  it('names the general conditions one accepts, with their text', async () => {
    const { checkoutAgreements, cmsPage, storeConfig } = await ask<{
      checkoutAgreements: object[];
      cmsPage: { title: string; content: string; page_layout: string };
      storeConfig: { cgv_message: string };
    }>(`{ checkoutAgreements { agreement_id name content checkbox_text is_html mode }
      cmsPage(identifier: "cgv") { title content page_layout } storeConfig { cgv_message } }`);
    expect(checkoutAgreements).toEqual([
      {
        agreement_id: 1,
        name: cmsPage.title,
        content: cmsPage.content,
        checkbox_text: storeConfig.cgv_message,
        is_html: true,
        mode: 'MANUAL',
      },
    ]);
    expect(cmsPage.content.length).toBeGreaterThan(100);
    expect(cmsPage.page_layout).toBe('1column');
  });
});

describe('attributes', () => {
  it('of products say what a listing can be filtered by, with its values', async () => {
    type Attribute = { code: string; frontend_input: string; options: { label: string }[] };
    const query = `query ($filters: AttributeFilterInput) { attributesList(entityType: CATALOG_PRODUCT, filters: $filters) {
      items { code label frontend_input options { label value } } errors { message } } }`;
    const listed = async (as?: string) => {
      const asked = { filters: { is_filterable: true } };
      const { attributesList } = await ask<{ attributesList: { items: Attribute[] } }>(query, as, asked);
      return attributesList.items;
    };
    const found = await listed();
    const { __type: type } = await ask<{ __type: { inputFields: { name: string }[] } }>(
      '{ __type(name: "ProductAttributeFilterInput") { inputFields { name } } }',
    );
    const takes = new Set(type.inputFields.map(({ name }) => name));
    expect(found.map(({ code }) => code).filter((code) => !takes.has(code))).toEqual([]);
    expect(found.find(({ code }) => code === 'aspect')).toMatchObject({
      frontend_input: 'MULTISELECT',
      options: expect.arrayContaining([expect.objectContaining({ label: 'Mat' })]),
    });
    expect(found.map(({ code }) => code)).toContain('price');
    expect((await listed(ALI)).map(({ code }) => code)).not.toContain('price');
  });

  it('are found by their names, and an unknown one is told', async () => {
    const query = `query ($attributes: [AttributeInput!]) { customAttributeMetadataV2(attributes: $attributes) {
      items { code label entity_type ... on CatalogAttributeMetadata { apply_to is_filterable } } errors { type } } }`;
    const attributes = [
      { attribute_code: 'marque', entity_type: 'catalog_product' },
      { attribute_code: 'firstname', entity_type: 'customer' },
      { attribute_code: 'marque', entity_type: 'customer' },
    ];
    expect(await ask(query, undefined, { attributes })).toEqual({
      customAttributeMetadataV2: {
        items: [
          {
            code: 'marque',
            label: 'Marque',
            entity_type: 'CATALOG_PRODUCT',
            apply_to: null,
            is_filterable: true,
          },
          { code: 'firstname', label: 'Prénom', entity_type: 'CUSTOMER' },
        ],
        errors: [{ type: 'ATTRIBUTE_NOT_FOUND' }],
      },
    });
  });

  it('of a registration are the names and the address, and an unknown form is told', async () => {
    const query = `query ($formCode: String!) { attributesForm(formCode: $formCode) { errors { type message }
      items { code label is_required frontend_input entity_type
      ... on CustomerAttributeMetadata { validate_rules { name value } } } } }`;
    const { attributesForm: form } = await ask<{ attributesForm: { items: { code: string }[] } }>(
      query,
      undefined,
      {
        formCode: 'customer_account_create',
      },
    );
    expect(form.items.map(({ code }) => code)).toEqual(['prefix', 'firstname', 'lastname', 'email']);
    expect(form.items[1]).toEqual({
      code: 'firstname',
      label: 'Prénom',
      is_required: true,
      frontend_input: 'TEXT',
      entity_type: 'CUSTOMER',
      validate_rules: [{ name: 'MAX_TEXT_LENGTH', value: '60' }],
    });
    expect(await ask(query, undefined, { formCode: 'inconnu' })).toEqual({
      attributesForm: {
        items: [],
        errors: [{ type: 'ENTITY_NOT_FOUND', message: 'Ce formulaire n’existe pas.' }],
      },
    });
  });
});

describe('an account', () => {
  const PASSWORD = 'Demo!2026';

  it('is registered with an empty list of attributes, and refused with one that would be lost', async () => {
    const query = `mutation ($custom: [AttributeValueInput!]) { createCustomerV2(input: { firstname: "Maël", lastname: "Le Goff",
      email: "mael.legoff@exemple.fr", password: "Un-mot-2-passe!", custom_attributes: $custom }) {
      customer { firstname is_confirmed custom_attributes { code } } } }`;
    const refused = await shop.send(query, { custom: [{ attribute_code: 'siren', value: '1' }] });
    expect(refused.errors?.[0]?.message).toBe(
      'La boutique ne connaît pas ce champ : rien n’a été enregistré.',
    );
    expect(await ask(query, undefined, { custom: [] })).toEqual({
      createCustomerV2: { customer: { firstname: 'Maël', is_confirmed: true, custom_attributes: [] } },
    });
  });

  it('is changed by updateCustomer, its e-mail only with the password', async () => {
    const query = `mutation ($input: CustomerInput!) { updateCustomer(input: $input) { customer { firstname email } } }`;
    expect(await ask(query, ALI, { input: { firstname: 'Aliocha', email: ALI } })).toEqual({
      updateCustomer: { customer: { firstname: 'Aliocha', email: ALI } },
    });
    const wanted = { firstname: 'Ali', email: 'ali.nouveau@demo.valbrune.example' };
    const refused = await shop.send(query, { input: wanted }, { as: ALI });
    expect(refused.errors).toHaveLength(1);
    expect(await ask('{ customer { firstname email } }', ALI)).toEqual({
      customer: { firstname: 'Aliocha', email: ALI },
    });
    const changed = await shop.send(query, { input: { ...wanted, password: PASSWORD } }, { as: ALI });
    expect(changed).toEqual({ data: { updateCustomer: { customer: wanted } } });
    await shop.db.updateTable('customer').set({ email: ALI }).where('email', '=', wanted.email).execute();
  });

  it('has neither saved cards nor bought files', async () => {
    expect(
      await ask(
        '{ customerPaymentTokens { items { public_hash } } customerDownloadableProducts { items { date } } }',
        YANN,
      ),
    ).toEqual({ customerPaymentTokens: { items: [] }, customerDownloadableProducts: { items: [] } });
    const { errors } = await shop.send(
      'mutation { deletePaymentToken(public_hash: "x") { result } }',
      {},
      { as: YANN },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'La boutique n’enregistre aucune carte bancaire : il n’y a rien à supprimer.',
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  it('is not deleted without its password', async () => {
    const { data, errors } = await shop.send('mutation { deleteCustomer }', {}, { as: YANN });
    expect([data, errors?.length]).toEqual([{ deleteCustomer: null }, 1]);
    expect(await ask('{ customer { email } }', YANN)).toEqual({ customer: { email: YANN } });
  });

  it('wishes for a product before anything of it is chosen: its best article stands for it', async () => {
    const { addProductsToWishlist, getBestSimpleProduct } = {
      ...(await ask<{ getBestSimpleProduct: { articleCode: string } }>(
        `{ getBestSimpleProduct(sku: "${SKU}") { articleCode } }`,
        YANN,
      )),
      ...(await ask<{ addProductsToWishlist: { wishlist: { items_v2: { items: object[] } } } }>(
        `mutation { addProductsToWishlist(wishlistId: 0, wishlistItems: [{ sku: "${SKU}", quantity: 1 }]) { user_errors { code }
          wishlist { items_v2(pageSize: 100) { items { sku parent_sku } } } } }`,
        YANN,
      )),
    };
    expect(addProductsToWishlist).toMatchObject({ user_errors: [] });
    expect(addProductsToWishlist.wishlist.items_v2.items).toContainEqual({
      sku: getBestSimpleProduct.articleCode,
      parent_sku: SKU,
    });
  });
});
