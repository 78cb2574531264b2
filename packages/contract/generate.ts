// Writes the types both sides share, from the schema files and the storefront's operations; and those of the back
// office, whose contract is its own.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  buildSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  printSchema,
  Source,
  specifiedRules,
  validate,
} from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as operations from '@graphql-codegen/typescript-operations';
import { typedDocuments } from './typed-documents.ts';
import type { OperationFile } from './typed-documents.ts';

const HOUSE = resolve(import.meta.dirname, '../..');
const STOREFRONT = join(HOUSE, 'apps/storefront');

const SCALARS = { ID: 'string', DateTime: 'string', JSON: 'unknown' };

const PRODUCT_TYPES = [
  'SimpleProduct',
  'VirtualProduct',
  'DownloadableProduct',
  'BundleProduct',
  'GroupedProduct',
  'GiftCard',
  'ConfigurableProduct',
];

/** What field resolvers are handed of a type, where it is more than the contract shows. */
const PARENTS = {
  Cart: '../src/cart/cart.ts#CartView',
  CustomerOrder: '../src/orders/orders.ts#OrderView',
  OrderWaitingForApproval: '../src/approvals/approval-view.ts#RequestView',
  PaperFile: '../src/documents/paper-view.ts#PaperFileView',
  Products: '../src/search/operations/products.ts#ListedProducts',
  ...Object.fromEntries(PRODUCT_TYPES.map((type) => [type, '../src/catalogue/catalogue.ts#ShownProduct'])),
};

const schema = readSchema('schema');
writeGenerated('packages/contract/generated/schema.ts', schemaModule('schemaText', schema));
writeGenerated('packages/contract/generated/api-types.ts', await apiTypes(schema));
writeGenerated('apps/api/generated/resolvers.ts', await resolverTypes(schema, 'api-types.ts', PARENTS));
writeGenerated(
  'apps/storefront/generated/documents.ts',
  await documents(schema, readOperations(schema, STOREFRONT)),
);

const gestion = readSchema('gestion');
writeGenerated('packages/contract/generated/gestion-schema.ts', schemaModule('gestionSchemaText', gestion));
writeGenerated('packages/contract/generated/gestion-types.ts', await apiTypes(gestion));
writeGenerated(
  'apps/api/generated/gestion-resolvers.ts',
  await resolverTypes(gestion, 'gestion-types.ts', {}),
);
writeGenerated(
  'apps/gestion/generated/documents.ts',
  await documents(gestion, readOperations(gestion, join(HOUSE, 'apps/gestion'))),
);

function readSchema(folder: 'schema' | 'gestion'): GraphQLSchema {
  const cwd = join(HOUSE, 'packages/contract', folder);
  const texts = globSync('**/*.graphql', { cwd })
    .toSorted((one, other) => basename(one).localeCompare(basename(other)))
    .map((name) => readFileSync(join(cwd, name), 'utf8'));
  return buildSchema(texts.join('\n'));
}

function readOperations(schema: GraphQLSchema, app: string): OperationFile[] {
  const found = globSync('app/**/*.graphql', { cwd: app })
    .toSorted()
    .map((location) => ({
      location,
      document: parse(new Source(readFileSync(join(app, location), 'utf8'), location)),
    }));
  // Validated as one document: fragments live beside their components, some without a spread yet.
  const whole = {
    kind: Kind.DOCUMENT,
    definitions: found.flatMap((file) => file.document.definitions),
  } as const;
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const errors = validate(schema, whole, rules);
  if (errors.length > 0) throw new Error(errors.map((error) => error.toString()).join('\n\n'));
  return found;
}

function schemaModule(name: string, schema: GraphQLSchema): string {
  return `export const ${name} = ${JSON.stringify(printSchema(schema))};\n`;
}

function apiTypes(schema: GraphQLSchema): Promise<string> {
  return codegen({
    filename: 'api-types.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [],
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
    config: { scalars: SCALARS, enumsAsTypes: true, useTypeImports: true },
  });
}

async function resolverTypes(
  schema: GraphQLSchema,
  types: string,
  parents: Readonly<Record<string, string>>,
): Promise<string> {
  const resolverText = await codegen({
    filename: 'resolvers.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [],
    plugins: [{ resolvers: {} }],
    pluginMap: { resolvers },
    config: {
      scalars: SCALARS,
      enumsAsTypes: true,
      useTypeImports: true,
      namespacedImportName: 'Contract',
      contextType: 'unknown',
      mappers: parents,
      resolversNonOptionalTypename: { interfaceImplementingType: true, unionMember: true },
    },
  });
  return `import type * as Contract from '@nuancier/contract/${types}';\n${resolverText}`;
}

async function documents(schema: GraphQLSchema, files: OperationFile[]): Promise<string> {
  const types = files.length === 0 ? '' : await operationTypes(schema, files);
  return `${types}\n${typedDocuments(files)}`;
}

function operationTypes(schema: GraphQLSchema, files: OperationFile[]): Promise<string> {
  return codegen({
    filename: 'documents.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: files,
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: { scalars: SCALARS, skipTypename: true, enumType: 'string-literal', immutableTypes: true },
  });
}

// Untouched files keep their date, so watchers and build checks stay quiet.
function writeGenerated(file: string, text: string): void {
  const path = join(HOUSE, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
