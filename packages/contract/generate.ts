// Writes the contract's schema and the documents that front ends send, from the schema files and the operations, and
// the types of both; the same for the back office, which has a contract of its own. `--without-types` leaves out what
// only the compiler reads: a shop runs without it, and without the packages that write it.
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
import { typedDocuments } from './typed-documents.ts';
import type { OperationFile } from './typed-documents.ts';

const HOUSE = resolve(import.meta.dirname, '../..');

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

const withoutTypes = process.argv.includes('--without-types');
const types = withoutTypes ? null : await import('./contract-types.ts');

await writeContract({
  folder: 'schema',
  schemaConstant: 'schemaText',
  schemaFile: 'schema.ts',
  typesFile: 'api-types.ts',
  resolversFile: 'resolvers.ts',
  app: 'apps/storefront',
  parents: PARENTS,
});
await writeContract({
  folder: 'gestion',
  schemaConstant: 'gestionSchemaText',
  schemaFile: 'gestion-schema.ts',
  typesFile: 'gestion-types.ts',
  resolversFile: 'gestion-resolvers.ts',
  app: 'apps/gestion',
  parents: {},
});

type Contract = {
  folder: 'schema' | 'gestion';
  schemaConstant: string;
  schemaFile: string;
  typesFile: string;
  resolversFile: string;
  app: string;
  parents: Readonly<Record<string, string>>;
};

async function writeContract(contract: Contract): Promise<void> {
  const { folder, app, typesFile } = contract;
  const schema = readSchema(folder);
  const files = readOperations(schema, join(HOUSE, app));
  writeGenerated(
    `packages/contract/generated/${contract.schemaFile}`,
    schemaModule(contract.schemaConstant, schema),
  );
  const operationTypes = types && files.length > 0 ? await types.operationTypes(schema, files) : '';
  writeGenerated(`${app}/generated/documents.ts`, `${operationTypes}\n${typedDocuments(files)}`);
  if (types === null) return;
  writeGenerated(`packages/contract/generated/${typesFile}`, await types.apiTypes(schema));
  writeGenerated(
    `apps/api/generated/${contract.resolversFile}`,
    await types.resolverTypes(schema, typesFile, contract.parents),
  );
}

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

// Untouched files keep their date, so watchers and build checks stay quiet.
function writeGenerated(file: string, text: string): void {
  const path = join(HOUSE, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
