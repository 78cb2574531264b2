import {
  buildSchema,
  extendSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  validateSchema,
} from 'graphql';
import type { GraphQLField, GraphQLInputField, GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from './generated/schema.ts';
import { magentoShapes } from './magento-shapes.ts';

const schema = buildSchema(schemaText);

describe('the contract beside Magento’s', () => {
  it.each(Object.entries(magentoShapes))(
    'CFG-01 %s offers all that Magento’s clients select',
    (type, lines) => {
      const wanted = lines.flatMap((line) => line.split(' '));
      expect(offered(schema, type, wanted)).toEqual(expect.arrayContaining(wanted));
    },
  );

  it('results keep Magento’s concrete types and interfaces', () => {
    const products = [
      'BundleProduct',
      'ConfigurableProduct',
      'DownloadableProduct',
      'GiftCard',
      'GroupedProduct',
      'SimpleProduct',
      'VirtualProduct',
    ];
    expect(concreteTypes('ProductInterface')).toEqual(products);
    expect(concreteTypes('RoutableInterface')).toEqual(
      [...products, 'CategoryTree', 'CmsPage', 'RoutableUrl'].toSorted(),
    );
    expect(concreteTypes('CategoryInterface')).toEqual(['CategoryTree']);
  });

  it('leaves room for what GraphCommerce adds to Magento’s schema when it is built', () => {
    const known = concreteTypes('ProductInterface').filter((name) => name !== 'GiftCard');
    const additions = [
      'type StoreConfig { currency: Currency }',
      'type Query { currentCartId: ID currentCompareUid: ID customerToken: CustomerToken }',
      'type CustomerToken { createdAt: String valid: Boolean xMagentoCacheId: String }',
      ...['interface AttributeValueInterface', 'type AttributeValue', 'type AttributeSelectedOptions'].map(
        (name) => `${name} { attribute: CustomAttributeMetadataInterface }`,
      ),
      ...['interface ProductInterface', ...known.map((name) => `type ${name}`)].map(
        (name) => `${name} { custom_attributeV2(attribute_code: String!): AttributeValueInterface }`,
      ),
    ];
    const extended = extendSchema(
      schema,
      parse(additions.map((addition) => `extend ${addition}`).join('\n')),
    );
    expect(validateSchema(extended)).toEqual([]);
  });

  it('what the shop adds to Magento’s inputs is optional', () => {
    const inputs = Object.keys(magentoShapes).filter((name) => isInputObjectType(schema.getType(name)));
    const demanded = inputs.flatMap((name) =>
      offered(schema, name, []).filter(
        (line) => line.endsWith('!') && !magentoShapes[name]?.some((wanted) => wanted.includes(line)),
      ),
    );
    expect(inputs).toContain('CustomerAddressInput');
    expect(demanded).toEqual([]);
  });
});

function concreteTypes(interfaceName: string): string[] {
  const type = schema.getType(interfaceName);
  if (!isInterfaceType(type)) return [];
  return schema
    .getPossibleTypes(type)
    .map((possible) => possible.name)
    .toSorted();
}

function offered(from: GraphQLSchema, typeName: string, wanted: readonly string[]): string[] {
  const type = from.getType(typeName);
  if (isEnumType(type)) return type.getValues().map((value) => value.name);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(inputLine);
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).map((field) => fieldLine(field, wanted));
  return [];
}

function inputLine(field: GraphQLInputField): string {
  return `${field.name}:${String(field.type)}`;
}

// The shop may add an argument to Magento's as long as it is optional.
function fieldLine(field: GraphQLField<unknown, unknown>, wanted: readonly string[]): string {
  const line = wanted.find((text) => text.startsWith(`${field.name}(`) || text.startsWith(`${field.name}:`));
  const asked = field.args.filter(
    (arg) => String(arg.type).endsWith('!') || new RegExp(`[(,]${arg.name}:`).test(line ?? ''),
  );
  const args = asked.map((arg) => {
    const usual = arg.defaultValue === undefined ? '' : `=${String(arg.defaultValue)}`;
    return `${arg.name}:${String(arg.type)}${usual}`;
  });
  return `${field.name}${args.length > 0 ? `(${args.join(',')})` : ''}:${String(field.type)}`;
}
