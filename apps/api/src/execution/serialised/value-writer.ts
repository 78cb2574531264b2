// From types and selections to functions that write: what needs no resolver as one text, the rest field by field.
import { isAbstractType, isLeafType, isListType, isNonNullType } from 'graphql';
import type { FieldNode, GraphQLObjectType, GraphQLOutputType, SelectionSetNode } from 'graphql';
import { Abandoned } from './answer-sheet.ts';
import { fieldWriter } from './field-writer.ts';
import type { FieldWriter } from './field-writer.ts';
import { listOf, objectOf, plainEntries, plainLeaf, plainList, plainObject } from './plain-writer.ts';
import type { PlainWriter } from './plain-writer.ts';
import { selectedFields } from './selected-fields.ts';
import type { Plan, ValueWriter, Write } from './writing.ts';

export function valueWriter(plan: Plan, type: GraphQLOutputType, nodes: readonly FieldNode[]): ValueWriter {
  if (isNonNullType(type)) return neverNull(valueWriter(plan, type.ofType, nodes));
  if (isListType(type)) return listWriter(plan, valueWriter(plan, type.ofType, nodes));
  if (isLeafType(type)) {
    const plain = plainLeaf(type);
    return { plain, write: (value, { parts }) => void parts.push(plain(value)) };
  }
  const sets = nodes.map((node) => node.selectionSet).filter((set) => set !== undefined);
  if (!isAbstractType(type)) return objectWriter(plan, type, sets);
  const possible = plan.schema.getPossibleTypes(type);
  return abstractWriter(new Map(possible.map((one) => [one.name, objectWriter(plan, one, sets)])));
}

export function objectWriter(
  plan: Plan,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ValueWriter {
  const selected = selectedFields(plan.schema, plan.document, type, sets);
  const fields = [...selected].map(([name, nodes]) =>
    fieldWriter(plan, type, name, nodes, (fieldType) => valueWriter(plan, fieldType, nodes)),
  );
  const plains = fields.map(({ plain }) => plain).filter((plain) => plain !== null);
  const runs = runsOf(plan, fields);
  const each = orNull((value, sheet, run) => {
    const object = objectOf(value);
    sheet.parts.push('{');
    for (const [at, write] of runs.entries()) {
      if (at > 0) sheet.parts.push(',');
      write(object, sheet, run);
    }
    sheet.parts.push('}');
  });
  if (plains.length < fields.length) return { plain: null, write: each };
  return cachedWriter(plan, plainObject(plains), each);
}

// Neighbours that need no resolver become one text where the object is shared.
function runsOf(plan: Plan, fields: readonly FieldWriter[]): Write<object>[] {
  const runs: Write<object>[] = [];
  let together: FieldWriter[] = [];
  function close(): void {
    if (together.length > 0) runs.push(runOf(plan, together));
    together = [];
  }
  for (const field of fields) {
    if (field.plain !== null) together.push(field);
    else {
      close();
      runs.push(field.write);
    }
  }
  close();
  return runs;
}

function runOf(plan: Plan, fields: readonly FieldWriter[]): Write<object> {
  const plains = fields.map(({ plain }) => plain).filter((plain) => plain !== null);
  return cachedTextOr(plan, plainEntries(plains), (value, sheet, run) => {
    for (const [at, { write }] of fields.entries()) {
      if (at > 0) sheet.parts.push(',');
      write(value, sheet, run);
    }
  });
}

function listWriter(plan: Plan, inner: ValueWriter): ValueWriter {
  const each = orNull((value, sheet, run) => {
    for (const [at, item] of listOf(value).entries()) {
      sheet.parts.push(at === 0 ? '[' : ',');
      inner.write(item, sheet, run);
    }
    sheet.parts.push(listOf(value).length === 0 ? '[]' : ']');
  });
  if (inner.plain === null) return { plain: null, write: each };
  return cachedWriter(plan, plainList(inner.plain), each);
}

function abstractWriter(byName: ReadonlyMap<string, ValueWriter>): ValueWriter {
  const writers = [...byName.values()];
  function writerOf(value: unknown): ValueWriter {
    const object = objectOf(value);
    const name: unknown = '__typename' in object ? object.__typename : undefined;
    const writer = typeof name === 'string' ? byName.get(name) : undefined;
    if (writer === undefined) throw new Abandoned();
    return writer;
  }
  const plain: PlainWriter = (value) =>
    value === null || value === undefined ? 'null' : (writerOf(value).plain?.(value) ?? '');
  return {
    plain: writers.every((writer) => writer.plain !== null) ? plain : null,
    write: orNull((value, sheet, run) => writerOf(value).write(value, sheet, run)),
  };
}

function neverNull({ plain, write }: ValueWriter): ValueWriter {
  return {
    plain: plain && ((value) => plain(present(value))),
    write: (value, sheet, run) => write(present(value), sheet, run),
  };
}

function present(value: unknown): unknown {
  if (value === null || value === undefined) throw new Abandoned();
  return value;
}

function orNull(write: Write<unknown>): Write<unknown> {
  return (value, sheet, run) => {
    if (value === null || value === undefined) sheet.parts.push('null');
    else write(value, sheet, run);
  };
}

function cachedWriter(plan: Plan, plain: PlainWriter, each: Write<unknown>): ValueWriter {
  return { plain, write: cachedTextOr(plan, plain, each) };
}

// What was made for one request is written anew, though it may hold things that many share.
function cachedTextOr<Value>(
  { cache }: Plan,
  plain: (value: Value) => string,
  each: Write<Value>,
): Write<Value> {
  const texts = cache.cachedText();
  return (value, sheet, run) => {
    if (isShared(value)) sheet.parts.push(texts.of(value, () => plain(value)));
    else each(value, sheet, run);
  };
}

function isShared(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.isFrozen(value);
}
