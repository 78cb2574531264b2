// How deep and how costly a document is, before anything of it runs.
import { Kind } from 'graphql';
import type {
  ArgumentNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { limits, ORDINARY_PAGE } from './limits.ts';
import type { RefusalCode } from './refusal-messages.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** `nesting`: how many lists of products stand within one another below this point. */
type Size = { depth: number; cost: number; nesting: number };
type Walk = {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  known: Map<string, Size | 'open'>;
  variables: Variables;
};

/**
 * Complexity: each field costs 1, fragments counted at every spread; below a field with a page size, everything
 * costs once more for each further twenty entries asked for; a list of products that leads to further lists of
 * products costs ten times what it shows. Introspection counts as one field. A fragment that
 * nobody spreads must stay within bounds as well: it costs time to validate.
 */
export function measureOperation(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Verdict<Size, RefusalCode> {
  const fragments = fragmentsOf(document);
  const walk: Walk = { fragments, known: new Map(), variables: withDefaults(operation, variables) };
  const size = sizeOfSet(operation.selectionSet, walk);
  if (!size.ok) return size;
  if (size.value.depth > limits.depth) return refuse('TOO_DEEP');
  if (size.value.cost > limits.complexity) return refuse('TOO_COMPLEX');
  const unused = [...fragments].filter(([name]) => !walk.known.has(name));
  const others = unused.map(([, fragment]) => sizeOfSet(fragment.selectionSet, walk));
  return others.find((other) => !other.ok || other.value.cost > limits.complexity) === undefined
    ? size
    : refuse('TOO_COMPLEX');
}

function sizeOfSet(set: SelectionSetNode, walk: Walk): Verdict<Size, RefusalCode> {
  let depth = 0;
  let cost = 0;
  let nesting = 0;
  for (const selection of set.selections) {
    const size = sizeOf(selection, walk);
    if (!size.ok) return size;
    depth = Math.max(depth, size.value.depth);
    cost += size.value.cost;
    nesting = Math.max(nesting, size.value.nesting);
  }
  return accept({ depth, cost, nesting });
}

function sizeOf(selection: SelectionNode, walk: Walk): Verdict<Size, RefusalCode> {
  if (selection.kind === Kind.FIELD) return sizeOfField(selection, walk);
  if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOfSet(selection.selectionSet, walk);
  const name = selection.name.value;
  const known = walk.known.get(name);
  if (known === 'open') return refuse('CIRCULAR_FRAGMENTS');
  if (known !== undefined) return accept(known);
  const fragment = walk.fragments.get(name);
  // An unknown fragment is validation's business.
  if (fragment === undefined) return accept({ depth: 0, cost: 0, nesting: 0 });
  walk.known.set(name, 'open');
  const size = sizeOfSet(fragment.selectionSet, walk);
  if (size.ok) walk.known.set(name, size.value);
  return size;
}

function sizeOfField(field: FieldNode, walk: Walk): Verdict<Size, RefusalCode> {
  const pages = pagesAsked(field, walk.variables);
  if (!pages.ok) return pages;
  if (field.selectionSet === undefined) return accept({ depth: 1, cost: 1, nesting: 0 });
  const below = sizeOfSet(field.selectionSet, walk);
  if (!below.ok) return below;
  if (isIntrospection(field)) {
    return below.value.depth >= limits.introspectionDepth
      ? refuse('TOO_DEEP')
      : accept({ depth: 1, cost: 1, nesting: 0 });
  }
  const { depth, cost, nesting } = below.value;
  const leads = leadsToProducts.has(field.name.value);
  const times = leads && nesting > 0 ? NESTED_LIST : 1;
  return accept({
    depth: depth + 1,
    cost: 1 + pages.value * times * cost,
    nesting: leads ? nesting + 1 : nesting,
  });
}

// From a product to other products, and from those to others: a short document could unfold the whole catalogue.
const leadsToProducts = new Set(['related_products', 'upsell_products', 'crosssell_products', 'reviews']);
const NESTED_LIST = 10;

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
