// Some clients send the numbers of an input as text ("region_id": "35"), and Magento takes them so.
import { GraphQLInt, isInputObjectType, isInputType, isListType, isNonNullType, typeFromAST } from 'graphql';
import type { GraphQLInputType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Variables } from './limits/document-measure.ts';

const DIGITS = /^\d{1,9}$/;

/** Only inside inputs: page sizes are arguments of their own, and are measured as sent. */
export function numberVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): (variables: Variables) => Variables {
  const inputs = variableDefinitions.flatMap(({ variable, type: named }) => {
    const type = typeFromAST(schema, named);
    if (!isInputType(type) || !isInputObjectType(bare(type))) return [];
    return [[variable.name.value, type] as const];
  });
  if (inputs.length === 0) return (variables) => variables;
  return (variables) => ({
    ...variables,
    ...Object.fromEntries(
      inputs.flatMap(([name, type]) => (name in variables ? [[name, numbered(variables[name], type)]] : [])),
    ),
  });
}

function numbered(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return numbered(value, type.ofType);
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((one) => numbered(one, type.ofType))
      : numbered(value, type.ofType);
  if (type === GraphQLInt) return typeof value === 'string' && DIGITS.test(value) ? Number(value) : value;
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const field = fields[name];
      return [name, field === undefined ? one : numbered(one, field.type)];
    }),
  );
}

function bare(type: unknown): unknown {
  return isNonNullType(type) || isListType(type) ? bare(type.ofType) : type;
}
