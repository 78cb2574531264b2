import { assertValidSchema, buildSchema, isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';

/** Hangs each capability's resolvers on the contract; a name the contract lacks, or a second owner, is a fault. */
export function executableSchema<Resolvers extends object>(
  text: string,
  capabilities: readonly Resolvers[],
): GraphQLSchema {
  const schema = buildSchema(text);
  for (const capability of capabilities) {
    for (const [typeName, fields] of Object.entries(capability)) attach(schema, typeName, fields);
  }
  assertValidSchema(schema);
  return schema;
}

function attach(schema: GraphQLSchema, typeName: string, resolvers: object): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`No object type ${typeName} in the contract`);
  const fields = type.getFields();
  for (const [name, resolver] of Object.entries(resolvers)) {
    const field = fields[name];
    if (field === undefined) throw new Error(`No field ${typeName}.${name} in the contract`);
    if (field.resolve !== undefined) throw new Error(`${typeName}.${name} has two resolvers`);
    if (!isResolver(resolver)) throw new Error(`${typeName}.${name} has no function to resolve it`);
    field.resolve = resolver;
  }
}

function isResolver(value: unknown): value is GraphQLFieldResolver<unknown, unknown> {
  return typeof value === 'function';
}
