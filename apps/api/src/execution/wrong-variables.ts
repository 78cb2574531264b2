// Why variables do not fit: by name, place and type. What was sent there may be a password in the wrong place: it stands
// neither in the answer nor in whatever keeps answers.
import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  GraphQLError,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import type {
  GraphQLInputType,
  GraphQLSchema,
  OperationDefinitionNode,
  VariableDefinitionNode,
} from 'graphql';
import type { Variables } from './limits/document-measure.ts';

/** A long list of wrong values says the same of each. */
const MOST_TOLD = 50;

export function wrongVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): GraphQLError[] {
  const told = variableDefinitions.flatMap((definition) => {
    const type = typeFromAST(schema, definition.type);
    const words = isInputType(type) ? wordsOn(definition, type, variables) : [];
    return words.slice(0, MOST_TOLD).map((message) => new GraphQLError(message, { nodes: definition }));
  });
  return told.length > 0 ? told : [new GraphQLError('A variable got an invalid value.')];
}

function wordsOn(
  { variable, defaultValue }: VariableDefinitionNode,
  type: GraphQLInputType,
  variables: Variables,
): string[] {
  const name = variable.name.value;
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) {
    const isOwed = isNonNullType(type) && defaultValue === undefined;
    return isOwed ? [`Variable "$${name}" of required type "${type}" was not provided.`] : [];
  }
  const words: string[] = [];
  coerceInputValue(value, type, (path, _value, { message }) => {
    const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
    const at = place === '' ? '' : ` at "${name}${place}"`;
    words.push(`Variable "$${name}" got an invalid value${at}; ${expected(typeAt(type, path), message)}`);
  });
  return words;
}

/** graphql's own words name the fields of an input; those on a single value repeat it. */
function expected(type: GraphQLInputType, message: string): string {
  return isLeafType(getNamedType(type)) ? `expected type "${type}".` : message;
}

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  const [step, ...rest] = path;
  if (step === undefined) return type;
  const nullable = getNullableType(type);
  if (isListType(nullable)) return typeAt(nullable.ofType, typeof step === 'number' ? rest : path);
  const field = isInputObjectType(nullable) ? nullable.getFields()[step] : undefined;
  return field === undefined ? type : typeAt(field.type, rest);
}
