// The types of a contract, as the compiler reads them: of its schema, of its resolvers and of the documents that are sent.
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse, printSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { OperationFile } from './typed-documents.ts';

const SCALARS = { ID: 'string', DateTime: 'string', JSON: 'unknown' };

export function apiTypes(schema: GraphQLSchema): Promise<string> {
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

export async function resolverTypes(
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

export function operationTypes(schema: GraphQLSchema, files: OperationFile[]): Promise<string> {
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
