// Every way that leads from a field of Query to an amount, found in the contract itself: what is added to it later is
// asked as well.
import { getNamedType, isInterfaceType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLField, GraphQLInterfaceType, GraphQLObjectType, GraphQLSchema } from 'graphql';

type Holder = GraphQLObjectType | GraphQLInterfaceType;
type AnyField = GraphQLField<unknown, unknown>;
/** Fields and type conditions, each the only one of its level. */
type Path = readonly string[];
type Tree = Map<string, Tree>;

const PRODUCT = 'ProductInterface';
const LISTING = 'products';
/** No type is called so: a mark on the trail. */
const PLAIN_PRODUCTS = '(plain)';
const PATHS_PER_DOCUMENT = 20;
const LONGEST = 9;
const AMOUNT_TYPES = new Set(['Money', 'ConditionPrice', 'ProductDiscount']);
const AMOUNT_NAME = /price|amount|_ht$|_ttc$/iu;

/** By the name of the root field; those that lead to no amount are missing. */
export function moneyPaths(schema: GraphQLSchema): ReadonlyMap<string, Path[]> {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  const found = roots.map((root) => {
    // What only some kinds of products have is asked once, of the listing: behind each door the same views answer.
    const trail = root.name === LISTING ? [] : [PLAIN_PRODUCTS];
    return [root.name, pathsFrom(schema, getNamedType(root.type), trail)] as const;
  });
  return new Map(found.filter(([, paths]) => paths.length > 0));
}

/** Paths through a type condition get documents of their own: types may use one name for different fields. */
export function moneyDocuments(root: string, args: string, paths: readonly Path[]): string[] {
  const plain = paths.filter((path) => !path.some(isCondition));
  const chunks = [
    ...Array.from({ length: Math.ceil(plain.length / PATHS_PER_DOCUMENT) }, (_, at) =>
      plain.slice(at * PATHS_PER_DOCUMENT, (at + 1) * PATHS_PER_DOCUMENT),
    ),
    ...paths.filter((path) => path.some(isCondition)).map((path) => [path]),
  ];
  return chunks.map((chunk) => `{ ${root}${args === '' ? '' : `(${args})`} ${printed(treeOf(chunk))} }`);
}

function pathsFrom(schema: GraphQLSchema, type: unknown, trail: readonly string[]): Path[] {
  if (!(isObjectType(type) || isInterfaceType(type)) || trail.length > LONGEST) return [];
  const family = familyOf(type);
  if (trail.includes(family)) return [];
  const below = [...trail, family];
  const own = Object.values(type.getFields()).flatMap((field) => pathsOfField(schema, type, field, below));
  const isPlain = family === PRODUCT && trail.includes(PLAIN_PRODUCTS);
  return isInterfaceType(type) && !isPlain ? [...own, ...pathsOfKinds(schema, type, below)] : own;
}

function isCondition(step: string): boolean {
  return step.startsWith('...');
}

function pathsOfKinds(schema: GraphQLSchema, type: GraphQLInterfaceType, trail: readonly string[]): Path[] {
  const shared = type.getFields();
  return kindsOf(schema, type, trail).flatMap((kind) =>
    Object.values(kind.getFields())
      .filter((field) => shared[field.name] === undefined)
      .flatMap((field) => pathsOfField(schema, kind, field, trail))
      .map((path) => [`... on ${kind.name}`, ...path]),
  );
}

/** Where a product is one kind among others, any product will do. */
function kindsOf(schema: GraphQLSchema, type: GraphQLInterfaceType, trail: readonly string[]): Holder[] {
  const kinds: Holder[] = [...schema.getPossibleTypes(type)];
  const product = schema.getType(PRODUCT);
  if (trail.includes(PRODUCT) || !isInterfaceType(product)) return kinds;
  const others = kinds.filter((kind) => familyOf(kind) !== PRODUCT);
  return others.length === kinds.length ? kinds : [...others, product];
}

function pathsOfField(
  schema: GraphQLSchema,
  holder: Holder,
  field: AnyField,
  trail: readonly string[],
): Path[] {
  if (field.args.some(isRequiredArgument)) return [];
  const type = getNamedType(field.type);
  const isNumber = ['Float', 'Int'].includes(type.name);
  if (isNumber && (AMOUNT_TYPES.has(holder.name) || AMOUNT_NAME.test(field.name))) return [[field.name]];
  return pathsFrom(schema, type, trail).map((path) => [field.name, ...path]);
}

// Every kind of product leads to the same amounts.
function familyOf(type: Holder): string {
  const isProduct = type.getInterfaces().some(({ name }) => name === PRODUCT);
  return isProduct ? PRODUCT : type.name;
}

function treeOf(paths: readonly Path[]): Tree {
  const tree: Tree = new Map();
  for (const path of paths) {
    let at = tree;
    for (const step of path) {
      const next: Tree = at.get(step) ?? new Map<string, Tree>();
      at.set(step, next);
      at = next;
    }
  }
  return tree;
}

function printed(tree: Tree): string {
  return `{ ${[...tree].map(([step, below]) => (below.size === 0 ? step : `${step} ${printed(below)}`)).join(' ')} }`;
}
