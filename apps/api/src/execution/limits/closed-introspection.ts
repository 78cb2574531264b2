// In production introspection is closed, except for the filter input of listings: storefronts read it at run time to
// know which facet takes which kind of value.
import { getNamedType, GraphQLError, isIntrospectionType, Kind } from 'graphql';
import type { ASTVisitor, FieldNode, ValidationContext } from 'graphql';

const OPEN_TYPE = 'ProductAttributeFilterInput';

export function closedIntrospection(context: Pick<ValidationContext, 'getType' | 'reportError'>): ASTVisitor {
  return {
    Field(field) {
      // An input's fields lead to inputs alone: nothing else can be reached from here.
      if (asksForOpenType(field)) return false;
      const type = getNamedType(context.getType());
      if (!type || !isIntrospectionType(type)) return undefined;
      const message = `GraphQL introspection is closed here: "${field.name.value}" cannot be asked.`;
      context.reportError(new GraphQLError(message, { nodes: field }));
      return false;
    },
  };
}

function asksForOpenType(field: FieldNode): boolean {
  const name = field.arguments?.find((argument) => argument.name.value === 'name')?.value;
  return field.name.value === '__type' && name?.kind === Kind.STRING && name.value === OPEN_TYPE;
}
