// Which fields a selection shows of one type, fragments unfolded, in the order of the answer.
import { Kind } from 'graphql';
import type { DocumentNode, FieldNode, GraphQLObjectType, GraphQLSchema, SelectionSetNode } from 'graphql';

export type Selected = ReadonlyMap<string, readonly FieldNode[]>;

export function selectedFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Selected {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();

  function take(set: SelectionSetNode): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        const known = fields.get(name);
        if (known === undefined) fields.set(name, [selection]);
        else known.push(selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (applies(selection.typeCondition?.name.value)) take(selection.selectionSet);
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION && applies(fragment.typeCondition.name.value))
          take(fragment.selectionSet);
      }
    }
  }

  function applies(condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const wanted = schema.getType(condition);
    return wanted !== undefined && 'getTypes' in wanted
      ? schema.isSubType(wanted, type)
      : type.getInterfaces().some(({ name }) => name === condition);
  }

  for (const set of sets) take(set);
  return fields;
}
