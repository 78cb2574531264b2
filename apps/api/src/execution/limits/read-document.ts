// From text to the one operation to run, with the limits that need no schema.
import { getOperationAST, Kind, parse, visit } from 'graphql';
import type { DocumentNode, GraphQLError, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { orGraphqlError } from '../../refusals/errors.ts';
import { limits } from './limits.ts';
import { nestingOf } from './nesting.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';

export type ReadDocument = {
  kind: 'query' | 'mutation';
  /** What is asked at the root, at least one. */
  fields: readonly string[];
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Then its size is known only with the variables of each request. */
  pagedByVariables: boolean;
};

export type Reading =
  | { kind: 'ready'; read: ReadDocument }
  | { kind: 'refused'; refusal: RefusalCode }
  | { kind: 'faulty'; errors: readonly GraphQLError[] };

export function readDocument(text: string, operationName: string | undefined): Reading {
  if (nestingOf(text) > limits.nesting) return refused('TOO_DEEP');
  const parsed = orGraphqlError(() => parse(text, { maxTokens: limits.tokens }));
  if (!parsed.ok) {
    // graphql identifies this case by its message alone.
    if (parsed.error.message.includes('Parsing aborted')) return refused('TOO_MANY_TOKENS');
    return { kind: 'faulty', errors: [parsed.error] };
  }
  const document = parsed.value;
  const operation = getOperationAST(document, operationName);
  if (!operation) return refused(noOperation(document, operationName));
  if (operation.operation === 'subscription') return refused('SUBSCRIPTION');
  const { aliases, pagedByVariables } = survey(document);
  if (aliases > limits.aliases) return refused('TOO_MANY_ALIASES');
  const fields = rootFields(operation.selectionSet, document, new Set());
  if (operation.operation === 'mutation') {
    if (fields.length > limits.mutationFields) return refused('SEVERAL_MUTATIONS');
    // Under whatever names: guesses at a password come one by one.
    if (new Set(fields).size < fields.length) return refused('REPEATED_MUTATION');
  }
  return {
    kind: 'ready',
    read: { kind: operation.operation, fields, document, operation, pagedByVariables },
  };
}

function refused(refusal: RefusalCode): Reading {
  return { kind: 'refused', refusal };
}

function noOperation(document: DocumentNode, operationName: string | undefined): RefusalCode {
  const some = document.definitions.some((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!some) return 'NO_OPERATION';
  return operationName === undefined ? 'UNNAMED_OPERATION' : 'UNKNOWN_OPERATION';
}

function survey(document: DocumentNode): { aliases: number; pagedByVariables: boolean } {
  let aliases = 0;
  let pagedByVariables = false;
  visit(document, {
    Field(field) {
      if (field.alias !== undefined) aliases += 1;
    },
    Argument(argument) {
      const pages = argument.name.value === 'pageSize' || argument.name.value === 'currentPage';
      if (pages && argument.value.kind === Kind.VARIABLE) pagedByVariables = true;
    },
  });
  return { aliases, pagedByVariables };
}

function rootFields(set: SelectionSetNode, document: DocumentNode, seen: Set<string>): string[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, document, seen);
    const name = selection.name.value;
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    if (seen.has(name) || fragment?.kind !== Kind.FRAGMENT_DEFINITION) return [];
    return rootFields(fragment.selectionSet, document, seen.add(name));
  });
}
