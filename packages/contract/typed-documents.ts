import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';

export type OperationFile = { location: string; document: DocumentNode };

/** Each operation as one plain string that carries its result and variables in the type. */
export function typedDocuments(files: OperationFile[]): string {
  const definitions = files.flatMap((file) => file.document.definitions);
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const constants = definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => constantFor(operation, fragments));
  return [TYPED_DOCUMENT, ...constants].join('\n');
}

const TYPED_DOCUMENT = `/** The text of an operation; the marker exists for the type checker alone. */
export type TypedDocument<Result, Variables> = string & { readonly typed?: (variables: Variables) => Result };
`;

function constantFor(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const name = operation.name?.value;
  if (name === undefined) throw new Error('Every storefront operation needs a name.');
  const used = [...fragmentsWithin(operation, fragments)];
  const text = stripIgnoredCharacters([operation, ...used].map((part) => print(part)).join('\n'));
  const kind = operation.operation === 'mutation' ? 'Mutation' : 'Query';
  const type = `${pascal(name)}${kind}`;
  return `export const ${pascal(name)}Document = ${JSON.stringify(text)} as TypedDocument<${type}, ${type}Variables>;\n`;
}

function fragmentsWithin(
  start: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Set<FragmentDefinitionNode> {
  const used = new Set<FragmentDefinitionNode>();
  const queue: (OperationDefinitionNode | FragmentDefinitionNode)[] = [start];
  for (const definition of queue) {
    visit(definition, {
      FragmentSpread(spread) {
        const fragment = fragments.get(spread.name.value);
        if (fragment === undefined || used.has(fragment)) return;
        used.add(fragment);
        queue.push(fragment);
      },
    });
  }
  return used;
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
