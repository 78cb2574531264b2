// How deep and how costly a document is, before anything of it runs.
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql';
import type {
  ArgumentNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { costOf, heaviest, inList, NOTHING, ONE_FIELD, paged, times, together } from './document-size.ts';
import type { Size } from './document-size.ts';
import { limits, ORDINARY_PAGE } from './limits.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';

export type Variables = Readonly<Record<string, unknown>>;

type Walk = {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  known: Map<string, Size | 'open'>;
  variables: Variables;
};

/** Type a selection applies to; undefined for names that the schema lacks, which validation reports. */
type Parent = GraphQLNamedType | undefined;

/**
 * Complexity: each field costs 1, fragments counted at every spread, those for different kinds of one entry as much
 * as the heaviest; `__typename` costs nothing. An entry of a page costs what its fields cost once, however long the
 * page; lists within its entries cost once more for each further twenty entries asked for; what leads from a product
 * to products that lead to further ones costs ten times what it shows. Introspection counts as one field. An unused
 * fragment is measured as well: it costs time to validate.
 */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Verdict<Size, RefusalCode> {
  const fragments = fragmentsOf(document);
  const walk: Walk = { schema, fragments, known: new Map(), variables: withDefaults(operation, variables) };
  const root = schema.getRootType(operation.operation) ?? undefined;
  const size = sizeOfSet(operation.selectionSet, root, walk);
  if (!size.ok) return size;
  if (size.value.depth > limits.depth) return refuse('TOO_DEEP');
  if (costOf(size.value) > limits.complexity) return refuse('TOO_COMPLEX');
  const unused = [...fragments.values()].filter((fragment) => !walk.known.has(fragment.name.value));
  const others = unused.map((fragment) => sizeOfFragment(fragment, walk));
  return others.find((other) => !other.ok || costOf(other.value) > limits.complexity) === undefined
    ? size
    : refuse('TOO_COMPLEX');
}

function sizeOfSet(set: SelectionSetNode, parent: Parent, walk: Walk): Verdict<Size, RefusalCode> {
  let shared = NOTHING;
  let named = false;
  const kinds = new Map<string, Size>();
  for (const selection of set.selections) {
    // A client's cache asks for it once per selection; more is abuse.
    if (isTypename(selection) && !named) {
      named = true;
      continue;
    }
    const kind = conditionOf(selection, walk);
    const size = sizeOf(selection, parent, walk);
    if (!size.ok) return size;
    if (isAbstractType(parent) && isObjectType(kind)) {
      kinds.set(kind.name, together(kinds.get(kind.name) ?? NOTHING, size.value));
    } else {
      shared = together(shared, size.value);
    }
  }
  return accept(kinds.size === 0 ? shared : together(shared, heaviest(kinds.values())));
}

function isTypename(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && selection.name.value === '__typename';
}

function conditionOf(selection: SelectionNode, walk: Walk): Parent {
  if (selection.kind === Kind.FIELD) return undefined;
  const condition =
    selection.kind === Kind.INLINE_FRAGMENT
      ? selection.typeCondition
      : walk.fragments.get(selection.name.value)?.typeCondition;
  return condition === undefined ? undefined : walk.schema.getType(condition.name.value);
}

function sizeOf(selection: SelectionNode, parent: Parent, walk: Walk): Verdict<Size, RefusalCode> {
  if (selection.kind === Kind.FIELD) return sizeOfField(selection, parent, walk);
  if (selection.kind === Kind.INLINE_FRAGMENT) {
    const own = selection.typeCondition === undefined ? parent : conditionOf(selection, walk);
    return sizeOfSet(selection.selectionSet, own, walk);
  }
  const fragment = walk.fragments.get(selection.name.value);
  return fragment === undefined ? accept(NOTHING) : sizeOfFragment(fragment, walk);
}

function sizeOfFragment(fragment: FragmentDefinitionNode, walk: Walk): Verdict<Size, RefusalCode> {
  const name = fragment.name.value;
  const known = walk.known.get(name);
  if (known === 'open') return refuse('CIRCULAR_FRAGMENTS');
  if (known !== undefined) return accept(known);
  walk.known.set(name, 'open');
  const type = walk.schema.getType(fragment.typeCondition.name.value);
  const size = sizeOfSet(fragment.selectionSet, type, walk);
  if (size.ok) walk.known.set(name, size.value);
  return size;
}

function sizeOfField(field: FieldNode, parent: Parent, walk: Walk): Verdict<Size, RefusalCode> {
  const pages = pagesAsked(field, walk.variables);
  if (!pages.ok) return pages;
  if (field.selectionSet === undefined) return accept(ONE_FIELD);
  const type = typeOfField(field, parent);
  const below = sizeOfSet(field.selectionSet, type === undefined ? undefined : getNamedType(type), walk);
  if (!below.ok) return below;
  if (isIntrospection(field)) {
    return below.value.depth >= limits.introspectionDepth ? refuse('TOO_DEEP') : accept(ONE_FIELD);
  }
  const { depth, nesting } = below.value;
  const leads = leadsToProducts(parent, type);
  const entries = isListType(getNullableType(type)) ? inList(below.value) : below.value;
  const shown = paged(times(entries, leads && nesting > 0 ? NESTED_LIST : 1), pages.value);
  return accept({
    ...shown,
    flat: shown.flat + 1,
    depth: depth + 1,
    nesting: leads ? nesting + 1 : nesting,
  });
}

function typeOfField(field: FieldNode, parent: Parent): GraphQLOutputType | undefined {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
  return parent.getFields()[field.name.value]?.type;
}

// From a product to other products, and from those to others: a short document could unfold the whole catalogue.
function leadsToProducts(parent: Parent, type: GraphQLOutputType | undefined): boolean {
  if (type === undefined || !isProduct(getNamedType(type))) return false;
  if (isProduct(parent)) return isListType(getNullableType(type));
  return parent !== undefined && waysBack.has(parent.name);
}

/** What a product shows and one comes to products from again. */
const waysBack = new Set(['ProductReview', 'CategoryProducts']);
const NESTED_LIST = 10;

function isProduct(type: Parent): boolean {
  if (isInterfaceType(type)) return type.name === 'ProductInterface';
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'ProductInterface');
}

function isIntrospection(field: FieldNode): boolean {
  return field.name.value === '__schema' || field.name.value === '__type';
}

function pagesAsked(field: FieldNode, variables: Variables): Verdict<number, RefusalCode> {
  const pageSize = intArgument(field, 'pageSize', variables) ?? ORDINARY_PAGE;
  const currentPage = intArgument(field, 'currentPage', variables) ?? 1;
  if (pageSize < 1 || pageSize > limits.pageSize) return refuse('PAGE_SIZE');
  if (currentPage < 1) return refuse('CURRENT_PAGE');
  return accept(Math.ceil(pageSize / ORDINARY_PAGE));
}

function intArgument(field: FieldNode, name: string, variables: Variables): number | undefined {
  const argument = field.arguments?.find((candidate: ArgumentNode) => candidate.name.value === name);
  if (argument === undefined) return undefined;
  if (argument.value.kind === Kind.INT) return Number(argument.value.value);
  if (argument.value.kind !== Kind.VARIABLE) return undefined;
  const value = variables[argument.value.name.value];
  return typeof value === 'number' ? value : undefined;
}

function withDefaults(operation: OperationDefinitionNode, variables: Variables): Variables {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
  );
  return defaults.length === 0 ? variables : { ...Object.fromEntries(defaults), ...variables };
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
}
